import { dayOf } from '#server/platform/clock/clock.ts';
import { inDollars, inWords } from '#server/platform/mail/words.ts';
import type { CharitySettings } from '#server/platform/settings/charity.settings.ts';
import { charityWords, fundWords, nothingInReturn } from './donation.charity.ts';
import { paidWithInWords } from './donation.letters.ts';
import { margin, openPaper, soft } from './donation.paper.ts';
import { donorNameOf, generalFund, receiptNumber } from './donation.receipt.view.ts';
import type { ReceiptRow } from './donation.types.ts';

const rowsOf = (row: ReceiptRow): [string, string][] => {
  const { details, charge, amount } = row;
  const address = details?.donor.address;
  const tribute = details?.tribute;
  return [
    ['Receipt', receiptNumber(row)],
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
  const { width, write, rule, finish } = openPaper({
    title: `Receipt ${receiptNumber(row)}`,
    madeAt: row.givenAt,
  });
  let y = write('Receipt for your gift', margin, margin, width, { weight: 'strong', size: 22 });
  y = write('Thank you. All of it goes to cancer research.', margin, y + 4, width, { color: soft });
  y += 20;
  for (const [label, value] of rowsOf(row)) {
    rule(y);
    const afterLabel = write(label, margin, y + 8, labelWidth, { color: soft });
    y = Math.max(afterLabel, write(value, margin + labelWidth, y + 8, width - labelWidth)) + 8;
  }
  rule(y, true);
  const strong = { weight: 'strong', size: 13 } as const;
  write('Charged', margin, y + 10, labelWidth, strong);
  y = write(inDollars(row.charge), margin + labelWidth, y + 10, width - labelWidth, strong);
  y = write(charityWords(charity), margin, y + 28, width, { color: soft });
  write(
    row.paidWith?.type === 'Chariot'
      ? fundWords
      : `${nothingInReturn('this gift')} Keep this receipt for your taxes.`,
    margin,
    y + 6,
    width,
    { color: soft },
  );
  return finish();
};
