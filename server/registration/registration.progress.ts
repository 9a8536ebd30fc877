import { ageOn } from '#server/platform/clock/clock.ts';
import { feeBeforeDiscount } from './registration.money.ts';
import type { RegistrationProblemCode } from './registration.problems.ts';
import {
  isRider,
  needsGuardian,
  nextStep,
  rideTypes,
  routeStep,
  stepsFor,
  tooYoung,
} from './registration.rules.ts';
import type { RegistrationAggregate, RideType, Step } from './registration.types.ts';

/** The registration status. */
export type Progress = {
  steps: Step[];
  /** Saved, and still valid for the present choice. */
  saved: Step[];
  next: Step;
  /** Steps whose place, shift or code was lost to others, with the reason. */
  gone: ReadonlyMap<Step, RegistrationProblemCode>;
};

export const ageOf = ({ answers, event }: RegistrationAggregate): number | null =>
  answers.profile ? ageOn(answers.profile.birthDate, event.startsOn) : null;

/** A rider's least commitment, in cents over all rides, earlier registrations included; 0 without a ride. */
export const minimumCommitment = ({ choice, registered, places }: RegistrationAggregate): number =>
  isRider(choice) ? places.reduce((sum, place) => sum + place.commitment, registered.committed) : 0;

/** Whether the rides now require less than at the time of the commitment. */
const isAgreedForMore = (aggregate: RegistrationAggregate): boolean =>
  (aggregate.answers.fundraising?.minimum ?? 0) > minimumCommitment(aggregate);

/**
 * The person's commitment, in cents; null before the step was saved. Where the rides now require less than before, it decreases with them,
 * and only the voluntary part stays on top.
 */
export const commitmentOf = (aggregate: RegistrationAggregate): number | null => {
  const { fundraising } = aggregate.answers;
  if (!fundraising) return null;
  if (!isRider(aggregate.choice)) return 0;
  const { commitment, minimum = 0 } = fundraising;
  if (!isAgreedForMore(aggregate)) return commitment;
  return minimumCommitment(aggregate) + commitment - minimum;
};

/** Cents before discounts; null while a ride has no route yet. */
export const undiscountedFee = ({ choice, places }: RegistrationAggregate): number | null =>
  rideTypes.some((rideType) => choice[rideType] && !places.some((place) => place.rideType === rideType))
    ? null
    : feeBeforeDiscount(places);

const isRouteGood = ({ choice, places }: RegistrationAggregate, rideType: RideType): boolean =>
  choice[rideType] && places.some((place) => place.rideType === rideType && place.gone === null);

const isFundraisingGood = (aggregate: RegistrationAggregate): boolean => {
  const { answers, choice, paymentMethod } = aggregate;
  const { fundraising } = answers;
  // A sum that the person never saw does not bind them: a decreased one needs confirmation.
  if (!fundraising || isAgreedForMore(aggregate)) return false;
  if (isRider(choice) && paymentMethod === null) return false;
  return fundraising.commitment >= minimumCommitment(aggregate) && fundraising.goal >= fundraising.commitment;
};

const isFeeGood = ({ answers, intent, discount, places }: RegistrationAggregate): boolean => {
  if (intent?.state === 'charged') return true;
  const { fee } = answers;
  if (!fee || fee.total > 0 || discount?.gone) return false;
  // The code was released and used up by others: its discount is due again.
  if (fee.discountCode !== null && discount?.code !== fee.discountCode) return false;
  return feeBeforeDiscount(places) === fee.lines.reduce((sum, line) => sum + Math.max(0, line.amount), 0);
};

/**
 * Whether a step's saved answers still fit the present choice: a new ride needs a jersey, a higher commitment and a payment method, a
 * corrected birth date a guardian.
 */
const isGood: Record<Step, (aggregate: RegistrationAggregate) => boolean> = {
  participation: () => true,
  profile: (aggregate) => {
    const age = ageOf(aggregate);
    return age !== null && tooYoung(aggregate.choice, age, aggregate.event.startsOn) === null;
  },
  'route-signature': (aggregate) => isRouteGood(aggregate, 'signature'),
  'route-gravel': (aggregate) => isRouteGood(aggregate, 'gravel'),
  volunteer: (aggregate) => {
    const age = ageOf(aggregate) ?? 0;
    const { shifts } = aggregate;
    return shifts.length > 0 && shifts.every((shift) => shift.gone === null && age >= shift.minimumAge);
  },
  'activity-goals': ({ answers }) => answers.activityGoals !== undefined,
  fundraising: isFundraisingGood,
  'additional-info': ({ answers, choice }) =>
    answers.additionalInfo !== undefined && (!isRider(choice) || answers.additionalInfo.jerseySize !== null),
  waiver: (aggregate) => {
    const { signature } = aggregate;
    return signature !== null && (signature.guardianName !== null || !needsGuardian(ageOf(aggregate) ?? 0));
  },
  fee: isFeeGood,
  complete: () => false,
};

const goneSteps = ({
  choice,
  places,
  shifts,
  discount,
}: RegistrationAggregate): Map<Step, RegistrationProblemCode> => {
  const gone = new Map<Step, RegistrationProblemCode>();
  for (const place of places) {
    if (choice[place.rideType] && place.gone) gone.set(routeStep(place.rideType), place.gone);
  }
  const shift = shifts.find((candidate) => candidate.gone !== null);
  if (choice.volunteer && shift?.gone) gone.set('volunteer', shift.gone);
  if (discount?.gone) gone.set('fee', discount.gone);
  return gone;
};

/** Derived at every read, so that no stored value can contradict it. */
export const progressOf = (aggregate: RegistrationAggregate): Progress => {
  const steps = stepsFor(aggregate.choice, undiscountedFee(aggregate));
  const saved = steps.filter((step) => aggregate.savedSteps.includes(step) && isGood[step](aggregate));
  return { steps, saved, next: nextStep(steps, saved), gone: goneSteps(aggregate) };
};
