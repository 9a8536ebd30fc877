import { fromDecimal } from '#server/platform/payments/wire-money.ts';
import type { Reports } from './reports.ts';
import type { Answer, TransactionRow } from './wire.ts';
import { invalid, transactionAnswer } from './wire.ts';

const notFound: Answer = { status: 404, root: 'error', body: { message: 'Not Found' } };

const leftOf = async (reports: Reports, sale: TransactionRow): Promise<number> => {
  const credits = (await reports.ofOrder(sale.orderId)).filter(
    (row) => row.refundedTransactionId === sale.id,
  );
  return Number(sale.amount) - credits.reduce((sum, credit) => sum + Number(credit.amount), 0);
};

/** POST transactions/{id}/refund: refunds a settled charge, whole or in parts. */
export const refund = async (reports: Reports, id: string, body: { amount?: string }): Promise<Answer> => {
  const sale = await reports.transaction(id);
  if (!sale) return notFound;
  if (sale.status !== 'settled') {
    return invalid('transaction', 'base', '91506', 'Cannot refund transaction unless it is settled.');
  }
  const left = await leftOf(reports, sale);
  const amount = body.amount === undefined ? left : fromDecimal(body.amount);
  if (left === 0) {
    return invalid('transaction', 'base', '91512', 'Transaction has already been fully refunded.');
  }
  if (amount > left) return invalid('transaction', 'amount', '91521', 'Refund amount is too large.');
  const credit = await reports.addTransaction({
    type: 'credit',
    status: 'submitted_for_settlement',
    orderId: sale.orderId,
    amount,
    originNonce: sale.originNonce,
    paymentMethodToken: sale.paymentMethodToken,
    customerId: sale.customerId,
    refundedTransactionId: sale.id,
  });
  return transactionAnswer(credit);
};

/** PUT transactions/{id}/void: voids an unsettled charge. */
export const voidSale = async (reports: Reports, id: string): Promise<Answer> => {
  const sale = await reports.transaction(id);
  if (!sale) return notFound;
  if (sale.status !== 'submitted_for_settlement') {
    return invalid('transaction', 'base', '91504', 'Transaction can only be voided if status is authorized.');
  }
  return transactionAnswer(await reports.voidTransaction(id), 200);
};
