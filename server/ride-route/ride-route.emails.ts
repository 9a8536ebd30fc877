import { eventZoneName } from '#server/platform/clock/clock.ts';
import { type Written, writeLetter } from '#server/platform/mail/email.ts';
import { clockTime, dayInWords, inDollars, momentInWords } from '#server/platform/mail/format.ts';

type About = {
  firstName: string;
  fromName: string;
  toName: string;
  rideName: string;
  day: string;
  startTime: string;
  startPlace: string;
};

const link = (publicUrl: string) => ({ text: 'See your route', url: `${publicUrl}/ride-route/edit` });

/** The rider’s place is on another route now; cents. */
export const changedLetter = (
  { firstName, fromName, toName, rideName, day, startTime, startPlace }: About,
  { charge, commitment }: { charge: number; commitment: number },
  publicUrl: string,
): Written =>
  writeLetter(
    `You ride ${toName} now`,
    [
      `Hello ${firstName},`,
      `your place in the ${rideName} is on ${toName} now. Your place on ${fromName} is free for somebody else.`,
      [`${dayInWords(day)}, start at ${clockTime(startTime)} (${eventZoneName}), ${startPlace}`],
      charge === 0 ? 'Nothing was charged.' : `We charged the difference of the fees: ${inDollars(charge)}.`,
      `You commit to raise ${inDollars(commitment)} for this ride.`,
    ],
    link(publicUrl),
  );

/** A place on a full route is the rider’s, if they take it in time. */
export const offeredLetter = (
  { firstName, routeName, rideName }: { firstName: string; routeName: string; rideName: string },
  offeredUntil: Date,
  publicUrl: string,
): Written =>
  writeLetter(
    `A place on ${routeName} is yours until ${momentInWords(offeredUntil)}`,
    [
      `Hello ${firstName},`,
      `you waited for a place on ${routeName} in the ${rideName}. One is free, and it is yours if you take it by ${momentInWords(offeredUntil)}.`,
      'You see what the route costs and asks for before anything changes. Until then you keep the place that you have.',
      'After that time the place goes to the next person on the waiting list.',
    ],
    { text: 'Take the place', url: `${publicUrl}/ride-route/edit` },
  );

/** No page waited any more: nothing was charged, and all is as it was; cents. */
export const notChangedLetter = (
  { firstName, fromName, toName }: About,
  charge: number,
  publicUrl: string,
): Written =>
  writeLetter(
    `You still ride ${fromName}`,
    [
      `Hello ${firstName},`,
      `the payment of ${inDollars(charge)} for ${toName} did not go through, so nothing was charged. You keep your place on ${fromName}.`,
      'Try again while there are places.',
    ],
    link(publicUrl),
  );

/** A payment that came after the change was given up is on its way back; cents. */
export const givenBackLetter = (
  { firstName, fromName, toName }: About,
  charge: number,
  publicUrl: string,
): Written =>
  writeLetter(
    `We gave back ${inDollars(charge)}`,
    [
      `Hello ${firstName},`,
      `a payment of ${inDollars(charge)} for ${toName} came through so late that it no longer counted. We gave it back. Depending` +
        ' on your bank it is on your account within a few days.',
      `You ride ${fromName}, unless you chose another route since.`,
    ],
    link(publicUrl),
  );
