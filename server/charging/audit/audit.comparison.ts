import { isUndecided } from '#server/charging/charging.types.ts';
import type { GatewayTransaction } from '#server/platform/payments/gateway-reports.ts';
import { type Taking, takingsOf } from './audit.rules.ts';

export type FindingKind =
  /** The gateway charged for an order that no intent here has asked for. */
  | 'charge-without-intent'
  /** The gateway charged, and the ledger doesn't have it. */
  | 'charge-without-posting'
  /** The ledger has a charge that the gateway doesn't. */
  | 'posting-without-charge'
  /** Gateway, intent and ledger don't name the same amount. */
  | 'amount-differs'
  /** Money went back, and the ledger doesn't have it, or not all of it. */
  | 'refund-without-posting'
  /** The ledger has more as gone back than the gateway: a refund that failed after all. */
  | 'posting-without-refund'
  /** What disputes that were lost took, or one that was won gave back, isn't what the ledger has of them. */
  | 'dispute-differs'
  /** The gateway charged more than once for one order, and kept more than what counts of it. */
  | 'charged-twice'
  /** It was given up, and the gateway kept the money. */
  | 'charged-though-declined'
  /** A day has gone by, and it isn't known what became of it. */
  | 'open-too-long'
  /** The gateway didn't say what it has of an order that has to be looked at. The next audit asks again. */
  | 'not-compared'
  /** A transaction of the ledger that doesn't sum to zero. */
  | 'unbalanced'
  /** A donation in a list that the ledger doesn't have. */
  | 'donation-without-posting';

/** Amounts in cents; null where there is none. */
export type Finding = { kind: FindingKind; subject: string; expected: number | null; found: number | null };

/** An intent with what the ledger has of it, in cents; `booked` is null where nothing is posted. */
export type KnownIntent = {
  id: string;
  state: 'created' | 'charged' | 'declined' | 'unknown' | 'refunded';
  amount: number;
  createdAt: Date;
  /** The gateway's id of the charge that counts; null while there is none. */
  chargedId: string | null;
  booked: number | null;
  isReversed: boolean;
  /** Cents that have been posted as refunded, by the gateway's ids of what took them. */
  taken: Readonly<Record<string, number>>;
};

const hour = 60 * 60 * 1000;
/** A charge that was given up has this long to be given back. */
const givingBackTakes = 26 * hour;

const sumOf = (lines: readonly GatewayTransaction[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const isTakenSale = ({ type, state }: GatewayTransaction): boolean => type === 'sale' && state === 'taken';

/** What the gateway took back, held against what is posted of it; a charge that was reversed is whole again. */
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

/** What is wrong with an order, by everything that the gateway and this site have of it. Pure. */
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

/** Whether the lines have a charge that isn't the one that counts, which may lie before all of them. */
export const hasAnotherCharge = (lines: readonly GatewayTransaction[], { chargedId }: KnownIntent): boolean =>
  chargedId !== null && lines.some((line) => isTakenSale(line) && line.id !== chargedId);
