import type { FlowError } from '#machines/flow-error.ts';
import { pollsWithin } from '#machines/poll-delay.ts';
import { draftOf } from './registration.drafts.ts';
import { isRiding } from './registration.participation.ts';
import { type CheckedStep, checkStep } from './registration.rules.ts';
import type {
  Attempt,
  FormStep,
  Registration,
  RegistrationContext,
  RegistrationStep,
  StepRequest,
} from './registration.types.ts';

/** The fee in cents with the discount that was checked, if any. */
export const feeTotal = (context: RegistrationContext): number =>
  context.codes.discount?.fee.total ?? context.registration?.fee.total ?? 0;

/** The current step's answers held against its rules. */
export const checked = (context: RegistrationContext): CheckedStep =>
  checkStep(context.step, draftOf(context, context.step), context.registration, feeTotal(context));

/** The steps of this registration in order; before it exists only the first is known. */
export const stepsOf = (registration: Registration | null): RegistrationStep[] =>
  registration?.steps ?? ['participation'];

/** Steps that may be opened: everything before the first unsaved one, and that one. */
export const openableSteps = (registration: Registration | null): FormStep[] => {
  const steps = stepsOf(registration);
  const reached = registration === null ? 0 : steps.indexOf(registration.nextStep);
  return steps.slice(0, reached + 1).filter((step) => step !== 'complete');
};

export const canOpen = (registration: Registration | null, step: FormStep): boolean =>
  openableSteps(registration).includes(step);

/** The step before, or null on the first. */
export const previousStep = (context: RegistrationContext): FormStep | null => {
  const steps = openableSteps(context.registration);
  return steps[steps.indexOf(context.step) - 1] ?? null;
};

/** Whether the step takes what the payment form holds. */
export const needsPayment = (context: RegistrationContext): boolean => {
  if (context.step === 'fundraising')
    return isRiding(context.registration) && draftOf(context, 'fundraising').payment === 'new';
  return context.step === 'fee' && feeTotal(context) > 0 && draftOf(context, 'fee').payment === 'new';
};

const withoutNonce = (request: StepRequest) => {
  const { body } = request;
  const payment = 'payment' in body && body.payment !== null && 'nonce' in body.payment;
  return JSON.stringify(payment ? { ...body, payment: null } : body);
};

/** Whether the earlier attempt asks for just the same, so that its key has to be used again. */
export const isSameIntention = (attempt: Attempt | null, request: StepRequest): boolean =>
  attempt !== null &&
  attempt.request.step === request.step &&
  withoutNonce(attempt.request) === withoutNonce(request);

/**
 * Whether what the payment form gave before can be sent once more. An attempt that never got its nonce was not sent: the
 * form has to be asked again.
 */
export const isRetryOfPayment = (context: RegistrationContext): boolean => {
  const { attempt } = context;
  if (attempt === null || !('payment' in attempt.request.body) || attempt.request.body.payment === null)
    return false;
  const result = checked(context);
  return needsPayment(context) && 'request' in result && isSameIntention(attempt, result.request);
};

/** 409 on registration means one thing only: it is completed. */
export const isCompletedElsewhere = (error: FlowError) => error.status === 409;

/** 404 on registration means one thing only: none is in progress. */
export const isNoneInProgress = (error: FlowError) => error.status === 404;

/** There is no clear answer: the request may have been carried out. A request that was refused with 429 was not. */
export const isOutcomeOpen = ({ kind, status }: FlowError) =>
  kind === 'network' ||
  kind === 'timeout' ||
  kind === 'unknownOutcome' ||
  (kind === 'unexpected' && status !== 429);

const staleCodes: ReadonlySet<string | null> = new Set([
  'step-out-of-order',
  'fee-changed',
  'waiver-outdated',
]);
/** The steps that choose a place, where the person sees that it is lost. */
const lostPlace: ReadonlyMap<string | null, FormStep[]> = new Map([
  ['route-full', ['route-signature', 'route-gravel']],
  ['shift-full', ['volunteer']],
]);

/** A value that was valid before is not valid now, so the app must load the registration again. */
export const isStale = (error: FlowError, step: FormStep): boolean => {
  const chosenAt = lostPlace.get(error.code);
  return staleCodes.has(error.code) || (chosenAt !== undefined && !chosenAt.includes(step));
};

/** Look-ups of an open payment within twenty seconds; after them the screen says that we will write. */
export const longestPolling = pollsWithin(20_000);
