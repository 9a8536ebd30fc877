import type { AnsweredDonation } from './donors.ts';
import type { GatewayLine } from './gateway.types.ts';

/** An intent with its postings in the ledger; cents. */
export type KnownOrder = {
  id: string;
  key: string;
  state: string;
  /** How often the charge was posted, and how many donations were made from it. */
  postings: number;
  donations: number;
  /** The donation's sum in the clearing account, less refunds. */
  net: number;
};

export type LedgerBook = {
  orders: KnownOrder[];
  /** The sum over all entries, and the transactions that don't sum to zero. */
  sum: number;
  unbalanced: string[];
};

export type Finding = {
  kind: /** Money that one book has and another doesn't. */
    | 'lost'
    /** Charged or booked twice. */
    | 'double'
    /** The donor was told that nothing was charged, and it was kept; or was told both. */
    | 'contradicted'
    /** Whether the donation's outcome is unknown. */
    | 'open'
    | 'unbalanced'
    /** An answer that says neither what happened nor what to do. */
    | 'broken';
  subject: string;
  what: string;
};

export type Audit = {
  intents: number;
  acknowledged: number;
  refused: number;
  charged: number;
  inLedger: number;
  sum: number;
  findings: Finding[];
};

const netOf = (lines: readonly GatewayLine[]): number =>
  lines
    .filter(({ isTaken }) => isTaken)
    .reduce((sum, { type, amount }) => sum + (type === 'sale' ? amount : -amount), 0);

const salesOf = (lines: readonly GatewayLine[]): number =>
  lines.filter(({ type, isTaken }) => type === 'sale' && isTaken).length;

const orderFindings = (order: KnownOrder, lines: readonly GatewayLine[]): Finding[] => {
  const found: Finding[] = [];
  const say = (kind: Finding['kind'], what: string) => found.push({ kind, subject: order.id, what });
  const [atGateway, sales] = [netOf(lines), salesOf(lines)];
  if (sales > 1) say('double', `${sales} charges at the gateway`);
  if (order.postings > 1 || order.donations > 1) say('double', 'in the ledger twice');
  if (atGateway !== order.net) say('lost', `${atGateway} at the gateway, ${order.net} in the ledger`);
  if (order.state === 'charged' && (order.postings === 0 || order.donations === 0))
    say('lost', 'charged, and no gift');
  if (order.state === 'created' || order.state === 'unknown') say('open', order.state);
  return found;
};

type Kept = { order: KnownOrder; lines: readonly GatewayLine[] };

const isKept = ({ lines }: Kept): boolean => netOf(lines) > 0;

const donorFindings = (
  answered: AnsweredDonation,
  orders: readonly Kept[],
  isGivenBack: (key: string) => boolean,
): Finding[] => {
  const found: Finding[] = [];
  const say = (kind: Finding['kind'], what: string) => found.push({ kind, subject: answered.key, what });
  const saidCharged = answered.answers.filter((answer) => answer.kind === 'charged');
  const wasRefused = answered.answers.some(({ kind }) => kind === 'notCharged');
  const kept = orders.filter(isKept);
  if (kept.length > 1) say('double', `${kept.length} orders charged`);
  if (saidCharged.length > 0 && wasRefused) say('contradicted', 'told both');
  if (wasRefused && kept.length > 0) say('contradicted', 'told that nothing was taken, and it was kept');
  for (const { orderId, charge } of saidCharged)
    if (charge !== answered.body.charge || orders.every(({ order }) => order.id !== orderId))
      say('lost', `got an order ${orderId} of ${charge}, which is not theirs`);
  if (saidCharged.length > 0 && kept.length === 0 && !isGivenBack(answered.key))
    say('lost', 'told that it was charged, and no charge is there');
  if (kept.length > 0 && netOf(kept[0]?.lines ?? []) !== answered.body.charge && !isGivenBack(answered.key))
    say('lost', 'another amount was charged');
  if (saidCharged.length === 0 && !wasRefused) say('open', 'never told');
  for (const answer of answered.answers)
    if (answer.kind === 'broken') say('broken', `answered ${answer.status} ${answer.code}`);
  return found;
};

type Reports = {
  answered: readonly AnsweredDonation[];
  gateway: readonly GatewayLine[];
  ledger: LedgerBook;
  /** The keys of donations that the run refunded, whole or in part. */
  givenBack?: ReadonlySet<string>;
};

/** Compares the donors' answers with the gateway's charges and the ledger. */
export const auditOf = ({ answered, gateway, ledger, givenBack = new Set() }: Reports): Audit => {
  const linesOf = Map.groupBy(gateway, ({ orderId }) => orderId);
  const known = new Set(ledger.orders.map(({ id }) => id));
  const kept = ledger.orders.map((order) => ({ order, lines: linesOf.get(order.id) ?? [] }));
  const byKey = Map.groupBy(kept, ({ order }) => order.key);
  const findings: Finding[] = [
    ...kept.flatMap(({ order, lines }) => orderFindings(order, lines)),
    ...answered.flatMap((each) =>
      donorFindings(each, byKey.get(each.key) ?? [], (key) => givenBack.has(key)),
    ),
    ...[...linesOf].flatMap(([orderId, lines]): Finding[] =>
      known.has(orderId) || netOf(lines) === 0
        ? []
        : [{ kind: 'lost', subject: orderId, what: 'charged, and no intent asked for it' }],
    ),
    ...ledger.unbalanced.map(
      (subject): Finding => ({ kind: 'unbalanced', subject, what: 'doesn’t sum to zero' }),
    ),
  ];
  const has = (kind: 'charged' | 'notCharged') =>
    answered.filter(({ answers }) => answers.some((answer) => answer.kind === kind)).length;
  return {
    intents: answered.length,
    acknowledged: has('charged'),
    refused: has('notCharged'),
    charged: kept.filter(isKept).length,
    inLedger: ledger.orders.filter(({ net }) => net > 0).length,
    sum: ledger.sum,
    findings,
  };
};
