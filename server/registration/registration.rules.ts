import type { CalendarDay } from '#machines/calendar.ts';
import { inWords } from '#server/platform/mail/format.ts';
import type { Choice, ParticipationBody, RideType, ShiftPlace, Step } from './registration.types.ts';

export const rideTypes = ['signature', 'gravel'] as const satisfies readonly RideType[];
export const kinds = [
  'challenger',
  'signature',
  'gravel',
  'volunteer',
] as const satisfies readonly (keyof Choice)[];

export const nothing: Choice = { challenger: false, signature: false, gravel: false, volunteer: false };

export const routeStep = (rideType: RideType): Step => `route-${rideType}`;

export const isRider = (choice: Choice): boolean => choice.signature || choice.gravel;

export const isNothing = (choice: Choice): boolean => kinds.every((kind) => !choice[kind]);

export const isSameChoice = (one: Choice, other: Choice): boolean =>
  kinds.every((kind) => one[kind] === other[kind]);

export const choiceOf = (body: ParticipationBody): Choice => {
  const rides = (rideType: RideType) =>
    body.riderRegistrations.some((ride) => ride.rideType === rideType && ride.registerForRider);
  return {
    challenger: body.registerForChallenger,
    signature: rides('signature'),
    gravel: rides('gravel'),
    volunteer: body.registerForVolunteer,
  };
};

export const participationOf = (choice: Choice): ParticipationBody => ({
  registerForChallenger: choice.challenger,
  riderRegistrations: rideTypes.map((rideType) => ({ registerForRider: choice[rideType], rideType })),
  registerForVolunteer: choice.volunteer,
});

export const union = (one: Choice, other: Choice): Choice => ({
  challenger: one.challenger || other.challenger,
  signature: one.signature || other.signature,
  gravel: one.gravel || other.gravel,
  volunteer: one.volunteer || other.volunteer,
});

export const both = (one: Choice, other: Choice): Choice => ({
  challenger: one.challenger && other.challenger,
  signature: one.signature && other.signature,
  gravel: one.gravel && other.gravel,
  volunteer: one.volunteer && other.volunteer,
});

export const without = (one: Choice, other: Choice): Choice => ({
  challenger: one.challenger && !other.challenger,
  signature: one.signature && !other.signature,
  gravel: one.gravel && !other.gravel,
  volunteer: one.volunteer && !other.volunteer,
});

/**
 * The steps that apply, in order. A rider's fee step counts until the chosen routes turn out to be free, so that the number of steps never
 * grows.
 * @param fee cents before discounts; null while a ride has no route yet
 */
export const stepsFor = (choice: Choice, fee: number | null): Step[] => {
  const steps: [Step, boolean][] = [
    ['participation', true],
    ['profile', true],
    ['route-signature', choice.signature],
    ['route-gravel', choice.gravel],
    ['volunteer', choice.volunteer],
    ['activity-goals', choice.challenger],
    ['fundraising', isRider(choice) || choice.challenger],
    ['additional-info', true],
    ['waiver', true],
    ['fee', isRider(choice) && fee !== 0],
    ['complete', true],
  ];
  return steps.filter(([, applies]) => applies).map(([step]) => step);
};

/** The first step that applies and isn't saved; `complete` when all are. */
export const nextStep = (steps: readonly Step[], saved: readonly Step[]): Step =>
  steps.find((step) => step !== 'complete' && !saved.includes(step)) ?? 'complete';

/** The first step before `step` that still has to be saved; null when `step` may be saved now. */
export const missingBefore = (step: Step, steps: readonly Step[], saved: readonly Step[]): Step | null => {
  const missing = nextStep(steps, saved);
  return steps.indexOf(missing) < steps.indexOf(step) ? missing : null;
};

/** The wanted kinds that are not registered yet: challenger, a ride type, volunteer. */
const leftOf = (wanted: Choice, registered: Choice): Choice => without(wanted, registered);

/**
 * Whether anything is left to register for: a wanted kind that is not registered; or the other ride, for a gravel or signature rider who is
 * also a volunteer or challenger.
 */
export const isSomethingLeft = (wanted: Choice, registered: Choice): boolean => {
  const ridesOne = registered.signature !== registered.gravel;
  const mayAddRide = ridesOne && (registered.volunteer || registered.challenger);
  return mayAddRide || !isNothing(leftOf(wanted, registered));
};

const youngestRider = 12;
const youngestVolunteer = 14;
const guardianBelow = 18;
const oldest = 120;

export const isLikelyAge = (age: number): boolean => age >= 0 && age <= oldest;

export const needsGuardian = (age: number): boolean => age < guardianBelow;

/** Why a person of this age can't do this, as text for them; null when they can. */
export const tooYoung = (choice: Choice, age: number, startsOn: CalendarDay): string | null => {
  if (isRider(choice) && age < youngestRider)
    return `Riders must be at least ${youngestRider} on ${inWords(startsOn)}. Check the birth date, or take part without a ride.`;
  if (choice.volunteer && age < youngestVolunteer)
    return `Volunteers must be at least ${youngestVolunteer} on ${inWords(startsOn)}. Check the birth date, or take part in another way.`;
  return null;
};

export const tooYoungForShift = (
  shift: Pick<ShiftPlace, 'title' | 'minimumAge'>,
  age: number,
  startsOn: CalendarDay,
): string | null =>
  age < shift.minimumAge
    ? `${shift.title} is for volunteers who are at least ${shift.minimumAge} on ${inWords(startsOn)}. Choose another shift.`
    : null;
