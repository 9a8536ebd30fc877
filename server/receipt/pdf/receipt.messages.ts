import { dayIn, eventZone } from '#machines/calendar.ts';
import { hasLink } from '#machines/form/link.ts';
import { money } from '#machines/money.ts';
import { inWords, nameForStrangers } from '#server/platform/mail/format.ts';
import { organizationInWords, paidWithInWords, recipientInWords } from '#server/receipt/receipt.links.ts';
import {
  type CharitySettings,
  charityText,
  grantText,
  nothingInReturn,
} from '#server/receipt/receipt.settings.ts';
import {
  donorNameOf,
  isGranted,
  type ReceiptRow,
  receiptNumber,
  remainderOf,
  staysOf,
} from '#server/receipt/receipt.view.ts';

type Labelled = [label: string, value: string];

/** The payer decides the name of the document. */
const namesOf = (row: ReceiptRow) =>
  isGranted(row)
    ? { title: 'Acknowledgment of your grant', number: 'Acknowledgment', paid: 'Granted' }
    : { title: 'Receipt for your gift', number: 'Receipt', paid: 'Charged' };

const addressOf = ({ details }: ReceiptRow): Labelled[] => {
  const at = details?.donor.address;
  // The address for a bank's check is no postal address.
  if (!at || !('address' in at)) return [];
  const place = `${at.city}, ${[at.state, at.postalCode].filter(Boolean).join(' ')}`;
  const line = [at.address, place, at.country].join(', ');
  return hasLink(line) ? [] : [['Address', line]];
};

const tributeOf = ({ details }: ReceiptRow): Labelled[] => {
  const tribute = details?.tribute;
  if (!tribute) return [];
  return [[`In ${tribute.kind} of`, nameForStrangers(tribute.name, 'someone dear to you')]];
};

/** The donor; by their e-mail address where the name isn't shown, as a receipt must name its donor. */
const donorInWords = (row: ReceiptRow): string => nameForStrangers(donorNameOf(row), row.donorEmail);

const rowsOf = (row: ReceiptRow): Labelled[] => {
  const { charge, amount } = row;
  const { number, paid } = namesOf(row);
  return [
    [number, receiptNumber(row)],
    ['Date', inWords(dayIn(eventZone, row.givenAt))],
    ...(row.organizationName
      ? ([
          ['Given by', organizationInWords(row.organizationName)],
          ['Contact', donorInWords(row)],
        ] satisfies Labelled[])
      : ([['Given by', donorInWords(row)]] satisfies Labelled[])),
    ...addressOf(row),
    ['Given to', recipientInWords(row)],
    ...tributeOf(row),
    ['Gift', money(amount)],
    ...(charge > amount ? [['Processing fee you covered', money(charge - amount)] satisfies Labelled] : []),
    ['Paid with', paidWithInWords(row)],
    ...(remainderOf(row) === 'all'
      ? []
      : ([
          [paid, money(charge)],
          ['Refunded', money(row.refundedAmount)],
        ] satisfies Labelled[])),
  ];
};

const taxText = (row: ReceiptRow): string => {
  if (isGranted(row)) return `This is an acknowledgment, not a tax receipt. ${grantText}`;
  const keep = `${nothingInReturn('this gift')} Keep this receipt for your taxes`;
  return remainderOf(row) === 'all' ? `${keep}.` : `${keep}. Only ${money(staysOf(row))} is deductible.`;
};

const thanksOf = (row: ReceiptRow): string =>
  ({
    all: `Thank you! All of your ${money(row.amount)} goes to cancer research.`,
    part: 'Thank you! The rest goes to cancer research.',
    none: 'Thank you for wanting to give.',
  })[remainderOf(row)];

/** The text of the sheet, from the top. A donation that was fully refunded gets nothing that a tax office could take for a receipt. */
export const receiptTexts = (row: ReceiptRow, charity: CharitySettings) => {
  const { title, number, paid } = namesOf(row);
  const remainder = remainderOf(row);
  const replaces = `This ${number.toLowerCase()} replaces any that we sent you before.`;
  const sum: Labelled =
    remainder === 'all' ? [paid, money(row.charge)] : ['Your gift now', money(staysOf(row))];
  return {
    title,
    name: `${number} ${receiptNumber(row)}`,
    thanks: thanksOf(row),
    rows: rowsOf(row),
    sum,
    notes:
      remainder === 'none'
        ? [`From ${charity.legalName}, ${charity.address}.`, `All of it was refunded. ${replaces}`]
        : [
            charityText(charity),
            ...(remainder === 'part' ? [`${replaces} ${taxText(row)}`] : [taxText(row)]),
          ],
  };
};
