import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { inDollars } from '#server/platform/mail/format.ts';
import {
  type DonationDetails,
  donorNameOf,
  honoured,
  pageOf,
  type ReceiptRow,
} from '#server/receipt/receipt.ts';

/** Nobody is anonymous to whom the donation is for; others are another matter, and it says so. */
export const newsLetter = (row: ReceiptRow, firstName: string, publicUrl: string): Written => {
  const name = row.details?.isAnonymous ? (row.organizationName ?? donorNameOf(row)) : row.donorName;
  const isForPeloton = row.recipientType === 'Peloton';
  const discretion = [
    ...(row.details?.isAnonymous
      ? ['They stay anonymous to everybody else: please thank them in private.']
      : []),
    ...(row.details?.isAmountVisible === false ? ['The amount is for your eyes only.'] : []),
  ];
  const tribute = honoured(row);
  return writeLetter(
    `${name} gave ${inDollars(row.amount)}`,
    [
      `Hello ${firstName},`,
      `${name} gave ${inDollars(row.amount)} to ${isForPeloton ? row.recipientName : 'you'}${tribute ? `, ${tribute}` : ''}` +
        `${row.frequency === 'Monthly' ? ', and means to every month' : ''}.`,
      ...(row.details?.message ? [`“${row.details.message}”`] : []),
      ...(discretion.length > 0 ? [discretion] : []),
    ],
    { text: isForPeloton ? 'See your peloton’s page' : 'See your page', url: pageOf(row, publicUrl) },
  );
};

/** For the family of whoever is honoured: who remembered them, never how much was given. */
export const tributeLetter = (row: ReceiptRow, publicUrl: string): Written => {
  const tribute = row.details?.tribute;
  const who = row.details?.isAnonymous ? 'Somebody who wants to stay unnamed' : row.donorName;
  const how = tribute?.kind === 'honor' ? 'in honor of' : 'in memory of';
  return writeLetter(
    `A gift ${how} ${tribute?.name}`,
    [
      'Hello,',
      `${who} gave to cancer research ${how} ${tribute?.name}, and asked us to tell you.`,
      'All of it goes to research.',
    ],
    { text: 'See what it is for', url: `${publicUrl}/give` },
  );
};

const giveAgain = (publicUrl: string) => ({ text: 'Give again', url: `${publicUrl}/give` });

/** Charge in cents; so in those below. */
export const notChargedLetter = ({ donor }: DonationDetails, charge: number, publicUrl: string): Written =>
  writeLetter(
    'Your gift didn’t go through, and nothing was charged',
    [
      `Hello ${donor.firstName},`,
      `we looked into your payment of ${inDollars(charge)}: it was never made, and nothing was charged.`,
      'If you still want to give, you can start again. Thank you for wanting to.',
    ],
    giveAgain(publicUrl),
  );

export const stillOpenLetter = ({ donor }: DonationDetails, charge: number, publicUrl: string): Written =>
  writeLetter(
    'We are still finding out about your gift',
    [
      `Hello ${donor.firstName},`,
      `the payment service hasn’t told us yet whether your payment of ${inDollars(charge)} went through. We keep asking.`,
      'Please don’t send the gift again: if it was charged, you get your receipt by mail, and if not, we write to you as well.',
    ],
    { text: 'See how giving works', url: `${publicUrl}/give` },
  );

export const givenBackLetter = ({ donor }: DonationDetails, charge: number, publicUrl: string): Written =>
  writeLetter(
    `We gave back ${inDollars(charge)}`,
    [
      `Hello ${donor.firstName},`,
      `your payment of ${inDollars(charge)} came through so late that it no longer counted as a gift. We gave it back.` +
        ' Depending on your bank it is on your account within a few days.',
    ],
    giveAgain(publicUrl),
  );
