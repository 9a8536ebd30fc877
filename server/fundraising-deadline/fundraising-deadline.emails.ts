import { fundSharingEnds } from '#server/event/event.ts';
import { methodInWords, type Written, writeLetter } from '#server/platform/mail/email.ts';
import { inDollars, inWords } from '#server/platform/mail/format.ts';
import type { Rider } from './fundraising-deadline.queries.ts';
import { daysUntil } from './fundraising-deadline.rules.ts';

const linkTo = ({ publicId }: Rider, publicUrl: string) => ({
  text: 'See your page',
  url: `${publicUrl}/profile/${publicId}`,
});

const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${days} days`);

/** After the deadline, to whoever couldn't be warned before it: nobody is charged without a day's notice. */
const lateWarning = (rider: Rider, shortfall: number, today: string, publicUrl: string): Written => {
  const { event, sums } = rider;
  const lastDay = fundSharingEnds(event);
  const until = today < lastDay ? `after ${inWords(lastDay)}` : 'tomorrow';
  return writeLetter(
    `${inDollars(shortfall)} is still missing; the deadline was ${inWords(event.fundraisingDeadline)}`,
    [
      `Hello ${rider.firstName},`,
      `You have raised ${inDollars(sums.raised)} of the ${inDollars(sums.committedAmount)} that you committed to raise for` +
        ` ${event.name}. The deadline was ${inWords(event.fundraisingDeadline)}, and we should have written to you before it.`,
      `If ${inDollars(shortfall)} is still missing ${until}, we charge it to ${methodInWords(rider.method)}.`,
      'Until then, members of your peloton can share with you what they raised.',
    ],
    linkTo(rider, publicUrl),
  );
};

/** `today` is YYYY-MM-DD; the deadline may have passed. */
export const warning = (rider: Rider, shortfall: number, today: string, publicUrl: string): Written => {
  const days = daysUntil(rider.event.fundraisingDeadline, today);
  if (days < 0) return lateWarning(rider, shortfall, today, publicUrl);
  const { event, sums } = rider;
  return writeLetter(
    `${inDollars(shortfall)} to go until ${inWords(event.fundraisingDeadline)}`,
    [
      `Hello ${rider.firstName},`,
      `You have raised ${inDollars(sums.raised)} of the ${inDollars(sums.committedAmount)} that you committed to raise for` +
        ` ${event.name}. The deadline is ${days === 0 ? 'today' : inDays(days)}, ${inWords(event.fundraisingDeadline)}.`,
      `Until ${inWords(fundSharingEnds(event))}, members of your peloton can still share with you. If ${inDollars(shortfall)} is missing after` +
        ` that day, we charge it to ${methodInWords(rider.method)}.`,
      'Ask once more: most people give when somebody asks them twice.',
    ],
    linkTo(rider, publicUrl),
  );
};

export const chargedLetter = (rider: Rider, amount: number, publicUrl: string): Written =>
  writeLetter(
    `We charged ${inDollars(amount)} for your commitment`,
    [
      `Hello ${rider.firstName},`,
      `The deadline of ${rider.event.name} has passed, and ${inDollars(amount)} of your commitment was missing. We` +
        ` charged it to ${methodInWords(rider.method)}, and it counts as raised on your page.`,
      'Thank you for riding, and for keeping your word.',
    ],
    linkTo(rider, publicUrl),
  );

/** `retryOn` is the day of the next attempt, YYYY-MM-DD; null when there is none. */
export const refusedLetter = (
  rider: Rider,
  amount: number,
  reason: string,
  retryOn: string | null,
  publicUrl: string,
): Written =>
  writeLetter(
    `We couldn’t charge ${inDollars(amount)} for your commitment`,
    [
      `Hello ${rider.firstName},`,
      `${inDollars(amount)} of your commitment for ${rider.event.name} was missing at the deadline, and charging it to` +
        ` ${methodInWords(rider.method)} didn’t work.`,
      reason,
      retryOn === null
        ? 'We won’t try again by ourselves. Please write to us, and we find a way together.'
        : `We try again on ${inWords(retryOn)}.`,
    ],
    linkTo(rider, publicUrl),
  );

/** A charge that came after it had been given up, and is back where it came from; cents. */
export const givenBackLetter = (rider: Rider, amount: number, publicUrl: string): Written =>
  writeLetter(
    `We gave back ${inDollars(amount)}`,
    [
      `Hello ${rider.firstName},`,
      `a charge of ${inDollars(amount)} for your commitment for ${rider.event.name} came through so late that we had` +
        ' given it up. We gave it back. Depending on your bank it is on your account within a few days.',
      'Your commitment stands as it did before it. Your page shows what is missing.',
    ],
    linkTo(rider, publicUrl),
  );
