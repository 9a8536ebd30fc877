import { money } from '#machines/money.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import type { Paragraph } from '#server/platform/mail/email-html.ts';
import { inWords, nameForStrangers } from '#server/platform/mail/format.ts';
import {
  honoured,
  landOf,
  organizationInWords,
  pageLink,
  paidWithInWords,
  recipientInWords,
} from './receipt.links.ts';
import { isGranted, type ReceiptRow, receiptNumber, remainderOf, staysOf } from './receipt.view.ts';

type Plan = NonNullable<ReceiptRow['monthly']>;

const paused = ({ pauseReason, hasMethod }: Plan): { text: string; link: string } => {
  if (pauseReason === 'recipient-closed')
    return {
      text:
        'Your monthly gift is paused, because its recipient no longer takes gifts. Choose someone else or the general fund, and it' +
        ' continues on its usual day of the month',
      link: 'Choose who gets it',
    };
  return {
    text: hasMethod
      ? 'Your monthly gift is paused, because we couldn’t charge your payment method. Choose another one, and it continues on its usual day of the month'
      : 'You wanted to give every month, but we can’t charge this payment method again without you. Your monthly gift is paused until you' +
        ' choose another one',
    link: 'Continue your monthly gift',
  };
};

/** A receipt's text about the months to come, by the recurring donation's state at the time of sending, and the link to change it. */
const monthsToCome = ({ monthly }: ReceiptRow, publicUrl: string): Paragraph[] => {
  if (!monthly) return [];
  if (monthly.state === 'cancelled') return ['Your monthly gift has ended. We won’t charge it again.'];
  const { text, link } =
    monthly.nextOn === null
      ? paused(monthly)
      : {
          text: `You give this every month. The next charge is on ${inWords(monthly.nextOn)}. You can change or end it at any time`,
          link: 'Change or end your monthly gift',
        };
  return [
    `${text}.${monthly.isGuests ? ' Sign in with this e-mail address, or create an account with it.' : ''}`,
    { text: link, url: `${publicUrl}/edit-donation` },
  ];
};

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'donation-receipt': true;
  }
}

type Fact = readonly [label: string, value: string];

/** The refunded and the remaining amount; empty without a refund. */
const backFacts = (row: ReceiptRow): Fact[] =>
  remainderOf(row) === 'all'
    ? []
    : [
        ['Refunded', money(row.refundedAmount)],
        ['Your gift now', money(staysOf(row))],
      ];

const hello = ({ details, donorName }: ReceiptRow): string =>
  `Hello ${nameForStrangers(details?.donor.firstName ?? donorName, 'there')},`;

/** “$50 to Ada Lovelace”, and the same with the honored person: before “ is”, and at the end of a sentence. */
const whatOf = (row: ReceiptRow): { what: string; inFull: string; atEnd: string } => {
  const what = `${money(row.amount)} to ${recipientInWords(row)}`;
  const tribute = honoured(row, 'someone dear to you');
  const atEnd = tribute ? `${what}, ${tribute}` : what;
  return { what, inFull: tribute ? `${atEnd},` : what, atEnd };
};

const replaces = 'It replaces any that we sent you before.';

/** The landscape of the recipient, as on their page. */
const around = (row: ReceiptRow, because: string) => ({
  because,
  climb: { id: landOf(row) },
});

/** An e-mail to the donor whose fund gave. It is not a tax receipt, because the fund has already sent one. */
const acknowledgementEmail = (row: ReceiptRow, publicUrl: string): Written => {
  const { what, inFull, atEnd } = whatOf(row);
  const fund = 'your donor-advised fund';
  const attached = 'Your acknowledgment is attached as a PDF.';
  const noReceipt = 'It isn’t a tax receipt. Your fund gave you one when you gave to the fund.';
  const said = {
    all: {
      subject: `Your grant of ${what}`,
      thanks: `Thank you! Your donor-advised fund grants ${atEnd}, and all of it goes to cancer research.`,
      paidBy: `${fund}, which sends it within a few days`,
      closing: `${attached} ${noReceipt}`,
    },
    part: {
      subject: `Your grant of ${what}`,
      thanks: `Part of ${fund}’s grant of ${inFull} was taken back. The rest goes to cancer research. Thank you!`,
      paidBy: fund,
      closing: `${attached} ${replaces} ${noReceipt}`,
    },
    none: {
      subject: `Your grant of ${what} was taken back`,
      thanks: `All of ${fund}’s grant of ${inFull} was taken back. Thank you for wanting to give.`,
      paidBy: fund,
      closing: `${attached} ${replaces}`,
    },
  }[remainderOf(row)];
  return writeEmail(
    said.subject,
    [
      hello(row),
      said.thanks,
      {
        facts: [
          ['Grant', money(row.amount)],
          ['Paid by', said.paidBy],
          ...backFacts(row),
          ['Acknowledgment', receiptNumber(row)],
        ],
      },
      said.closing,
    ],
    pageLink(row, publicUrl),
    around(row, 'your donor-advised fund gave on our site'),
  );
};

/** For the donor: the donation, the charge, and what remains of it, with the receipt attached. */
export const receiptEmail = (row: ReceiptRow, publicUrl: string): Written => {
  if (isGranted(row)) return acknowledgementEmail(row, publicUrl);
  const { what, inFull, atEnd } = whatOf(row);
  const fee = row.charge - row.amount;
  const attached = 'Your receipt is attached as a PDF.';
  const inReturn = 'You received no goods or services in exchange.';
  const said = {
    all: {
      subject: `Your gift of ${what}`,
      thanks: `Thank you! Your gift of ${inFull} went through. All of your ${money(row.amount)} goes to cancer research.`,
      closing: `${attached} Keep it for your taxes. ${inReturn}`,
    },
    part: {
      subject: `Your gift of ${what}`,
      thanks: `We refunded part of your gift of ${atEnd}. The rest goes to cancer research. Thank you!`,
      closing: `${attached} ${replaces} Keep it for your taxes. Only ${money(staysOf(row))} is deductible. ${inReturn}`,
    },
    none: {
      subject: `Your gift of ${what} was refunded`,
      thanks: `We refunded all of your gift of ${atEnd}. Thank you for wanting to give.`,
      closing: `${attached} ${replaces}`,
    },
  }[remainderOf(row)];
  return writeEmail(
    said.subject,
    [
      hello(row),
      said.thanks,
      {
        facts: [
          ...(row.organizationName
            ? [['Given by', organizationInWords(row.organizationName)] satisfies Fact]
            : []),
          ['Gift', money(row.amount)],
          ...(fee > 0 ? [['Processing fee you covered', money(fee)] satisfies Fact] : []),
          ['Charged', money(row.charge)],
          ['Paid with', paidWithInWords(row)],
          ...backFacts(row),
          ['Receipt', receiptNumber(row)],
        ],
      },
      ...monthsToCome(row, publicUrl),
      said.closing,
    ],
    pageLink(row, publicUrl),
    around(row, 'you made a gift on our site'),
  );
};
