import type { Settings } from '#server/platform/settings/settings.ts';
import { drawReceipt } from './pdf/render.ts';
import { receiptLetter } from './receipt.emails.ts';
import type { ReceiptRow } from './receipt.types.ts';
import { isGranted, receiptNumber } from './receipt.view.ts';

/** A receipt with its PDF, ready to send; drawn before a transaction is opened. */
export const receiptMail = async (
  row: ReceiptRow,
  { publicUrl, charity }: Pick<Settings, 'publicUrl' | 'charity'>,
) => ({
  ...receiptLetter(row, publicUrl),
  to: row.donorEmail,
  kind: 'donation-receipt' as const,
  attachments: [
    {
      fileName: `${isGranted(row) ? 'acknowledgment' : 'receipt'}-${receiptNumber(row)}.pdf`,
      contentType: 'application/pdf',
      content: await drawReceipt(row, charity),
    },
  ],
});
