export { registerSummaries, scheduleSummaries } from './annual-summary.mailing.ts';
export { givingSummaryOperations } from './annual-summary.ts';
export { honoured, pageOf } from './receipt.links.ts';
export {
  type Giver,
  givenTo,
  isGivenBy,
  receiptColumns,
  receiptOf,
  refundedAmount,
  takenBack,
} from './receipt.queries.ts';
export { receiptMail, receiptsInADay, resendReceipt } from './receipt.resend.ts';
export type { ReceiptRow } from './receipt.view.ts';
export { donorNameOf, generalFund, receiptNumber, receiptView } from './receipt.view.ts';
