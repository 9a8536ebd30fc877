import { randomUUID } from 'node:crypto';
import { reconcile } from '#server/charging/charging.reconcile.ts';
import type { Log } from '#server/platform/log.ts';
import type { GatewayReports, GatewayTransaction } from '#server/platform/payments/gateway-reports.ts';
import { OutcomeUnknown, PaymentDeclined } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import { compareOrder, type Finding, hasAnotherCharge, type KnownIntent } from './audit.comparison.ts';
import {
  chargedIn,
  countTransactions,
  intentsOf,
  ledgerFindings,
  leftOpen,
  openSince,
  refundedSince,
  type Window,
} from './audit.queries.ts';
import { tookBack } from './audit.rules.ts';
import type { AuditDeps } from './audit.types.ts';
import { bringDisputes } from './disputes.ts';
import { bookFees } from './gateway-fees.ts';
import { followOrder } from './refunds.ts';

type ReadingDeps = Pick<AuditDeps, 'db' | 'clock' | 'gatewayReports' | 'log'>;

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A posted refund can still fail within this time. It keeps its old date, so no later window includes it. */
const failsWithin = 14 * day;
/** Rows that one statement reads or writes. */
const chunkSize = 1000;
/** Lines that one call looks up by id. A failed call leaves at most this many unchecked. */
const atOnce = 100;
/** Failures in a row after which an audit stops asking the gateway. */
const failLimit = 5;

/** The number of items that the audit checked. */
export type AuditFigures = { charges: number; refunds: number; intents: number; transactions: number };
export type AuditResult = {
  id: string;
  figures: AuditFigures;
  findings: (Finding & { isRepaired: boolean })[];
};

type Orders = Map<string, GatewayTransaction[]>;

const readOrders = async (
  { gatewayReports }: { gatewayReports: GatewayReports },
  { from, until }: Window,
): Promise<Orders> => {
  const orders: Orders = new Map();
  for await (const line of gatewayReports.between(from, until)) {
    const lines = orders.get(line.orderId) ?? [];
    orders.set(line.orderId, [...lines, line]);
  }
  return orders;
};

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const knownIn = async (
  { db }: Pick<Platform, 'db'>,
  orders: Orders,
  window: Window,
): Promise<Map<string, KnownIntent>> => {
  const known = new Map<string, KnownIntent>();
  for (const some of chunks([...orders.keys()], chunkSize))
    for (const intent of await intentsOf(db, some)) known.set(intent.id, intent);
  for (const intent of await chargedIn(db, window)) known.set(intent.id, intent);
  return known;
};

/** An order can reach beyond the window, so a suspected difference is confirmed against the whole order. */
const confirmed = async (deps: ReadingDeps, orderId: string): Promise<Finding[]> => {
  const lines = await deps.gatewayReports.ofOrder(orderId);
  const [intent] = await intentsOf(deps.db, [orderId]);
  return compareOrder(orderId, lines, intent, deps.clock.now());
};

/** Whether the gateway could not be reached, as opposed to an answer about this order. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof OutcomeUnknown || error instanceof PaymentDeclined;

/** Confirms the differences of several orders. An order that can't be checked now is left to the next audit. */
const allConfirmed = async (deps: ReadingDeps, orderIds: readonly string[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  let failures = 0;
  for (const orderId of orderIds)
    try {
      // An unreachable gateway must not get a request for each order.
      if (failures === failLimit) throw new Error(`The gateway did not answer ${failLimit} times in a row`);
      findings.push(...(await confirmed(deps, orderId)));
      failures = 0;
    } catch (error) {
      if (isUnanswered(error)) failures += 1;
      deps.log.error({ err: error, order: orderId }, 'an order could not be compared');
      findings.push({ kind: 'not-compared', subject: orderId, expected: null, found: null });
    }
  return findings;
};

/** The gateway's amounts for these references, in cents. A reference without an answer has no entry. */
const takenAtGateway = async (
  { gatewayReports, log }: { gatewayReports: GatewayReports; log: Log },
  references: readonly string[],
): Promise<Map<string, number>> => {
  const taken = new Map<string, number>();
  for (const some of chunks(references, atOnce))
    try {
      for await (const line of gatewayReports.named(some)) taken.set(line.id, tookBack(line));
    } catch (error) {
      log.error({ err: error, references: some }, 'refunds could not be looked up');
    }
  return taken;
};

/** Orders with a posted refund whose amount the gateway does not confirm. */
const doubtfulRefunds = async (deps: ReadingDeps, until: Date): Promise<Set<string>> => {
  const refunds = await refundedSince(deps.db, new Date(until.getTime() - failsWithin));
  const taken = await takenAtGateway(
    deps,
    refunds.map(({ reference }) => reference),
  );
  return new Set(
    refunds.filter(({ reference, amount }) => taken.get(reference) !== amount).map(({ orderId }) => orderId),
  );
};

const orderFindings = async (deps: ReadingDeps, orders: Orders, window: Window): Promise<Finding[]> => {
  const known = await knownIn(deps, orders, window);
  const now = deps.clock.now();
  const doubtful = await doubtfulRefunds(deps, window.until);
  for (const orderId of await leftOpen(deps.db)) doubtful.add(orderId);
  const suspect = [...new Set([...orders.keys(), ...known.keys(), ...doubtful])].filter((orderId) => {
    const [lines, intent] = [orders.get(orderId) ?? [], known.get(orderId)];
    if (doubtful.has(orderId) || compareOrder(orderId, lines, intent, now).length > 0) return true;
    return intent !== undefined && hasAnotherCharge(lines, intent);
  });
  return allConfirmed(deps, suspect);
};

/** Settles an order if possible. A failure does not stop the other orders. */
const trySettle = async (
  deps: Omit<AuditDeps, 'gatewayReports'>,
  intent: { id: string; purpose: string },
): Promise<boolean> => {
  try {
    return await reconcile(deps, deps.purposes.of(intent), intent.id);
  } catch (error) {
    deps.log.warn({ err: error, intent: intent.id }, 'an open intent could not be settled');
    return false;
  }
};

const settleOpen = async (deps: Omit<AuditDeps, 'gatewayReports'>): Promise<AuditResult['findings']> => {
  const open = await openSince(deps.db, new Date(deps.clock.now().getTime() - day));
  const findings: AuditResult['findings'] = [];
  for (const intent of open) {
    const isRepaired = await trySettle(deps, intent);
    findings.push({
      kind: 'open-too-long',
      subject: intent.id,
      expected: intent.amount,
      found: null,
      isRepaired,
    });
  }
  return findings;
};

const followed: readonly Finding['kind'][] = ['refund-without-posting', 'posting-without-refund'];

/** Books what is safe to book: refunds, and refunded money that came back. A person decides about all other findings. */
const repaired = async (deps: AuditDeps, finding: Finding): Promise<boolean> => {
  if (!followed.includes(finding.kind)) return false;
  try {
    await followOrder(deps, finding.subject);
    // Another process, or another finding of the same order, may have booked it meanwhile.
    const left = await confirmed(deps, finding.subject);
    return left.every(({ kind }) => kind !== finding.kind);
  } catch (error) {
    deps.log.warn({ err: error, order: finding.subject }, 'a refund could not be booked');
    return false;
  }
};

const keep = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { id, figures, findings }: AuditResult,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const some of chunks(findings, chunkSize))
      await trx
        .insertInto('auditFinding')
        .values(some.map((finding) => ({ auditId: id, ...finding })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await trx
      .updateTable('audit')
      .set({ finishedAt: clock.now(), figures: JSON.stringify(figures) })
      .where('id', '=', id)
      .execute();
  });

/**
 * Compares the ledger, the intents and the gateway's reports of a window, books what is safe, and records the rest. It can be interrupted
 * at any point and run again.
 */
export const runAudit = async (
  deps: AuditDeps & { securityEvents: SecurityEvents },
  window: Window,
): Promise<AuditResult> => {
  const id = randomUUID();
  await deps.db
    .insertInto('audit')
    .values({
      id,
      lookedFrom: window.from,
      lookedUntil: window.until,
      startedAt: deps.clock.now(),
    })
    .execute();
  // Open intents are settled first, so that their outcomes are compared, too.
  const findings = await settleOpen(deps);
  // A report that is not available now is read by a later audit.
  await bookFees(deps, window.until).catch((error: unknown) =>
    deps.log.error({ err: error, audit: id }, 'the gateway’s fees could not be read'),
  );
  const orders = await readOrders(deps, window);
  const lines = [...orders.values()].flat();
  for (const finding of await orderFindings(deps, orders, window))
    findings.push({ ...finding, isRepaired: await repaired(deps, finding) });
  findings.push(...(await bringDisputes(deps, window.until)));
  const seen = new Set(findings.map(({ kind, subject }) => `${kind} ${subject}`));
  for (const finding of await ledgerFindings(deps.db, window))
    if (!seen.has(`${finding.kind} ${finding.subject}`)) findings.push({ ...finding, isRepaired: false });
  const figures = {
    charges: lines.filter(({ type, state }) => type === 'sale' && state === 'taken').length,
    refunds: lines.filter(({ type, state }) => type === 'credit' && state === 'taken').length,
    intents: (await chargedIn(deps.db, window)).length,
    transactions: await countTransactions(deps.db, window),
  };
  const result = { id, figures, findings };
  await keep(deps, result);
  for (const { kind, subject } of findings.filter(({ isRepaired }) => !isRepaired)) {
    deps.log.error({ kind, subject, audit: id }, 'an audit found a difference that it did not repair');
    deps.securityEvents.record('audit-finding', { reason: kind, subject, audit: id });
  }
  return result;
};
