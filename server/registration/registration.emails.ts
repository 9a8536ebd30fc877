import { money } from '#machines/money.ts';
import { rideNames } from '#machines/registration/ride-names.ts';
import { fundSharingEnds } from '#server/event/event.ts';
import { isHighRoller } from '#server/fundraising/fundraising.ts';
import { methodInWords, type Written, writeEmail } from '#server/platform/mail/email.ts';
import { inWords } from '#server/platform/mail/format.ts';
import { feeBeforeDiscount } from './registration.money.ts';
import { isRider, union } from './registration.rules.ts';
import type { RegistrationAggregate, RideType } from './registration.types.ts';
import { whatFor } from './what-for.ts';

declare module '#server/platform/mail/mail.ts' {
  interface EmailKinds {
    'registration-confirmation': true;
    'registration-fee-given-back': true;
    'registration-cancelled': true;
    'registration-converted': true;
    'guardian-agreement': true;
  }
}

/** Cents, over all rides of the event; 0 for a registration without a ride. */
export const committedNow = ({ places, answers }: RegistrationAggregate): number =>
  places.length === 0 ? 0 : (answers.fundraising?.commitment ?? 0);

const commitment = (aggregate: RegistrationAggregate): string[] => {
  const committed = committedNow(aggregate);
  if (committed === 0) return [];
  const isSum = aggregate.places.length > 1 || aggregate.registered.committed > 0;
  return [
    `You committed to raise ${money(committed)}${isSum ? ' in total' : ''} by ${inWords(aggregate.event.fundraisingDeadline)}.` +
      ` If you’re in a peloton, it can help until ${inWords(fundSharingEnds(aggregate.event))}. If you’re still short then, we’ll charge the` +
      ` difference to ${methodInWords(aggregate.paymentMethod)}. We’ll remind you 30 days, 7 days and 1 day before the deadline.`,
    ...(isHighRoller(committed) ? ['That makes you a High Roller. Thank you!'] : []),
  ];
};

const challengersGoal = (aggregate: RegistrationAggregate): string[] => {
  const goal = aggregate.answers.fundraising?.goal ?? 0;
  if (!aggregate.choice.challenger || goal === 0) return [];
  const isFree = committedNow(aggregate) === 0 && aggregate.registered.committed === 0;
  return [
    `Your fundraising goal is ${money(goal)}.${isFree ? ' If you don’t reach it, we won’t charge you anything.' : ''}`,
  ];
};

/** "$260 less $25 WELCOME25"; null without a discount. */
const reckoning = ({ places, answers }: RegistrationAggregate): string | null => {
  if (!answers.fee?.discountCode) return null;
  const before = feeBeforeDiscount(places);
  return `${money(before)} less ${money(before - answers.fee.total)} ${answers.fee.discountCode}`;
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
    `Registration fee paid: ${money(answers.fee.total)}${places.length > 1 ? ' in total' : ''}${inBrackets}` +
      `${feePaidWith ? `, with ${methodInWords(feePaidWith)}` : ''}.`,
  ];
};

/** Earlier registrations, as lines; and the fundraising for the same event, in cents. */
type Before = { earlier: readonly string[]; raised: number; goal: number };

/** Links to the person's calendar, shifts and registration. */
const ways = ({ places, shifts }: RegistrationAggregate, publicUrl: string) => [
  ...places.map(({ routeId, rideName }) => ({
    text: `Add ${rideName} to your calendar`,
    url: `${publicUrl}/calendar/route/${routeId}.ics`,
  })),
  ...(shifts.length > 0
    ? [{ text: 'Save your shifts to your calendar', url: `${publicUrl}/volunteer-edit` }]
    : []),
  { text: 'Add or change something', url: `${publicUrl}/register` },
];

const story = 'Your page is live. A few sentences in your own words move people to give.';

/** What the person registered for, where and when it is, and their money; new parts first. */
export const confirmationEmail = (
  aggregate: RegistrationAggregate,
  { earlier, raised, goal }: Before,
  publicUrl: string,
): Written => {
  const { event, person, choice, registered } = aggregate;
  const firstName = aggregate.answers.profile?.firstName ?? person.firstName;
  const whole = union(choice, registered.choice);
  const isHelper = !isRider(whole) && !whole.challenger;
  const page = `${publicUrl}/profile/${person.publicId}`;
  const own = isRider(whole) ? 'Write why you ride' : 'Write why you’re in';
  return writeEmail(
    `You’re in: ${event.name}`,
    [
      `Hello ${firstName},`,
      earlier.length > 0
        ? `You added to your registration for ${event.name} in ${event.place}. Here’s what’s new:`
        : `You’re registered for ${event.name} in ${event.place}. Here’s what you signed up for:`,
      whatFor(aggregate),
      ...(earlier.length > 0 ? ['And here’s what you had already:', [...earlier]] : []),
      ...commitment(aggregate),
      ...challengersGoal(aggregate),
      ...fee(aggregate),
      ...ways(aggregate, publicUrl),
      ...(isHelper ? ['Thank you for helping. Riders remember who stood at the roadside.'] : [story]),
    ],
    isHelper ? { text: 'See your shifts', url: `${publicUrl}/volunteer-edit` } : { text: own, url: page },
    {
      because: `you registered for ${event.name}`,
      climb: { id: person.publicId, raised, goal },
    },
  );
};

/** An orphaned fee that was refunded; cents. */
export const givenBackEmail = (
  { firstName, publicId, amount }: { firstName: string; publicId: string; amount: number },
  publicUrl: string,
): Written =>
  writeEmail(
    `We refunded ${money(amount)}`,
    [
      `Hello ${firstName},`,
      `Your payment of ${money(amount)} for your registration arrived too late to count, so we refunded it.` +
        ' You should see it on your account within a few days, depending on your bank.',
      'If your registration isn’t finished yet, continue where you left off. You’ll pay the fee once.',
    ],
    { text: 'See your page', url: `${publicUrl}/profile/${publicId}` },
    { because: 'you started a registration on our site', climb: { id: publicId } },
  );

type About = { eventName: string; firstName: string; publicId: string; publicUrl: string };

const aroundEnd = ({ eventName, publicId }: About) => ({
  because: `you changed your registration for ${eventName}`,
  climb: { id: publicId },
});

const nameOf = (kind: 'Challenger' | 'Rider' | 'Volunteer', rideType: RideType | null): string =>
  kind === 'Rider' ? rideNames[rideType ?? 'signature'] : kind;

export const cancelledEmail = (
  about: About,
  kind: 'Challenger' | 'Rider' | 'Volunteer',
  rideType: RideType | null,
): Written => {
  const name = nameOf(kind, rideType);
  const wasFree = kind !== 'Rider';
  return writeEmail(
    `Canceled: ${name}, ${about.eventName}`,
    [
      `Hello ${about.firstName},`,
      wasFree
        ? `You’re no longer registered as a ${name} for ${about.eventName}.`
        : `You’re no longer registered for ${name}. Your place is open to someone else.`,
      ...(wasFree
        ? []
        : ['You no longer have a commitment for this ride. We can’t refund the registration fee.']),
      'What you raised stays with cancer research. If this was a mistake, register again while there are places.',
    ],
    { text: 'See your page', url: `${about.publicUrl}/profile/${about.publicId}` },
    aroundEnd(about),
  );
};

export const convertedEmail = (about: About): Written =>
  writeEmail(
    `You’re now a Challenger: ${about.eventName}`,
    [
      `Hello ${about.firstName},`,
      `Your ride registrations for ${about.eventName} have ended, and you’re a Challenger now.`,
      'What you raised stays on your page. You no longer have a commitment, so we won’t charge anything at the deadline.' +
        ' We can’t refund the registration fee.',
    ],
    { text: 'See your page', url: `${about.publicUrl}/profile/${about.publicId}` },
    aroundEnd(about),
  );
