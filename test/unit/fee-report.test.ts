import { expect, test } from 'vitest';
import { feesIn } from '#server/platform/payments/braintree-reports.ts';

const report = (...lines: string[]) => lines.join('\r\n');
const sale = { type: 'sale', orderId: 'o1' };

test('fees are read by column names, in any order and beside other columns', () => {
  const csv = report(
    'Issuing Bank,Order ID,Transaction ID,Braintree Total Amount,Transaction Type,Total Fee Amount',
    '"Bank, ""First"" of\nTown",o1,t1,0.30,sale,1.80',
    ',o1,t2,0.00,credit,-0.30',
    '',
  );
  expect(feesIn(csv)).toEqual([
    { ...sale, transactionId: 't1', amount: 180 },
    { type: 'credit', orderId: 'o1', transactionId: 't2', amount: -30 },
  ]);
});

test('an estimated fee replaces a missing total, and fractions of a cent are rounded', () => {
  const csv = report('Transaction ID,Order ID,Transaction Type,Est. Total Fee Amount', 't1,o1,sale,0.2251');
  expect(feesIn(csv)).toEqual([{ ...sale, transactionId: 't1', amount: 23 }]);
});

test('a line without a fee is skipped; missing columns and invalid amounts are refused', () => {
  const head = 'Transaction ID,Order ID,Transaction Type,Braintree Total Amount';
  expect(feesIn(report(head, 't1,o1,sale,'))).toEqual([]);
  expect(feesIn(head)).toEqual([]);
  expect(() => feesIn(report(head, 't1,o1,sale,free'))).toThrow('free');
  expect(() => feesIn('Transaction ID,Fee\nt1,1.00')).toThrow('other columns: Transaction ID, Fee');
});
