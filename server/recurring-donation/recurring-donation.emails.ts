import type { CalendarDay } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { methodInWords, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { inWords, nameForStrangers } from '#server/platform/mail/format.ts';
import type { Scheduled } from './recurring-donation.queries.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'recurring-donation-declined': true;
    'recurring-donation-paused': true;
    'recurring-donation-recipient-closed': true;
    'recurring-donation-card-expiring': true;
    'recurring-donation-changed': true;
    'recurring-donation-ended': true;
  }
}

const because = 'you have a monthly gift on our site';
const hello = ({ donorFirstName }: Scheduled): string =>
  `Hello ${nameForStrangers(donorFirstName, 'there')},`;
const recipientOf = ({ recipientName }: Scheduled): string =>
  nameForStrangers(recipientName ?? 'the general fund', 'a fundraiser');
const change = (publicUrl: string, text: string) => ({ text, url: `${publicUrl}/edit-donation` });

/** `reason` is the bank's; `retryOn` is the day of the next try, YYYY-MM-DD. */
export const refusedEmail = (
  donation: Scheduled,
  reason: string,
  retryOn: CalendarDay,
  publicUrl: string,
): Written =>
  writeEmail(
    `Your monthly gift of ${money(donation.amount)} didn’t go through`,
    [
      hello(donation),
      `We couldn’t charge ${money(donation.charge)} to ${methodInWords(donation.method)} for your monthly gift to ${recipientOf(donation)}.`,
      reason,
      `We’ll try again on ${inWords(retryOn)}. If you choose another payment method before then, we’ll use that one.`,
    ],
    change(publicUrl, 'Change the payment method'),
    { because },
  );

export const pausedEmail = (donation: Scheduled, reason: string, publicUrl: string): Written =>
  writeEmail(
    'Your monthly gift is paused',
    [
      hello(donation),
      `We tried four times to charge ${money(donation.charge)} to ${methodInWords(donation.method)} for your monthly gift to` +
        ` ${recipientOf(donation)}, and it didn’t go through. Your gift is paused, and we won’t charge anything until you choose another payment method.`,
      reason,
      'Once you do, it continues on its usual day of the month. Thank you for all you’ve given.',
    ],
    change(publicUrl, 'Continue your monthly gift'),
    { because },
  );

export const recipientClosedEmail = (donation: Scheduled, publicUrl: string): Written =>
  writeEmail(
    'Your monthly gift is paused: who should get it now?',
    [
      hello(donation),
      `Your monthly gift of ${money(donation.amount)} was due, but ${recipientOf(donation)} no longer takes gifts. Nothing was charged.`,
      'Choose someone else or the general fund, and it continues on its usual day of the month.',
    ],
    change(publicUrl, 'Choose who gets it'),
    { because },
  );

/** `lastDay` is the last day on which the card is valid, YYYY-MM-DD. */
export const expiringEmail = (donation: Scheduled, lastDay: CalendarDay, publicUrl: string): Written =>
  writeEmail(
    `The card for your monthly gift expires on ${inWords(lastDay)}`,
    [
      hello(donation),
      `You give ${money(donation.amount)} to ${recipientOf(donation)} every month with ${methodInWords(donation.method)}. That card expires` +
        ` on ${inWords(lastDay)}.`,
      'Add your new card before then, so you don’t miss a month.',
    ],
    change(publicUrl, 'Change the payment method'),
    { because },
  );

const nextCharge = (donation: Scheduled): string => {
  if (donation.pauseReason === 'recipient-closed')
    return 'It’s still paused, and we won’t charge anything until you choose who gets it now.';
  const next = donation.retryOn ?? donation.nextOn;
  if (donation.state === 'paused' || next === null)
    return 'It’s still paused, and we won’t charge anything until you choose another payment method.';
  return `The next charge is ${money(donation.charge)} to ${methodInWords(donation.method)} on ${inWords(next)}.`;
};

/** `donation` after the change. It warns the donor of changes by an intruder. */
export const changedEmail = (donation: Scheduled, publicUrl: string): Written =>
  writeEmail(
    'Your monthly gift has changed',
    [
      hello(donation),
      `You changed your monthly gift. You now give ${money(donation.amount)} a month to ${recipientOf(donation)}.`,
      nextCharge(donation),
      'If you didn’t make this change, end the gift on the page below, and write to us.',
    ],
    change(publicUrl, 'See your monthly gift'),
    { because },
  );

export const endedEmail = (donation: Scheduled, publicUrl: string): Written =>
  writeEmail(
    'Your monthly gift has ended',
    [
      hello(donation),
      `You ended your monthly gift of ${money(donation.amount)} to ${recipientOf(donation)}. We won’t charge it again.`,
      'Thank you for giving.',
    ],
    { text: 'See how giving works', url: `${publicUrl}/give` },
    { because: 'you had a monthly gift on our site' },
  );
