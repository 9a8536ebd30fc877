import { inMiles } from '#server/event/event.ts';
import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { eventZoneName } from '#server/platform/clock/clock.ts';
import { methodInWords, type Written, writeLetter } from '#server/platform/mail/email.ts';
import { clockTime, dayInWords, inDollars, inWords } from '#server/platform/mail/format.ts';
import { feeBeforeDiscount } from './registration.money.ts';
import type { RegistrationAggregate, RideType } from './registration.types.ts';

/** Each thing that the person does, with where and when. */
export const whatFor = ({ choice, places, shifts, answers }: RegistrationAggregate): string[] => [
  ...places.map(
    (place) =>
      `${place.rideName}, ${place.routeName}, ${inMiles(place.distanceMiles)}` +
      `${place.pelotonName === null ? '' : ` with ${place.pelotonName}`}: ${dayInWords(place.day)}, start at ` +
      `${clockTime(place.startTime)}, ${place.startPlace}`,
  ),
  ...(choice.challenger ? ['Challenger, from anywhere'] : []),
  ...(answers.activityGoals?.goals.map(
    ({ activity, amount, unit }) => `Challenger’s goal: ${activity}, ${amount} ${unit}`,
  ) ?? []),
  ...shifts.map(
    (shift) =>
      `Volunteer, ${shift.title}: ${dayInWords(shift.day)}, ${clockTime(shift.startTime)} to ` +
      `${clockTime(shift.endTime)} (${eventZoneName}), ${shift.location}`,
  ),
];

/** Cents, over all rides of the event; 0 for who registers for none now. */
export const committedNow = ({ places, answers }: RegistrationAggregate): number =>
  places.length === 0 ? 0 : (answers.fundraising?.commitment ?? 0);

const commitment = (aggregate: RegistrationAggregate): string[] => {
  const committed = committedNow(aggregate);
  if (committed === 0) return [];
  const isSum = aggregate.places.length > 1 || aggregate.registered.committed > 0;
  return [
    `You commit to raise ${inDollars(committed)}${isSum ? ' in total' : ''} by ${inWords(aggregate.event.fundraisingDeadline)}.` +
      ` If you are short of it then, we charge the difference to ${methodInWords(aggregate.paymentMethod)}. We write to you` +
      ' 30 days, 7 days and 1 day before.',
    ...(isHighRoller(committed) ? ['That makes you a High Roller. Thank you!'] : []),
  ];
};

const challengersGoal = (aggregate: RegistrationAggregate): string[] => {
  const goal = aggregate.answers.fundraising?.goal ?? 0;
  if (!aggregate.choice.challenger || goal === 0) return [];
  const isFree = committedNow(aggregate) === 0 && aggregate.registered.committed === 0;
  return [
    `Your fundraising goal is ${inDollars(goal)}.${isFree ? ' If you don’t reach it, nothing is charged.' : ''}`,
  ];
};

/** "$260 less $25 WELCOME25"; null without a discount. */
const reckoning = ({ places, answers }: RegistrationAggregate): string | null => {
  if (!answers.fee?.discountCode) return null;
  const before = feeBeforeDiscount(places);
  return `${inDollars(before)} less ${inDollars(before - answers.fee.total)} ${answers.fee.discountCode}`;
};

const fee = (aggregate: RegistrationAggregate): string[] => {
  const { answers, intent, places } = aggregate;
  if (places.length === 0 || !answers.fee) return [];
  const reckoned = reckoning(aggregate);
  const inBrackets = reckoned === null ? '' : ` (${reckoned})`;
  if (answers.fee.total === 0)
    return reckoned === null ? [] : [`Registration fee: $0${inBrackets}. Nothing was charged.`];
  if (intent?.state !== 'charged') return [];
  const { feePaidWith } = answers;
  return [
    `Registration fee paid: ${inDollars(answers.fee.total)}${places.length > 1 ? ' in total' : ''}${inBrackets}` +
      `${feePaidWith ? `, with ${methodInWords(feePaidWith)}` : ''}.`,
  ];
};

/** What they registered for, where to be and when, and what it means for their money. */
export const confirmationLetter = (aggregate: RegistrationAggregate, publicUrl: string): Written => {
  const firstName = aggregate.answers.profile?.firstName ?? aggregate.person.firstName;
  return writeLetter(
    `You’re in: ${aggregate.event.name}`,
    [
      `Hello ${firstName},`,
      `You are registered for ${aggregate.event.name} in ${aggregate.event.place}:`,
      whatFor(aggregate),
      ...commitment(aggregate),
      ...challengersGoal(aggregate),
      ...fee(aggregate),
      { text: 'Add or change something', url: `${publicUrl}/register` },
      'Your page is where people find you and give. Tell them why you do this.',
    ],
    { text: 'See your page', url: `${publicUrl}/profile/${aggregate.person.publicId}` },
  );
};

/** A fee that was charged after it had been given up, and is back where it came from; cents. */
export const givenBackLetter = (
  { firstName, publicId, amount }: { firstName: string; publicId: string; amount: number },
  publicUrl: string,
): Written =>
  writeLetter(
    `We gave back ${inDollars(amount)}`,
    [
      `Hello ${firstName},`,
      `a payment of ${inDollars(amount)} for your registration came through so late that it no longer counted. We gave it` +
        ' back. Depending on your bank it is on your account within a few days.',
      'If your registration isn’t finished yet, go on where you left off: the fee is still to pay, once.',
    ],
    { text: 'See your page', url: `${publicUrl}/profile/${publicId}` },
  );

type About = { eventName: string; firstName: string; publicId: string; publicUrl: string };

const nameOf = (kind: 'Challenger' | 'Rider' | 'Volunteer', rideType: RideType | null): string =>
  kind === 'Rider' ? (rideType === 'gravel' ? 'Gravel Day' : 'Ride Weekend') : kind;

export const cancelledLetter = (
  about: About,
  kind: 'Challenger' | 'Rider' | 'Volunteer',
  rideType: RideType | null,
): Written => {
  const name = nameOf(kind, rideType);
  const wasFree = kind !== 'Rider';
  return writeLetter(
    `Cancelled: ${name}, ${about.eventName}`,
    [
      `Hello ${about.firstName},`,
      wasFree
        ? `You are no longer registered as a ${name} for ${about.eventName}.`
        : `You are no longer registered for ${name}. Your place is free for somebody else.`,
      ...(wasFree ? [] : ['Your commitment for this ride has ended. The registration fee isn’t refunded.']),
      'What you raised stays with the cause. If this was a mistake, register again while there are places.',
    ],
    { text: 'See your page', url: `${about.publicUrl}/profile/${about.publicId}` },
  );
};

export const convertedLetter = (about: About): Written =>
  writeLetter(
    `You are a Challenger now: ${about.eventName}`,
    [
      `Hello ${about.firstName},`,
      `Your ride registrations for ${about.eventName} have ended, and you go on as a Challenger.`,
      'What you raised stays yours, and you have no commitment any more: nothing will be charged at the deadline.' +
        ' The registration fee isn’t refunded.',
    ],
    { text: 'See your page', url: `${about.publicUrl}/profile/${about.publicId}` },
  );
