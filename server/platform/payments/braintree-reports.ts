import type { BraintreeGateway, Transaction } from 'braintree';
import { dayIn } from '#machines/calendar.ts';
import { moneyCall } from './gateway-call.ts';
import {
  type CardReports,
  type GatewayDispute,
  type GatewayFee,
  type GatewayTransaction,
  NotificationForged,
  NotificationMalformed,
} from './gateway-reports.ts';
import { cameTo, notificationOf } from './notification.ts';
import { fromDecimal } from './wire-money.ts';

/** One line of CSV (RFC 4180); a quoted field may hold commas, quotes and line ends. */
const fieldPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

const rowsOf = (csv: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [whole, quoted, plain = '', end] of csv.replace(/^\uFEFF/, '').matchAll(fieldPattern)) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
};

/** The whole fee of a charge, by the report's newest name for it. With interchange passed on, it is more than the gateway's own part. */
const amountColumns = ['Total Fee Amount', 'Est. Total Fee Amount', 'Braintree Total Amount'];

const centsOf = (text: string): number => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`The gateway wrote a fee that is not money: ${text}`);
  // Interchange has fractions of a cent.
  return Math.round(Number(text) * 100);
};

/** The fees in the gateway's report of a day. Columns are found by name: the gateway sometimes adds one. */
export const feesIn = (csv: string): GatewayFee[] => {
  const [head = [], ...rows] = rowsOf(csv);
  const column = (name: string): number => head.indexOf(name);
  const amountAt = amountColumns.map(column).find((at) => at >= 0) ?? -1;
  const [idAt, orderAt, kindAt] = [
    column('Transaction ID'),
    column('Order ID'),
    column('Transaction Type'),
  ] as const;
  if (Math.min(amountAt, idAt, orderAt, kindAt) < 0)
    throw new Error(`The gateway’s fee report has other columns: ${head.join(', ')}`);
  return rows.flatMap((row) => {
    const [transactionId = '', amount = ''] = [row[idAt], row[amountAt]];
    if (transactionId === '' || amount === '') return [];
    const type = row[kindAt] === 'credit' ? 'credit' : 'sale';
    return [{ transactionId, type, orderId: row[orderAt] ?? '', amount: centsOf(amount) }];
  });
};

const states: Readonly<Record<string, GatewayTransaction['state']>> = {
  authorizing: 'open',
  authorized: 'taken',
  submitted_for_settlement: 'taken',
  settlement_pending: 'taken',
  settlement_confirmed: 'taken',
  settling: 'taken',
  settled: 'taken',
  voided: 'called-off',
};

const feeOf = ({ paypalAccount }: Transaction): number | null =>
  paypalAccount?.transactionFeeAmount ? fromDecimal(paypalAccount.transactionFeeAmount) : null;

const line = (transaction: Transaction): GatewayTransaction => ({
  id: transaction.id,
  type: transaction.type === 'credit' ? 'credit' : 'sale',
  state: states[transaction.status] ?? 'none',
  orderId: transaction.orderId ?? '',
  amount: fromDecimal(transaction.amount),
  refundedTransactionId: transaction.refundedTransactionId ?? null,
  fee: feeOf(transaction),
  createdAt: new Date(transaction.createdAt),
});

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'notFoundError';

/** The gateway returns at most this many results. */
const mostFound = 50_000;
const shortest = 1000;

/** The SDK can send GraphQL, which its types omit; the gateway has this report nowhere else. */
type Reporting = { graphQLClient: { query: (query: string, variables: object) => Promise<unknown> } };
type Answer = { data?: { report?: { paymentLevelFees?: { url?: string | null } | null } | null } | null };

const feesQuery = 'query Fees($date: Date!) { report { paymentLevelFees(date: $date) { url } } }';

const feeReport = async (gateway: BraintreeGateway & Partial<Reporting>, day: string) => {
  const answer = (await gateway.graphQLClient?.query(feesQuery, { date: day })) as Answer | undefined;
  const url = answer?.data?.report?.paymentLevelFees?.url;
  if (!url) return null;
  const report = await fetch(url);
  if (!report.ok) throw new Error(`The fee report of ${day} answered ${report.status}`);
  return feesIn(await report.text());
};

/** A dispute as the gateway lists it; the SDK's types omit most of it. */
type ListedDispute = {
  id: string;
  kind?: string;
  status: string;
  amountDisputed?: string;
  amount?: string;
  amountWon?: string | null;
  transaction?: { id?: string };
};
type DisputeCriteria = { receivedDate: () => { between: (from: string, until: string) => void } };

const dispute = ({ id, transaction, ...said }: ListedDispute): GatewayDispute => ({
  id,
  transactionId: transaction?.id ?? '',
  ...cameTo(said),
});

/** The result of `look`; null if the gateway has nothing of that id. */
const unlessMissing = <Found>(look: Promise<Found>): Promise<Found | null> =>
  look.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** The SDK checks the signature first. */
const isForged = (error: unknown): boolean =>
  error instanceof Error && 'type' in error && error.type === 'invalidSignatureError';

type Found = AsyncIterable<Transaction> & { searchResponse?: { length: () => number } };

/** Reads the gateway's reports with Braintree's SDK. A search needs one call for each fifty lines. */
export const braintreeReports = (gateway: BraintreeGateway, limitMs: number): CardReports => {
  async function* between(from: Date, until: Date): AsyncGenerator<GatewayTransaction> {
    const lines: GatewayTransaction[] = [];
    const search: Found = gateway.transaction.search((criteria) => {
      // The gateway counts in seconds, both ends included.
      criteria.createdAt().between(from, until);
    });
    for await (const transaction of search) lines.push(line(transaction));
    const length = until.getTime() - from.getTime();
    if (lines.length < mostFound || length <= shortest) {
      yield* lines.filter(({ createdAt }) => createdAt >= from && createdAt < until);
      return;
    }
    const middle = new Date(from.getTime() + Math.floor(length / 2));
    yield* between(from, middle);
    yield* between(middle, until);
  }

  async function* named(ids: readonly string[]): AsyncGenerator<GatewayTransaction> {
    if (ids.length === 0) return;
    const search: Found = gateway.transaction.search((criteria) => {
      (criteria as unknown as { ids: () => { in: (ids: string[]) => void } }).ids().in([...ids]);
    });
    for await (const transaction of search) yield line(transaction);
  }

  const ofOrder = async (orderId: string) => {
    const found: GatewayTransaction[] = [];
    const search = gateway.transaction.search((criteria) => criteria.orderId().is(orderId));
    for await (const transaction of search) found.push(line(transaction));
    return found;
  };

  const disputesBetween = async (from: Date, until: Date) => {
    const found: GatewayDispute[] = [];
    const search: AsyncIterable<ListedDispute> = gateway.dispute.search((criteria) => {
      // The search is by day, both ends included.
      (criteria as unknown as DisputeCriteria)
        .receivedDate()
        .between(dayIn('UTC', from), dayIn('UTC', until));
    });
    for await (const listed of search) found.push(dispute(listed));
    return found;
  };

  return {
    between,
    named,
    disputesBetween,
    ofOrder: (orderId) => moneyCall(`the search for order ${orderId}`, limitMs, ofOrder(orderId)),

    find: async (transactionId) => {
      const asked = unlessMissing(gateway.transaction.find(transactionId));
      const found = await moneyCall(`the look at ${transactionId}`, limitMs, asked);
      return found && line(found);
    },

    dispute: async (id) => {
      // The SDK's types promise the dispute itself, but it is wrapped in an answer.
      const look = gateway.dispute.find(id) as unknown as Promise<{ dispute: ListedDispute }>;
      const found = await moneyCall(`the look at dispute ${id}`, limitMs, unlessMissing(look));
      return found && dispute(found.dispute);
    },

    feesOf: (day) => moneyCall(`the fee report of ${day}`, limitMs, feeReport(gateway, day)),

    readNotification: async (signature, payload) => {
      const said = await gateway.webhookNotification.parse(signature, payload).catch((cause: unknown) => {
        throw isForged(cause) ? new NotificationForged({ cause }) : new NotificationMalformed({ cause });
      });
      return notificationOf(said);
    },
  };
};
