import { money } from '#machines/money.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import { nameForStrangers } from '#server/platform/mail/format.ts';
import { donorNameOf, honoured, pageOf, type ReceiptRow } from '#server/receipt/receipt.ts';
import type { DonationDetails } from './donation.types.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'donation-news': true;
    'donation-tribute': true;
    'donation-not-charged': true;
    'donation-still-open': true;
    'donation-given-back': true;
  }
}

/** Fundraising progress with this donation; amounts in cents. */
export type Progress = { raised: number; goal: number; committedAmount: number };

/** The text about the goal, or else the commitment, that was reached with the donation; null if none was. */
const passed = ({ amount }: ReceiptRow, progress: Progress | null): string | null => {
  if (progress === null) return null;
  const { raised, goal, committedAmount } = progress;
  const isPassed = (mark: number): boolean => mark > 0 && raised >= mark && raised - amount < mark;
  if (isPassed(goal)) return `You reached your goal of ${money(goal)}!`;
  return isPassed(committedAmount) ? `You met your commitment of ${money(committedAmount)}!` : null;
};

/** The meaning of the milestone, as in the celebration on the page. */
const meaning = ({ raised, goal, committedAmount }: Progress): string =>
  raised >= goal
    ? `You’re on the summit: ${money(raised)} for cancer research.`
    : `You’ve raised the ${money(committedAmount)} you promised. Everything from here is a bonus on the way to ${money(goal)}.`;

const linksOf = (row: ReceiptRow, publicUrl: string) => {
  const page = pageOf(row, publicUrl);
  return row.recipientType === 'Peloton'
    ? { more: [], link: { text: 'See your peloton’s page', url: page } }
    : {
        more: [{ text: 'See your page', url: page }],
        link: { text: 'Say thank you', url: `${page}/thank?gift=${row.id}` },
      };
};

/**
 * The recipient sees an anonymous donor's name, and the e-mail says that others do not. `progress` is the recipient's; null for a peloton.
 */
export const newDonationEmail = (
  row: ReceiptRow,
  firstName: string,
  progress: Progress | null,
  publicUrl: string,
): Written => {
  const own = row.details?.isAnonymous ? (row.organizationName ?? donorNameOf(row)) : row.donorName;
  const name = nameForStrangers(own, 'A donor');
  const isForPeloton = row.recipientType === 'Peloton';
  const discretion = [
    ...(row.details?.isAnonymous
      ? ['They want to stay anonymous to everyone else, so please thank them in private.']
      : []),
    ...(row.details?.isAmountVisible === false ? ['They don’t show the amount in public.'] : []),
  ];
  const tribute = honoured(row, 'someone dear to them');
  const whose = isForPeloton ? (row.recipientName ?? 'your peloton') : 'you';
  const gave = `${name} gave ${money(row.amount)}`;
  const { more, link } = linksOf(row, publicUrl);
  const success = passed(row, progress);
  return writeEmail(
    success ?? gave,
    [
      `Hello ${firstName},`,
      `${isForPeloton ? `${gave} to ${whose}` : `${name} gave you ${money(row.amount)}`}${tribute ? `, ${tribute}` : ''}` +
        `${row.frequency === 'Monthly' ? ', and plans to give it every month' : ''}.`,
      ...(success === null || progress === null ? [] : [meaning(progress)]),
      ...(row.details?.message ? [{ quote: [`“${row.details.message}”`] }] : []),
      ...discretion,
      ...more,
    ],
    link,
    {
      because: isForPeloton ? `you lead ${whose}` : 'someone gave to you',
      climb: { id: row.publicId ?? row.pelotonId ?? row.id, ...progress },
    },
  );
};

/** For the family of the honoured person: the donor's name, never the amount. The token unsubscribes the family. */
export const tributeNoticeEmail = (row: ReceiptRow, token: string, publicUrl: string): Written => {
  const tribute = row.details?.tribute;
  const who = row.details?.isAnonymous
    ? 'Someone who prefers not to be named'
    : nameForStrangers(row.donorName, 'A donor');
  const how = tribute?.kind === 'honor' ? 'in honor of' : 'in memory of';
  const whom = nameForStrangers(tribute?.name ?? '', 'someone dear to you');
  return writeEmail(
    `A gift ${how} ${whom}`,
    [
      'Hello,',
      `${who} gave to cancer research ${how} ${whom}, and asked us to tell you.`,
      'All of it goes to research.',
      {
        text: 'No more e-mails like this to this address',
        url: `${publicUrl}/invitations/stop?token=${token}`,
      },
    ],
    { text: 'See what the gift is for', url: `${publicUrl}/give` },
    { because: 'the donor asked us to write to you', climb: { id: row.id } },
  );
};

const because = 'you made a gift on our site';
const hello = ({ firstName }: DonationDetails['donor']): string =>
  `Hello ${nameForStrangers(firstName, 'there')},`;
const giveAgain = (publicUrl: string) => ({ text: 'Give again', url: `${publicUrl}/give` });

/** A payment in an e-mail. Charge in cents; `reference` is what the checkout showed. */
type PaymentFacts = { charge: number; reference: string };

export const notChargedEmail = (
  { donor }: Pick<DonationDetails, 'donor'>,
  { charge, reference }: PaymentFacts,
  publicUrl: string,
): Written =>
  writeEmail(
    'Your gift didn’t go through, and nothing was charged',
    [
      hello(donor),
      `We checked your payment of ${money(charge)} (reference ${reference}). It didn’t go through, and nothing was charged.`,
      'If you still want to give, you can start again. Thank you for trying.',
    ],
    giveAgain(publicUrl),
    { because },
  );

export const stillOpenEmail = (
  { donor }: Pick<DonationDetails, 'donor'>,
  { charge, reference }: PaymentFacts,
  publicUrl: string,
): Written =>
  writeEmail(
    'We’re still checking on your gift',
    [
      hello(donor),
      `The payment service hasn’t told us yet whether your payment of ${money(charge)} (reference ${reference}) went through. We keep asking.`,
      'Please don’t give again yet. If you were charged, we’ll e-mail your receipt. If not, we’ll write to you too.',
    ],
    { text: 'See how giving works', url: `${publicUrl}/give` },
    { because },
  );

export const givenBackEmail = (
  { donor }: Pick<DonationDetails, 'donor'>,
  { charge, reference }: PaymentFacts,
  publicUrl: string,
): Written =>
  writeEmail(
    `We refunded ${money(charge)}`,
    [
      hello(donor),
      `Your payment of ${money(charge)} (reference ${reference}) arrived too late to count as a gift, so we refunded it.` +
        ' You should see it on your account within a few days, depending on your bank.',
    ],
    giveAgain(publicUrl),
    { because },
  );
