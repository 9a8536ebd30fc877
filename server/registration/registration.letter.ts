import { methodInWords, type Written, writeLetter } from '#server/platform/mail/letter.ts';
import { clockTime, inDollars, inWords } from '#server/platform/mail/words.ts';
import { isHighRoller } from './registration.money.ts';
import type { Dossier, RideType } from './registration.types.ts';

const whatFor = ({ choice, places, shifts, answers }: Dossier): string[] => [
  ...places.map(
    (place) =>
      `${place.rideName}, ${place.routeName} (${place.distanceMiles} miles): ${inWords(place.day)}, start at ` +
      `${clockTime(place.startTime)}, ${place.startPlace}`,
  ),
  ...(choice.challenger ? ['Challenger: your own goals, wherever you are'] : []),
  ...(answers.activityGoals?.goals.map(
    ({ activity, amount, unit }) => `Your goal: ${activity}, ${amount} ${unit}`,
  ) ?? []),
  ...shifts.map(
    (shift) =>
      `Volunteer, ${shift.title}: ${inWords(shift.day)}, ${clockTime(shift.startTime)} to ` +
      `${clockTime(shift.endTime)}, ${shift.location}`,
  ),
];

const commitment = (dossier: Dossier): string[] => {
  const committed = dossier.answers.fundraising?.commitment ?? 0;
  if (dossier.places.length === 0 || committed === 0) return [];
  return [
    `You commit to raise ${inDollars(committed)} by ${inWords(dossier.event.fundraisingDeadline)}.` +
      ` If you are short of it then, we charge the difference to ${methodInWords(dossier.paymentMethod)}. We write to you 30, 7` +
      ' and 1 days ahead.',
    ...(isHighRoller(committed) ? ['That makes you a High Roller. Thank you!'] : []),
  ];
};

const feePaid = ({ answers, intent }: Dossier): string[] =>
  intent?.state === 'charged' && answers.fee
    ? [`Registration fee paid: ${inDollars(answers.fee.total)}.`]
    : [];

/** What they registered for, where to be and when, and what it means for their money. */
export const confirmationLetter = (dossier: Dossier, publicUrl: string): Written => {
  const peloton = dossier.places.find(({ pelotonName }) => pelotonName !== null)?.pelotonName;
  const firstName = dossier.answers.profile?.firstName ?? dossier.person.firstName;
  return writeLetter(
    `You’re in: ${dossier.event.name}`,
    [
      `Hello ${firstName},`,
      `you are registered for ${dossier.event.name} in ${dossier.event.place}:`,
      whatFor(dossier),
      ...(peloton ? [`You ride with ${peloton}.`] : []),
      ...commitment(dossier),
      ...feePaid(dossier),
      'Your page is where people find you and give. Tell them why you do this.',
    ],
    { text: 'See your page', url: `${publicUrl}/profile/${dossier.person.publicId}` },
  );
};

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
        ? `you are no longer registered as a ${name} for ${about.eventName}.`
        : `you are no longer registered for ${name}. Your place is free for somebody else.`,
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
      `your ride registrations for ${about.eventName} have ended, and you go on as a Challenger.`,
      'What you raised stays yours, and you have no commitment any more: nothing will be charged at the deadline.' +
        ' The registration fee isn’t refunded.',
    ],
    { text: 'See your page', url: `${about.publicUrl}/profile/${about.publicId}` },
  );
