import { stringify } from 'csv-stringify/sync';
import { type CalendarDay, daysAfter, instantIn } from '#machines/calendar.ts';
import { isDay } from '#machines/form/fields.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { toDecimal } from '#server/platform/payments/wire-money.ts';
import type { Reports } from './reports.ts';
import { testMethodOf } from './test-nonces.ts';
import { chargeFee, type TransactionRow } from './wire.ts';

const day = 24 * 60 * 60 * 1000;
const path = '/reports/payment-level-fees/';

const columns = [
  'Merchant Account ID',
  'Transaction ID',
  'Original Transaction ID',
  'Transaction Type',
  'Settlement Currency',
  'Settlement Amount',
  'Disbursement Date',
  'Order ID',
  'Discount',
  'Per Transaction Fee',
  'Braintree Total Amount',
  'Total Fee Amount',
];

/** A refund has no fee, and returns none. */
const feeOf = ({ type, amount }: TransactionRow): number => (type === 'sale' ? chargeFee(Number(amount)) : 0);

const line = (date: CalendarDay, row: TransactionRow): string[] => {
  const fee = toDecimal(feeOf(row));
  return [
    'local',
    row.id,
    row.refundedTransactionId ?? '',
    row.type,
    'USD',
    toDecimal(Number(row.amount)),
    date,
    row.orderId,
    row.type === 'sale' ? '0.029' : '0.00',
    row.type === 'sale' ? '0.30' : '0.00',
    fee,
    fee,
  ];
};

/** The charges that settled on the day, a day after they were made; without PayPal, which bills its own fees. */
const settledOn = async (reports: Reports, date: CalendarDay): Promise<TransactionRow[]> => {
  const until = instantIn('UTC', date);
  const ids = await reports.between(new Date(until.getTime() - day), new Date(until.getTime() - 1));
  return (await reports.transactions(ids)).filter(
    ({ status, originNonce }) => status === 'settled' && testMethodOf(originNonce)?.type !== 'PayPalAccount',
  );
};

/** POST /graphql: answers the one query, for the link of a day's report; it is ready when the day is over. */
export const feeReportLink = (clock: Clock, origin: string, said: string): object => {
  const { variables } = JSON.parse(said) as { variables: { date: CalendarDay } };
  const isReady = instantIn('UTC', daysAfter(variables.date, 1)) <= clock.now();
  const url = isReady ? `${origin}${path}${variables.date}.csv` : null;
  return { data: { report: { paymentLevelFees: url === null ? null : { url } } } };
};

/** The day of a report's address; null for any other address. */
export const reportedDay = (url: string): CalendarDay | null => {
  const day = new RegExp(`^${path}(.*)\\.csv$`).exec(url)?.[1];
  return isDay(day) ? day : null;
};

export const feeReport = async (reports: Reports, date: CalendarDay): Promise<string> =>
  stringify([columns, ...(await settledOn(reports, date)).map((row) => line(date, row))]);
