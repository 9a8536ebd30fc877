export { registerSummaries, scheduleSummaries } from './annual-summary.mailing.ts';
export { givingSummaryOperations } from './annual-summary.ts';
export { type Giver, givenTo, isGivenBy, takenBack } from './donor.queries.ts';
export { honoured, pageOf } from './receipt.links.ts';
export { receiptMail } from './receipt.mail.ts';
export { receiptColumns, receiptOf, refundedAmount } from './receipt.queries.ts';
export { receiptsInADay, resendReceipt } from './receipt.resend.ts';
export type { ReceiptRow } from './receipt.types.ts';
export { donorNameOf, generalFund, receiptNumber, receiptView } from './receipt.view.ts';
