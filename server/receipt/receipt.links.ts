import { whose } from '#machines/whose.ts';
import { methodInWords } from '#server/platform/mail/email.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';
import { generalFund, type ReceiptRow } from './receipt.view.ts';

/*
 * The donor types names and the receipt's address, so it may reach a stranger. All names in e-mails and PDFs are written as for strangers.
 */

/** The recipient, in an e-mail or a PDF. */
export const recipientInWords = ({ recipientName }: Pick<ReceiptRow, 'recipientName'>): string =>
  nameForStrangers(recipientName ?? generalFund, 'a fundraiser');

/** The organization that gave, in an e-mail or a PDF. */
export const organizationInWords = (name: string): string => nameForStrangers(name, 'an organization');

export const pageOf = ({ recipientType, publicId, pelotonId }: ReceiptRow, publicUrl: string): string => {
  if (recipientType === 'User') return `${publicUrl}/profile/${publicId}`;
  return recipientType === 'Peloton' ? `${publicUrl}/peloton/${pelotonId}` : `${publicUrl}/give`;
};

/** The landscape above text about the donation: its recipient’s, as on their page. */
export const landOf = ({ publicId, pelotonId }: ReceiptRow): string => publicId ?? pelotonId ?? 'general';

/** The action after giving, as on the thanks page: following the recipient. */
export const pageLink = (row: ReceiptRow, publicUrl: string) => ({
  text:
    row.recipientType === 'General'
      ? 'Read about the research'
      : `Follow ${whose(recipientInWords(row))} climb`,
  url: row.recipientType === 'General' ? `${publicUrl}/our-impact` : pageOf(row, publicUrl),
});

/** "Visa ending in 1111", "donor-advised fund": after "Paid with". */
export const paidWithInWords = ({ paidWith }: Pick<ReceiptRow, 'paidWith'>): string => {
  if (paidWith === null) return 'the method you chose';
  return paidWith.type === 'Chariot'
    ? 'donor-advised fund'
    : methodInWords({ ...paidWith, type: paidWith.type }).replace(/^your /, '');
};

/** “in honor of Sam Hill”; null without an honored person. `otherwise` replaces a name that isn't shown. */
export const honoured = ({ details }: ReceiptRow, otherwise: string): string | null => {
  const tribute = details?.tribute;
  if (!tribute) return null;
  return `in ${tribute.kind} of ${nameForStrangers(tribute.name, otherwise)}`;
};
