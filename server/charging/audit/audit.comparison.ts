import { isUndecided } from '#server/charging/charging.types.ts';
import type { GatewayTransaction } from '#server/platform/payments/gateway-reports.ts';
import { type Taking, takingsOf } from './audit.rules.ts';

export type FindingKind =
  /** The gateway charged an order without an intent. */
  | 'charge-without-intent'
  /** The gateway has a charge that the ledger lacks. */
  | 'charge-without-posting'
  /** The ledger has a charge that the gateway lacks. */
  | 'posting-without-charge'
  /** Gateway, intent and ledger have different amounts. */
  | 'amount-differs'
  /** Money went back, and the ledger lacks all or part of it. */
  | 'refund-without-posting'
  /** The ledger has more returned than the gateway: a refund that failed later. */
  | 'posting-without-refund'
  /** The ledger differs from what lost disputes took, or a won one returned. */
  | 'dispute-differs'
  /** The gateway charged one order more than once, and kept more than the charge that counts. */
  | 'charged-twice'
  /** The intent was given up, and the gateway kept the money. */
  | 'charged-though-declined'
  /** The outcome is unknown after a day. */
  | 'open-too-long'
  /** The gateway did not answer about an order that has to be checked. The next audit asks again. */
  | 'not-compared'
  /** A transaction of the ledger whose entries do not sum to zero. */
  | 'unbalanced'
  /** A listed donation that the ledger lacks. */
  | 'donation-without-posting';

/** Amounts in cents; null if there is none. */
export type Finding = { kind: FindingKind; subject: string; expected: number | null; found: number | null };

/** An intent with its postings, in cents; `booked` is null if nothing is posted. */
export type KnownIntent = {
  id: string;
  state: 'created' | 'charged' | 'declined' | 'unknown' | 'refunded';
  amount: number;
  createdAt: Date;
  /** The gateway's id of the charge that counts; null while there is none. */
  chargedId: string | null;
  booked: number | null;
  isReversed: boolean;
  /** Posted refunds in cents, by the gateway's ids of what took them. */
  taken: Readonly<Record<string, number>>;
};

const hour = 60 * 60 * 1000;
/** Time to refund an orphaned charge. */
const givingBackTakes = 26 * hour;

const sumOf = (lines: readonly GatewayTransaction[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const isTakenSale = ({ type, state }: GatewayTransaction): boolean => type === 'sale' && state === 'taken';

/** The money that the gateway took back, compared with what is posted; no difference where the whole charge was reversed. */
const differenceOf = (takings: readonly Taking[], { taken, isReversed }: KnownIntent) => {
  const none = { unposted: 0, overposted: 0, posted: 0 };
  if (isReversed) return none;
  const atGateway = new Map(takings.map(({ reference, amount }) => [reference, amount]));
  let { unposted, overposted, posted } = none;
  for (const reference of new Set([...atGateway.keys(), ...Object.keys(taken)])) {
    const missing = (atGateway.get(reference) ?? 0) - (taken[reference] ?? 0);
    posted += taken[reference] ?? 0;
    if (missing > 0) unposted += missing;
    else overposted -= missing;
  }
  return { unposted, overposted, posted };
};

/** Compares all records of an order, at the gateway and on this site. Pure. */
export const compareOrder = (
  orderId: string,
  lines: readonly GatewayTransaction[],
  intent: KnownIntent | undefined,
  now: Date,
): Finding[] => {
  const finding = (kind: FindingKind, expected: number | null, found: number | null): Finding => ({
    kind,
    subject: orderId,
    expected,
    found,
  });
  const sales = lines.filter(
    ({ id, type, state }) =>
      type === 'sale' && (state === 'taken' || state === 'called-off' || id === intent?.chargedId),
  );
  const taken = sales.filter(isTakenSale);
  const sale = sales.find(({ id }) => id === intent?.chargedId) ?? taken[0] ?? sales[0];
  const credits = lines.filter(({ type, state }) => type === 'credit' && state === 'taken');
  const kept = sumOf(taken) - sumOf(credits);
  if (!intent) return kept > 0 ? [finding('charge-without-intent', null, kept)] : [];
  if (isUndecided(intent)) return [];
  if (intent.state !== 'charged') {
    const isLate = now.getTime() - intent.createdAt.getTime() > givingBackTakes;
    return kept > 0 && isLate ? [finding('charged-though-declined', 0, kept)] : [];
  }
  if (!sale) return [finding('posting-without-charge', null, intent.booked ?? intent.amount)];
  if (intent.booked === null) return [finding('charge-without-posting', sale.amount, null)];
  if (intent.booked !== sale.amount) return [finding('amount-differs', sale.amount, intent.booked)];
  if (intent.amount !== sale.amount) return [finding('amount-differs', sale.amount, intent.amount)];
  const others = taken.filter(({ id }) => id !== sale.id);
  const ofOthers = credits.filter((credit) => others.some(({ id }) => id === credit.refundedTransactionId));
  const twice = sumOf(others) - sumOf(ofOthers);
  const takings = takingsOf(lines, sale.id);
  const left = sale.amount - takings.reduce((sum, { amount }) => sum + amount, 0);
  const { unposted, overposted, posted } = differenceOf(takings, intent);
  return [
    ...(unposted > 0 ? [finding('refund-without-posting', unposted, null)] : []),
    ...(overposted > 0 ? [finding('posting-without-refund', posted - overposted, posted)] : []),
    ...(twice > 0 ? [finding('charged-twice', left, left + twice)] : []),
  ];
};

/** Whether the lines have a charge other than the one that counts, which may be older than all of them. */
export const hasAnotherCharge = (lines: readonly GatewayTransaction[], { chargedId }: KnownIntent): boolean =>
  chargedId !== null && lines.some((line) => isTakenSale(line) && line.id !== chargedId);
