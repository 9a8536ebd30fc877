import { methodInWords, type Written, writeLetter } from '#server/platform/mail/email.ts';
import { inDollars, inWords } from '#server/platform/mail/format.ts';
import type { Scheduled } from './recurring-donation.queries.ts';

const hello = ({ donorFirstName }: Scheduled): string => `Hello ${donorFirstName},`;
const recipientOf = ({ recipientName }: Scheduled): string => recipientName ?? 'the general fund';
const change = (publicUrl: string, text: string) => ({ text, url: `${publicUrl}/edit-donation` });

/** `reason` says what the bank said; `retryOn` is when it is tried again, YYYY-MM-DD. */
export const refusedLetter = (
  donation: Scheduled,
  reason: string,
  retryOn: string,
  publicUrl: string,
): Written =>
  writeLetter(
    `Your monthly gift of ${inDollars(donation.amount)} didn’t go through`,
    [
      hello(donation),
      `we couldn’t charge ${inDollars(donation.charge)} to ${methodInWords(donation.method)} for your monthly gift to ${recipientOf(donation)}.`,
      reason,
      `We try again on ${inWords(retryOn)}. If you choose another method before then, we use that one.`,
    ],
    change(publicUrl, 'Change the payment method'),
  );

export const pausedLetter = (donation: Scheduled, reason: string, publicUrl: string): Written =>
  writeLetter(
    'Your monthly gift is paused',
    [
      hello(donation),
      `we tried four times to charge ${inDollars(donation.charge)} to ${methodInWords(donation.method)} for your monthly gift to` +
        ` ${recipientOf(donation)}, and it never went through. So we stopped trying: the gift is paused, and nothing more is charged.`,
      reason,
      'Choose another method and it goes on, on its next day of the month. Thank you for all that you have given.',
    ],
    change(publicUrl, 'Go on with your gift'),
  );

export const recipientClosedLetter = (donation: Scheduled, publicUrl: string): Written =>
  writeLetter(
    'Your monthly gift is paused: who should get it now?',
    [
      hello(donation),
      `your monthly gift of ${inDollars(donation.amount)} was due, but ${recipientOf(donation)} isn’t taking gifts any more. Nothing was charged.`,
      'Choose somebody else or the general fund, and it goes on, on its next day of the month.',
    ],
    change(publicUrl, 'Choose who gets it'),
  );

/** `lastDay` is the last on which the card is good, YYYY-MM-DD. */
export const expiringLetter = (donation: Scheduled, lastDay: string, publicUrl: string): Written =>
  writeLetter(
    `The card for your monthly gift expires on ${inWords(lastDay)}`,
    [
      hello(donation),
      `you give ${inDollars(donation.amount)} to ${recipientOf(donation)} every month, from ${methodInWords(donation.method)}. That card is good` +
        ` through ${inWords(lastDay)}.`,
      'Give us your new one before then, so that no month is missed.',
    ],
    change(publicUrl, 'Change the payment method'),
  );

export const endedLetter = (donation: Scheduled, publicUrl: string): Written =>
  writeLetter(
    'Your monthly gift has ended',
    [
      hello(donation),
      `you ended your monthly gift of ${inDollars(donation.amount)} to ${recipientOf(donation)}. Nothing more is charged for it.`,
      'Thank you for every month of it.',
    ],
    { text: 'See how giving works', url: `${publicUrl}/give` },
  );
