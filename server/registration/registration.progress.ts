import type { ProblemCode } from '#server/platform/problems/problem-kinds.ts';
import { ageOn, needsGuardian, tooYoung } from './registration.age.ts';
import { feeBeforeDiscount } from './registration.money.ts';
import { isRider, nextStep, rideTypes, routeStep, stepsFor } from './registration.rules.ts';
import type { Dossier, RideType, Step } from './registration.types.ts';

/** Where a registration stands. */
export type Progress = {
  steps: Step[];
  /** Saved, and still true of what is chosen now. */
  saved: Step[];
  next: Step;
  /** Steps whose place, shift or code was lost to others, with the reason. */
  gone: ReadonlyMap<Step, ProblemCode>;
};

export const ageOf = ({ answers, event }: Dossier): number | null =>
  answers.profile ? ageOn(answers.profile.birthDate, event.startsOn) : null;

/** The least a rider can commit to, in cents over all rides, those registered before included; 0 without a ride. */
export const minimumCommitment = ({ choice, registered, places }: Dossier): number =>
  isRider(choice) ? places.reduce((sum, place) => sum + place.commitment, registered.committed) : 0;

/** Whether the rides ask for less than when the commitment was made: then it was made for something else. */
const isAgreedForMore = (dossier: Dossier): boolean =>
  (dossier.answers.fundraising?.minimum ?? 0) > minimumCommitment(dossier);

/**
 * What the person commits to raise, in cents; null before the step was saved. Where the rides ask for less than when it
 * was promised, it comes down with them, and only what was promised beyond them is left on top.
 */
export const commitmentOf = (dossier: Dossier): number | null => {
  const { fundraising } = dossier.answers;
  if (!fundraising) return null;
  if (!isRider(dossier.choice)) return 0;
  const { commitment, minimum = 0 } = fundraising;
  if (!isAgreedForMore(dossier)) return commitment;
  return minimumCommitment(dossier) + commitment - minimum;
};

/** Cents before discounts; null while a ride has no route yet. */
export const undiscountedFee = ({ choice, places }: Dossier): number | null =>
  rideTypes.some((rideType) => choice[rideType] && !places.some((place) => place.rideType === rideType))
    ? null
    : feeBeforeDiscount(places);

const isRouteGood = ({ choice, places }: Dossier, rideType: RideType): boolean =>
  choice[rideType] && places.some((place) => place.rideType === rideType && place.gone === null);

const isFundraisingGood = (dossier: Dossier): boolean => {
  const { answers, choice, paymentMethod } = dossier;
  const { fundraising } = answers;
  // Nobody is held to a sum that they never saw: what came down is confirmed again.
  if (!fundraising || isAgreedForMore(dossier)) return false;
  if (isRider(choice) && paymentMethod === null) return false;
  return fundraising.commitment >= minimumCommitment(dossier) && fundraising.goal >= fundraising.commitment;
};

const isFeeGood = ({ answers, intent, discount, places }: Dossier): boolean => {
  if (intent?.state === 'charged') return true;
  const { fee } = answers;
  if (!fee || fee.total > 0 || discount?.gone) return false;
  // The code was given back, because others used it up: what it took off is due again.
  if (fee.discountCode !== null && discount?.code !== fee.discountCode) return false;
  return feeBeforeDiscount(places) === fee.lines.reduce((sum, line) => sum + Math.max(0, line.amount), 0);
};

/**
 * Whether what was saved at a step still fits what is chosen now: a ride added later asks for a jersey, a higher
 * commitment and a payment method, a corrected birth date for a guardian.
 */
const isGood: Record<Step, (dossier: Dossier) => boolean> = {
  participation: () => true,
  profile: (dossier) => {
    const age = ageOf(dossier);
    return age !== null && tooYoung(dossier.choice, age, dossier.event.startsOn) === null;
  },
  'route-signature': (dossier) => isRouteGood(dossier, 'signature'),
  'route-gravel': (dossier) => isRouteGood(dossier, 'gravel'),
  volunteer: (dossier) => {
    const age = ageOf(dossier) ?? 0;
    const { shifts } = dossier;
    return shifts.length > 0 && shifts.every((shift) => shift.gone === null && age >= shift.minimumAge);
  },
  'activity-goals': ({ answers }) => answers.activityGoals !== undefined,
  fundraising: isFundraisingGood,
  'additional-info': ({ answers, choice }) =>
    answers.additionalInfo !== undefined && (!isRider(choice) || answers.additionalInfo.jerseySize !== null),
  waiver: (dossier) => {
    const { signature } = dossier;
    return signature !== null && (signature.guardianName !== null || !needsGuardian(ageOf(dossier) ?? 0));
  },
  fee: isFeeGood,
  complete: () => false,
};

const goneSteps = ({ choice, places, shifts, discount }: Dossier): Map<Step, ProblemCode> => {
  const gone = new Map<Step, ProblemCode>();
  for (const place of places) {
    if (choice[place.rideType] && place.gone) gone.set(routeStep(place.rideType), place.gone);
  }
  const shift = shifts.find((candidate) => candidate.gone !== null);
  if (choice.volunteer && shift?.gone) gone.set('volunteer', shift.gone);
  if (discount?.gone) gone.set('fee', discount.gone);
  return gone;
};

/** Derived at every reading, so nothing stored can disagree with it. */
export const progressOf = (dossier: Dossier): Progress => {
  const steps = stepsFor(dossier.choice, undiscountedFee(dossier));
  const saved = steps.filter((step) => dossier.savedSteps.includes(step) && isGood[step](dossier));
  return { steps, saved, next: nextStep(steps, saved), gone: goneSteps(dossier) };
};
