import { type CalendarDay, daysBetween } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { fundSharingEnds } from '#server/event/event.ts';
import { methodInWords, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { Rider } from './fundraising-deadline.queries.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'fundraising-deadline-warning': true;
    'fundraising-deadline-last-warning': true;
    'commitment-charged': true;
    'commitment-declined': true;
    'commitment-given-back': true;
  }
}

const linkTo = ({ publicId }: Rider, publicUrl: string) => ({
  text: 'See your page',
  url: `${publicUrl}/profile/${publicId}`,
});

/** The climb to the commitment. */
const around = ({ publicId, event, sums }: Rider) => ({
  because: `you committed to raise money for ${event.name}`,
  climb: { id: publicId, raised: sums.raised, goal: sums.committedAmount },
});

const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${days} days`);

const progressText = ({ event, sums }: Rider): string =>
  `You’ve raised ${money(sums.raised)} of the ${money(sums.committedAmount)} that you committed to raise for ${event.name}.${
    sums.owed > 0
      ? ` ${money(sums.owed)} that you shared went back to donors, and the next gifts make up for it first.`
      : ''
  }`;

/** The part of a shortfall that would be charged; cents. */
const chargedOf = ({ sums }: Rider, shortfall: number): string =>
  shortfall > sums.committedAmount
    ? `${money(sums.committedAmount)}, which is all that you committed to raise,`
    : 'that amount';

/** After the deadline, to a rider who could not be warned before it: every charge needs a day's notice. */
const lateWarning = (rider: Rider, shortfall: number, today: CalendarDay, publicUrl: string): Written => {
  const { event } = rider;
  const lastDay = fundSharingEnds(event);
  const until = today < lastDay ? `after ${inWords(lastDay)}` : 'tomorrow';
  return writeEmail(
    `You’re ${money(shortfall)} short, and the deadline was ${inWords(event.fundraisingDeadline)}`,
    [
      `Hello ${rider.firstName},`,
      `${progressText(rider)} The deadline was ${inWords(event.fundraisingDeadline)}, and we should have written to you before it.`,
      `If you’re still ${money(shortfall)} short ${until}, we’ll charge ${chargedOf(rider, shortfall)} to ${methodInWords(rider.method)}.`,
      'Until then, members of your peloton can share what they raised with you.',
    ],
    linkTo(rider, publicUrl),
    around(rider),
  );
};

/** The deadline may have passed. */
export const warningEmail = (
  rider: Rider,
  shortfall: number,
  today: CalendarDay,
  publicUrl: string,
): Written => {
  const days = daysBetween(today, rider.event.fundraisingDeadline);
  if (days < 0) return lateWarning(rider, shortfall, today, publicUrl);
  const { event } = rider;
  return writeEmail(
    `${money(shortfall)} to go by ${inWords(event.fundraisingDeadline)}`,
    [
      `Hello ${rider.firstName},`,
      `${progressText(rider)} The deadline is ${days === 0 ? 'today' : inDays(days)}, ${inWords(event.fundraisingDeadline)}.`,
      `Members of your peloton can still share with you through ${inWords(fundSharingEnds(event))}. If you’re ${money(shortfall)} short after` +
        ` that day, we’ll charge ${chargedOf(rider, shortfall)} to ${methodInWords(rider.method)}.`,
      'Share your page once more. A second ask is often the one that works.',
    ],
    linkTo(rider, publicUrl),
    around(rider),
  );
};

export const chargedEmail = (rider: Rider, amount: number, publicUrl: string): Written =>
  writeEmail(
    `We charged ${money(amount)} for your commitment`,
    [
      `Hello ${rider.firstName},`,
      `The deadline of ${rider.event.name} has passed, and you were ${money(amount + rider.sums.owed)} short of your commitment. We` +
        ` charged ${rider.sums.owed > 0 ? money(amount) : 'it'} to ${methodInWords(rider.method)}, ${
          rider.sums.owed > 0
            ? `and what is left of it after the ${money(rider.sums.owed)} that you had shared and that went back to donors counts as raised on your page`
            : 'and it counts as raised on your page'
        }.`,
      'Thank you for riding, and for keeping your word.',
    ],
    linkTo(rider, publicUrl),
    around(rider),
  );

/** `retryOn` is the day of the next attempt; null when there is none. */
export const refusedEmail = (
  rider: Rider,
  amount: number,
  reason: string,
  retryOn: CalendarDay | null,
  publicUrl: string,
): Written =>
  writeEmail(
    `We couldn’t charge ${money(amount)} for your commitment`,
    [
      `Hello ${rider.firstName},`,
      `You were ${money(amount + rider.sums.owed)} short of your commitment for ${rider.event.name} at the deadline, and we couldn’t charge ${rider.sums.owed > 0 ? money(amount) : 'it'} to` +
        ` ${methodInWords(rider.method)}.`,
      reason,
      retryOn === null
        ? 'We won’t try again. Please reply to this e-mail, and we’ll find a way together.'
        : `We’ll try again on ${inWords(retryOn)}.`,
    ],
    linkTo(rider, publicUrl),
    around(rider),
  );

/** An orphaned charge that was refunded; cents. */
export const givenBackEmail = (rider: Rider, amount: number, publicUrl: string): Written =>
  writeEmail(
    `We refunded ${money(amount)}`,
    [
      `Hello ${rider.firstName},`,
      `A charge of ${money(amount)} for your commitment for ${rider.event.name} went through after we had` +
        ' given up on it, so we refunded it. You should see it on your account within a few days, depending on your bank.',
      'Your commitment is where it was before. Your page shows how much you still need.',
    ],
    linkTo(rider, publicUrl),
    around(rider),
  );
