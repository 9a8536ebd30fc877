import { dayOf } from '#server/platform/clock/clock.ts';
import { inDollars, inWords } from '#server/platform/mail/words.ts';
import type { CharitySettings } from '#server/platform/settings/charity.settings.ts';
import { charityWords, fundWords, nothingInReturn } from './donation.charity.ts';
import { paidWithInWords } from './donation.letters.ts';
import { margin, openPaper, soft } from './donation.paper.ts';
import { donorNameOf, generalFund, isGranted, receiptNumber } from './donation.receipt.view.ts';
import type { ReceiptRow } from './donation.types.ts';

type Words = { title: string; number: string; sum: string; note: string };

const receiptWords: Words = {
  title: 'Receipt for your gift',
  number: 'Receipt',
  sum: 'Charged',
  note: `${nothingInReturn('this gift')} Keep this receipt for your taxes.`,
};
const acknowledgementWords: Words = {
  title: 'Acknowledgement of your grant',
  number: 'Acknowledgement',
  sum: 'Granted',
  note: `This is an acknowledgement, not a tax receipt. ${fundWords}`,
};

/** What the document is called and says, by who paid. */
const wordsOf = (row: ReceiptRow): Words => (isGranted(row) ? acknowledgementWords : receiptWords);

const rowsOf = (row: ReceiptRow): [string, string][] => {
  const { details, charge, amount } = row;
  const address = details?.donor.address;
  const tribute = details?.tribute;
  return [
    [wordsOf(row).number, receiptNumber(row)],
    ['Date', inWords(dayOf(row.givenAt))],
    ['Given by', row.organizationName ?? donorNameOf(row)],
    ...(row.organizationName ? [['Contact', donorNameOf(row)] as [string, string]] : []),
    ...(address
      ? [
          [
            'Address',
            [
              address.address,
              `${address.city}, ${address.state} ${address.postalCode}`,
              address.country,
            ].join(', '),
          ] as [string, string],
        ]
      : []),
    ['Given to', row.recipientName ?? generalFund],
    ...(tribute
      ? [[tribute.kind === 'honor' ? 'In honor of' : 'In memory of', tribute.name] as [string, string]]
      : []),
    ['Gift', inDollars(amount)],
    ...(charge > amount
      ? [['Processing fee you covered', inDollars(charge - amount)] as [string, string]]
      : []),
    ['Paid with', paidWithInWords(row).replace(/^your /, '')],
  ];
};

const labelWidth = 180;

/** The receipt as a PDF, with its fonts in it: it looks the same in twenty years and on paper. */
export const receiptPdf = (row: ReceiptRow, charity: CharitySettings): Promise<Buffer> => {
  const words = wordsOf(row);
  const { width, write, rule, finish } = openPaper({
    title: `${words.number} ${receiptNumber(row)}`,
    madeAt: row.givenAt,
  });
  let y = write(words.title, margin, margin, width, { weight: 'strong', size: 22 });
  y = write('Thank you. All of it goes to cancer research.', margin, y + 4, width, { color: soft });
  y += 20;
  for (const [label, value] of rowsOf(row)) {
    rule(y);
    const afterLabel = write(label, margin, y + 8, labelWidth, { color: soft });
    y = Math.max(afterLabel, write(value, margin + labelWidth, y + 8, width - labelWidth)) + 8;
  }
  rule(y, true);
  const strong = { weight: 'strong', size: 13 } as const;
  write(words.sum, margin, y + 10, labelWidth, strong);
  y = write(inDollars(row.charge), margin + labelWidth, y + 10, width - labelWidth, strong);
  y = write(charityWords(charity), margin, y + 28, width, { color: soft });
  write(words.note, margin, y + 6, width, { color: soft });
  return finish();
};
