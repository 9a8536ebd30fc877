import { findIntent } from '#server/charging/charging.intents.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { GatewayDispute, GatewayReports } from '#server/platform/payments/gateway-reports.ts';
import type { Finding } from './audit.comparison.ts';
import { disputedSince } from './audit.queries.ts';
import type { AuditDeps } from './audit.types.ts';
import { isReversed, orderOf, postedCharge, takenBy } from './refunds.queries.ts';
import { followDispute } from './refunds.ts';

const day = 24 * 60 * 60 * 1000;
/** Banks and card schemes take months to decide a dispute for good. */
const decidedWithin = 180 * day;

type Found = Finding & { isRepaired: boolean };
type Difference = { disputeId: string; orderId: string; expected: number; found: number };

/** Where the ledger differs from a decided dispute; null if it agrees, or the dispute is not of this site. */
const differenceOf = async ({ db }: { db: Db }, dispute: GatewayDispute): Promise<Difference | null> => {
  if (dispute.verdict === 'open') return null;
  const orderId = await orderOf(db, dispute.transactionId);
  if (orderId === undefined || (await findIntent(db, orderId))?.state !== 'charged') return null;
  const charge = await postedCharge(db, orderId);
  if (!charge || (await isReversed(db, charge.id))) return null;
  const { amount: found } = await takenBy(db, charge.id, `${charge.kind}-dispute`, dispute.id);
  // Not limited to the charge, unlike the booking: a person must look at a gateway that takes more.
  const expected = dispute.verdict === 'lost' ? dispute.amount : 0;
  return found === expected ? null : { disputeId: dispute.id, orderId, expected, found };
};

const isBrought = async (deps: AuditDeps, { disputeId }: Difference): Promise<boolean> => {
  try {
    await followDispute(deps, disputeId);
    const dispute = await deps.gatewayReports.dispute(disputeId);
    return dispute !== null && (await differenceOf(deps, dispute)) === null;
  } catch (error) {
    deps.log.warn({ err: error, dispute: disputeId }, 'a dispute could not be booked');
    return false;
  }
};

/** Where the ledger differs from the gateway about disputes that its list lacks. */
const bookedOtherwise = async (
  deps: { db: Db; gatewayReports: GatewayReports },
  from: Date,
  listed: readonly GatewayDispute[],
): Promise<Difference[]> => {
  const known = new Set(listed.map(({ id }) => id));
  const differences: Difference[] = [];
  for (const { orderId, reference, amount: found } of await disputedSince(deps.db, from)) {
    if (known.has(reference) || found === 0) continue;
    const dispute = await deps.gatewayReports.dispute(reference);
    const difference = dispute
      ? await differenceOf(deps, dispute)
      : { disputeId: reference, orderId, expected: 0, found };
    if (difference) differences.push(difference);
  }
  return differences;
};

const differencesOf = async (
  deps: { db: Db; gatewayReports: GatewayReports },
  until: Date,
): Promise<Difference[]> => {
  const from = new Date(until.getTime() - decidedWithin);
  const listed = await deps.gatewayReports.disputesBetween(from, until);
  const differences: Difference[] = [];
  for (const dispute of listed) {
    const difference = await differenceOf(deps, dispute);
    if (difference) differences.push(difference);
  }
  return [...differences, ...(await bookedOtherwise(deps, from, listed))];
};

/**
 * Compares the booked disputes with the gateway's list of the last months, in both directions, and books what no notification reported.
 * Resolves with where the ledger differed, by order, in cents. The next audit reads what is unavailable now.
 */
export const bringDisputes = async (deps: AuditDeps, until: Date): Promise<Found[]> => {
  const differences = await differencesOf(deps, until).catch((error: unknown): Difference[] => {
    deps.log.error({ err: error }, 'the gateway’s disputes could not be read');
    return [];
  });
  const byOrder = new Map<string, Found>();
  for (const difference of differences) {
    const { orderId: subject, expected, found } = difference;
    const isRepaired = await isBrought(deps, difference);
    const before = byOrder.get(subject);
    byOrder.set(subject, {
      kind: 'dispute-differs',
      subject,
      expected: expected + (before?.expected ?? 0),
      found: found + (before?.found ?? 0),
      isRepaired: isRepaired && before?.isRepaired !== false,
    });
  }
  return [...byOrder.values()];
};
