import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { inDollars } from '#server/platform/mail/format.ts';
import { honoured, pageLink, paidWithInWords } from './receipt.links.ts';
import { monthsToCome } from './receipt.recurring.ts';
import type { ReceiptRow } from './receipt.types.ts';
import { generalFund, isGranted, receiptNumber, remainderOf, staysOf } from './receipt.view.ts';

/** What went back and what stays; nothing where nothing went back. */
const backLines = (row: ReceiptRow): string[] =>
  remainderOf(row) === 'all'
    ? []
    : [`Given back: ${inDollars(row.refundedAmount)}`, `What stays: ${inDollars(staysOf(row))}`];

const hello = ({ details, donorName }: ReceiptRow): string =>
  `Hello ${details?.donor.firstName ?? donorName},`;

/** “$50 to Ada Lovelace”, and the same with whom it honors, to go on after with “ is”. */
const whatOf = (row: ReceiptRow): { what: string; inFull: string } => {
  const what = `${inDollars(row.amount)} to ${row.recipientName ?? generalFund}`;
  const tribute = honoured(row);
  return { what, inFull: tribute ? `${what}, ${tribute},` : what };
};

const replaces = 'It takes the place of any that we sent you before.';

/** For the donor whose fund gave: it has given them their tax receipt already, so this is none. */
const acknowledgementLetter = (row: ReceiptRow, publicUrl: string): Written => {
  const { what, inFull } = whatOf(row);
  const fund = 'your donor-advised fund';
  const attached = 'The acknowledgement is attached as a PDF.';
  const noReceipt = 'It is not a tax receipt: your fund gave you one when you gave to the fund.';
  const said = {
    all: {
      subject: `Your grant of ${what}`,
      thanks: `thank you. Your donor-advised fund grants ${inFull.replace(/,$/, '')}, and all of it goes to cancer research.`,
      paidBy: `${fund}, which sends it within a few days`,
      closing: `${attached} ${noReceipt}`,
    },
    part: {
      subject: `Your grant of ${what}`,
      thanks: `thank you. Part of ${fund}’s grant of ${inFull} was taken back, and all that stays goes to cancer research.`,
      paidBy: fund,
      closing: `${attached} ${replaces} ${noReceipt}`,
    },
    none: {
      subject: `Your grant of ${what} was taken back`,
      thanks: `${fund}’s grant of ${inFull} was taken back, all of it. Thank you for wanting to give.`,
      paidBy: fund,
      closing: `${attached} ${replaces}`,
    },
  }[remainderOf(row)];
  return writeLetter(
    said.subject,
    [
      hello(row),
      said.thanks,
      [
        `Grant: ${inDollars(row.amount)}`,
        `Paid by: ${said.paidBy}`,
        ...backLines(row),
        `Acknowledgement: ${receiptNumber(row)}`,
      ],
      said.closing,
    ],
    pageLink(row, publicUrl),
  );
};

/** For the donor: what was given and charged, and what of it stays, with the receipt attached. */
export const receiptLetter = (row: ReceiptRow, publicUrl: string): Written => {
  if (isGranted(row)) return acknowledgementLetter(row, publicUrl);
  const { what, inFull } = whatOf(row);
  const fee = row.charge - row.amount;
  const attached = 'Your receipt is attached as a PDF.';
  const inReturn = 'you received no goods or services in exchange.';
  const said = {
    all: {
      subject: `Your gift of ${what}`,
      thanks: `thank you. Your gift of ${inFull} is through, and all of it goes to cancer research.`,
      closing: `${attached} Keep it for your taxes: ${inReturn}`,
    },
    part: {
      subject: `Your gift of ${what}`,
      thanks: `thank you. Part of your gift of ${inFull} went back to you, and all that stays goes to cancer research.`,
      closing: `${attached} ${replaces} Keep it for your taxes: only what stays, ${inDollars(staysOf(row))}, is deductible, and ${inReturn}`,
    },
    none: {
      subject: `Your gift of ${what} was given back`,
      thanks: `your gift of ${inFull} went back to you, all of it. Thank you for wanting to give.`,
      closing: `${attached} ${replaces}`,
    },
  }[remainderOf(row)];
  return writeLetter(
    said.subject,
    [
      hello(row),
      said.thanks,
      [
        ...(row.organizationName ? [`Given by: ${row.organizationName}`] : []),
        `Gift: ${inDollars(row.amount)}`,
        ...(fee > 0 ? [`Processing fee you covered: ${inDollars(fee)}`] : []),
        `Charged: ${inDollars(row.charge)} to ${paidWithInWords(row)}`,
        ...backLines(row),
        `Receipt: ${receiptNumber(row)}`,
      ],
      ...monthsToCome(row, publicUrl),
      said.closing,
    ],
    pageLink(row, publicUrl),
  );
};
