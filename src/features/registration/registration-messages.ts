import { clockIn, dayIn, eventZone, type Instant, zoneName } from '#machines/calendar.ts';
import type { FlowError } from '#machines/flow-error.ts';
import { moneyExact } from '#machines/money.ts';
import { feeTotal, stepsOf } from '#machines/registration/registration.guards.ts';
import { isRiding } from '#machines/registration/registration.participation.ts';
import type {
  FormStep,
  RegistrationContext,
  RegistrationStep,
} from '#machines/registration/registration.types.ts';
import { rideNames } from '#machines/registration/ride-names.ts';
import { dateText, unbroken } from '#src/components/format/date.ts';

/** Short names for the stepper's markers. */
export const stepLabels: Record<RegistrationStep, string> = {
  participation: 'Taking part',
  profile: 'About you',
  'route-signature': rideNames.signature,
  'route-gravel': rideNames.gravel,
  volunteer: 'Shifts',
  'activity-goals': 'Challenge',
  fundraising: 'Fundraising',
  'additional-info': 'Sizes',
  waiver: 'Waiver',
  fee: 'Fee',
  complete: 'Done',
};

const ledes: Record<FormStep, string> = {
  participation: 'Ride, take on a challenge, volunteer, or mix them. The next steps depend on what you pick.',
  profile: 'We need this for your bib, your safety and your receipts. Only your name is public.',
  'route-signature': 'Every route has support, food and a sweep wagon. Pick the one you’ll look forward to.',
  'route-gravel': 'Pick the gravel route you’ll look forward to.',
  volunteer: 'You get food and a T-shirt, and most shifts have a lead who shows you the ropes.',
  'activity-goals': 'Set one goal or several. You can show your progress on your page.',
  fundraising: '100% of what you raise goes to innovative cancer research.',
  'additional-info': 'We’ll have your sizes ready at check-in.',
  waiver: 'Take your time. We keep a copy of exactly what you sign.',
  fee: 'It pays for roads, food and safety, so every dollar you raise can go to research.',
};

/** The text under each question. Shifts have times, so their step names the event's zone. */
export const ledeOf = (
  { step, registration }: Pick<RegistrationContext, 'step' | 'registration'>,
  { timeZone }: { timeZone: string },
): string => {
  if (step === 'volunteer') return `${ledes[step]} All times are ${zoneName(timeZone)}.`;
  if (step === 'profile' && !isRiding(registration))
    return 'We need this to reach you and to keep you safe. Only your name is public.';
  return ledes[step];
};

/** The button's text, by the action. */
export const submitText = (context: RegistrationContext): string => {
  const total = feeTotal(context);
  if (context.step === 'fee')
    return total > 0 ? `Pay ${moneyExact(total)} and finish` : 'Finish registration';
  const steps = stepsOf(context.registration);
  const isLast = steps[steps.indexOf(context.step) + 1] === 'complete';
  if (context.step === 'waiver') return isLast ? 'Sign and finish' : 'Sign and continue';
  return 'Save and continue';
};

const titles: Partial<Record<FlowError['kind'], string>> = {
  declined: 'Your card was declined',
  network: 'We couldn’t save that',
  timeout: 'We couldn’t save that',
};

/** What happened, above the text about what to do. */
export const problemTitle = ({ kind, code, status }: FlowError): string => {
  if (status === 412) return 'Your registration went on elsewhere';
  if (code === 'route-full') return 'This route is full';
  if (code === 'shift-full') return 'This shift is full';
  if (code === 'fee-changed') return 'The fee has changed';
  if (code === 'too-many-attempts') return 'Too many tries';
  return titles[kind] ?? 'That didn’t work';
};

/** The time until which a place is held, in the event’s zone: "3:05 PM EST", with the day where that isn’t today. `now` in milliseconds. */
export const heldUntilText = (until: Instant, now: number): string => {
  const day = dayIn(eventZone, until);
  const isToday = day === dayIn(eventZone, new Date(now));
  return `${unbroken(clockIn(eventZone, until, true))}${isToday ? '' : `, ${dateText(day, 'short')}`}`;
};
