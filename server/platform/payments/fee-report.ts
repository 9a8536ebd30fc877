import type { GatewayFee } from './gateway-reports.ts';

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
