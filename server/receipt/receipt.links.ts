import { whose } from '#machines/whose.ts';
import { methodInWords } from '#server/platform/mail/email.ts';
import type { ReceiptRow } from './receipt.types.ts';
import { generalFund } from './receipt.view.ts';

/** The page of the recipient. */
export const pageOf = ({ recipientType, publicId, pelotonId }: ReceiptRow, publicUrl: string): string => {
  if (recipientType === 'User') return `${publicUrl}/profile/${publicId}`;
  return recipientType === 'Peloton' ? `${publicUrl}/peloton/${pelotonId}` : `${publicUrl}/give`;
};

/** Whose land stands over what is written about the donation: its recipient’s, as on their page. */
export const landOf = ({ publicId, pelotonId }: ReceiptRow): string => publicId ?? pelotonId ?? 'general';

/** What there is to do after giving, as on the page of thanks: to follow whoever got the donation. */
export const pageLink = (row: ReceiptRow, publicUrl: string) => ({
  text:
    row.recipientType === 'General'
      ? 'Read about the research'
      : `Follow ${whose(row.recipientName ?? generalFund)} climb`,
  url: row.recipientType === 'General' ? `${publicUrl}/our-impact` : pageOf(row, publicUrl),
});

/** "Visa ending in 1111", "donor-advised fund": after "Paid with". */
export const paidWithInWords = ({ paidWith }: Pick<ReceiptRow, 'paidWith'>): string => {
  if (paidWith === null) return 'the method you chose';
  return paidWith.type === 'Chariot'
    ? 'donor-advised fund'
    : methodInWords({ ...paidWith, type: paidWith.type }).replace(/^your /, '');
};

/** “in honor of Sam Hill”; null where nobody is. `told` is how the reader is told the name. */
export const honoured = (
  { details }: ReceiptRow,
  told: (name: string) => string = (name) => name,
): string | null => {
  const tribute = details?.tribute;
  if (!tribute) return null;
  return tribute.kind === 'honor'
    ? `in honor of ${told(tribute.name)}`
    : `in memory of ${told(tribute.name)}`;
};
