import type { GatewayTransaction } from '#server/platform/payments/gateway-books.ts';

export type FindingKind =
  /** The gateway charged for an order that no intent here has asked for. */
  | 'charge-without-intent'
  /** The gateway charged, and the ledger doesn't have it. */
  | 'charge-without-posting'
  /** The ledger has a charge that the gateway doesn't. */
  | 'posting-without-charge'
  /** Gateway, intent and ledger don't name the same amount. */
  | 'amount-differs'
  /** Money went back, and the ledger doesn't have it. */
  | 'refund-without-posting'
  /** The gateway charged more than once for one order, and kept more than what counts of it. */
  | 'charged-twice'
  /** It was given up, and the gateway kept the money. */
  | 'charged-though-declined'
  /** A day has gone by, and it isn't known what became of it. */
  | 'open-too-long'
  /** A transaction of the ledger that doesn't sum to zero. */
  | 'unbalanced'
  /** A gift in a list that the ledger doesn't have. */
  | 'gift-without-posting';

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
  /** The gateway's ids of what has been posted as taken back. */
  taken: readonly string[];
};

const hour = 60 * 60 * 1000;
/** A charge that was given up has this long to be given back. */
const givingBackTakes = 26 * hour;

const sumOf = (lines: readonly GatewayTransaction[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const isTakenSale = ({ type, state }: GatewayTransaction): boolean => type === 'sale' && state === 'taken';

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
    ({ type, state }) => type === 'sale' && (state === 'taken' || state === 'called-off'),
  );
  const taken = sales.filter(isTakenSale);
  const sale = sales.find(({ id }) => id === intent?.chargedId) ?? taken[0] ?? sales[0];
  const credits = lines.filter(({ type, state }) => type === 'credit' && state === 'taken');
  const kept = sumOf(taken) - sumOf(credits);
  if (!intent) return kept > 0 ? [finding('charge-without-intent', null, kept)] : [];
  if (intent.state === 'created' || intent.state === 'unknown') return [];
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
  const back = credits.filter((credit) => !ofOthers.includes(credit));
  const twice = sumOf(others) - sumOf(ofOthers);
  const wentBack = sale.state === 'called-off' ? [...back, sale] : back;
  const left = sale.amount - sumOf(wentBack);
  const missing = intent.isReversed ? [] : wentBack.filter(({ id }) => !intent.taken.includes(id));
  return [
    ...(missing.length > 0 ? [finding('refund-without-posting', sumOf(missing), null)] : []),
    ...(twice > 0 ? [finding('charged-twice', left, left + twice)] : []),
  ];
};

/** Whether the lines have a charge that isn't the one that counts, which may lie before all of them. */
export const hasAnotherCharge = (lines: readonly GatewayTransaction[], { chargedId }: KnownIntent): boolean =>
  chargedId !== null && lines.some((line) => isTakenSale(line) && line.id !== chargedId);
