import type { CalendarDay } from '#machines/calendar.ts';
import { money } from '#machines/money.ts';
import { eventZoneName } from '#server/platform/clock/clock.ts';
import { type Written, writeEmail } from '#server/platform/mail/email.ts';
import { clockTime, dayInWords, momentInWords } from '#server/platform/mail/format.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'route-changed': true;
    'route-offered': true;
    'route-not-changed': true;
    'route-change-given-back': true;
  }
}

type About = {
  firstName: string;
  fromName: string;
  toName: string;
  rideName: string;
  day: CalendarDay;
  startTime: string;
  startPlace: string;
};

const around = ({ rideName, toName }: { rideName: string; toName: string }) => ({
  because: `you’re riding in ${rideName}`,
  climb: { id: toName },
});

const link = (publicUrl: string) => ({ text: 'See your route', url: `${publicUrl}/ride-route/edit` });

/** The rider has moved to another route; cents. */
export const changedEmail = (
  about: About,
  { charge, commitment }: { charge: number; commitment: number },
  publicUrl: string,
): Written => {
  const { firstName, fromName, toName, rideName, day, startTime, startPlace } = about;
  return writeEmail(
    `You’re now riding ${toName}`,
    [
      `Hello ${firstName},`,
      `Your route for ${rideName} is now ${toName}. Your place on ${fromName} is open to someone else.`,
      [`${dayInWords(day)}, start at ${clockTime(startTime)} (${eventZoneName}), ${startPlace}`],
      charge === 0 ? 'Nothing was charged.' : `We charged the difference between the fees: ${money(charge)}.`,
      `You committed to raise ${money(commitment)} for this ride.`,
    ],
    link(publicUrl),
    around(about),
  );
};

/** A place on a full route is offered to the rider for a limited time. */
export const offeredEmail = (
  { firstName, routeName, rideName }: { firstName: string; routeName: string; rideName: string },
  offeredUntil: Date,
  publicUrl: string,
): Written =>
  writeEmail(
    `A place on ${routeName} is yours until ${momentInWords(offeredUntil)}`,
    [
      `Hello ${firstName},`,
      `A place on ${routeName} in ${rideName} opened up. It’s yours if you take it by ${momentInWords(offeredUntil)}.`,
      'You’ll see the fee and the commitment before anything changes. Until then, you keep the place you have.',
      'If you don’t take it in time, it goes to the next person on the waiting list.',
    ],
    { text: 'See your offer', url: `${publicUrl}/ride-route/edit` },
    { because: `you’re on the waiting list for ${routeName}`, climb: { id: routeName } },
  );

/** For a change without a waiting page: nothing was charged, and nothing changed; cents. */
export const notChangedEmail = (about: About, charge: number, publicUrl: string): Written =>
  writeEmail(
    `You’re still riding ${about.fromName}`,
    [
      `Hello ${about.firstName},`,
      `Your payment of ${money(charge)} for ${about.toName} didn’t go through, and nothing was charged. You keep your place on ${about.fromName}.`,
      'You can try again while there are places.',
    ],
    link(publicUrl),
    around(about),
  );

/** An orphaned payment of a change is being refunded; cents. */
export const givenBackEmail = (about: About, charge: number, publicUrl: string): Written =>
  writeEmail(
    `We refunded ${money(charge)}`,
    [
      `Hello ${about.firstName},`,
      `Your payment of ${money(charge)} for ${about.toName} arrived too late to count, so we refunded it.` +
        ' You should see it on your account within a few days, depending on your bank.',
      `You’re riding ${about.fromName}, unless you’ve chosen another route since.`,
    ],
    link(publicUrl),
    around(about),
  );
