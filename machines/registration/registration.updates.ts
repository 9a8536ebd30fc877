import { type FlowError, flowError, isUnclear, toFlowError } from '#machines/flow-error.ts';
import { readCode } from '#machines/form/code.ts';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import { draftOf } from './registration.drafts.ts';
import { canOpen, checked, isSameIntention, previousStep, stepsOf } from './registration.guards.ts';
import { changedBeforePaying, changedElsewhere } from './registration.messages.ts';
import type {
  CheckedCode,
  CodeKind,
  DraftChanged,
  FormStep,
  Registration,
  RegistrationContext,
  RegistrationInput,
  StepRequest,
  TypedDrafts,
} from './registration.types.ts';

type Update = Partial<RegistrationContext>;

export const initialContext = (input: RegistrationInput): RegistrationContext => {
  const kept = input.kept === null || input.kept === 'outdated' ? null : input.kept;
  return {
    registration: null,
    requestedStep: input.requestedStep ?? kept?.step ?? null,
    step: 'participation',
    drafts: kept?.drafts ?? {},
    codes: {},
    ...noFailure,
    attempt: null,
    seen: kept?.seen ?? null,
    unanswered: null,
    elsewhere: null,
    checking: null,
    polls: 0,
    celebration: null,
    isStartedAfresh: input.kept === 'outdated',
  };
};

const formStep = (step: Registration['nextStep']): FormStep => (step === 'complete' ? 'waiver' : step);

/** The person's step if they may be there, otherwise the first unsaved step. */
const settled = (registration: Registration, step: FormStep): FormStep =>
  canOpen(registration, step) ? step : formStep(registration.nextStep);

/** The first load uses the requested step; later loads keep the current one. */
export const loaded = (context: RegistrationContext, registration: Registration): Update => {
  const wanted = context.registration === null ? context.requestedStep : context.step;
  return {
    registration,
    requestedStep: null,
    step: wanted === null ? formStep(registration.nextStep) : settled(registration, wanted),
    attempt: null,
    // What is typed overlays the stored values, and was typed over what was seen then.
    seen:
      Object.keys(context.drafts).length > 0 ? (context.seen ?? registration.version) : registration.version,
  };
};

export const noneInProgress = (): Update => ({
  registration: null,
  step: 'participation',
  attempt: null,
  seen: null,
});

/** After a save, the next step, but never past an unsaved one. */
export const saved = (context: RegistrationContext, registration: Registration): Update => {
  const { [context.step]: _done, ...drafts } = context.drafts;
  const steps = stepsOf(registration);
  const following = steps[steps.indexOf(context.step) + 1] ?? registration.nextStep;
  return {
    ...noFailure,
    registration,
    drafts,
    attempt: null,
    seen: registration.version,
    unanswered: null,
    elsewhere: null,
    step: settled(registration, formStep(following)),
    isStartedAfresh: false,
  };
};

/** Sends the same over the newly stored values. The refused attempt changed nothing, so its key is still unused. */
export const overNow = ({ attempt }: RegistrationContext, registration: Registration): Update => ({
  registration,
  seen: registration.version,
  attempt: attempt && { ...attempt, version: registration.version },
  elsewhere: null,
});

/** Only other steps were changed elsewhere: the person looks before saving. A checked discount was for the old fee, so it goes. */
export const merged = ({ step, codes }: RegistrationContext, registration: Registration): Update => {
  const { discount: _, ...others } = codes;
  return {
    registration,
    seen: registration.version,
    step: settled(registration, step),
    attempt: null,
    codes: others,
    problem: flowError({
      kind: 'conflict',
      status: 412,
      message: step === 'fee' ? changedBeforePaying : changedElsewhere,
    }),
  };
};

const withTyped = ({ drafts }: RegistrationContext, step: FormStep, changes: object): TypedDrafts => ({
  ...drafts,
  [step]: { ...drafts[step], ...changes },
});

export const typed = (context: RegistrationContext, { step, changes }: DraftChanged): Update => ({
  ...mended(context, Object.keys(changes)),
  drafts: withTyped(context, step, changes),
  attempt: null,
});

export const opened = (step: FormStep): Update => ({ ...noFailure, step, attempt: null });

export const wentBack = (context: RegistrationContext): Update =>
  opened(previousStep(context) ?? context.step);

export const refused = (context: RegistrationContext): Update => refusalOf(checked(context));

/** Keeps the key of an equal attempt that was never answered. */
export const attempted = (context: RegistrationContext, key: string): Update => {
  const result = checked(context);
  if (!('request' in result)) return {};
  const again = isSameIntention(context.attempt, result.request) ? context.attempt : null;
  const attempt = again ?? { key, version: context.seen, request: result.request };
  return { ...noFailure, polls: 0, attempt };
};

const withNonce = (request: StepRequest, nonce: string): StepRequest => {
  if (request.step === 'fee') return { step: 'fee', body: { ...request.body, payment: { nonce } } };
  if (request.step === 'fundraising')
    return { step: 'fundraising', body: { ...request.body, payment: { nonce } } };
  return request;
};

export const tokenized = (context: RegistrationContext, nonce: string): Update => ({
  attempt: context.attempt && { ...context.attempt, request: withNonce(context.attempt.request, nonce) },
});

/** Fields that have another path in the form than in the contract. */
const formPaths: Record<string, string> = {
  'guardian.name': 'guardianName',
  'guardian.email': 'guardianEmail',
  riderRegistrations: 'challenger',
};
const fieldPath = (path: string) => formPaths[path] ?? path;

export const failed = (error: unknown): Update => failureOf(error, fieldPath);

/** An answered refusal ends the attempt. Without an answer, its key stays valid for the next one. */
export const failedFor = ({ attempt, unanswered }: RegistrationContext, error: FlowError): Update => ({
  ...failed(error),
  ...(error.status === null || isUnclear(error)
    ? { unanswered: attempt?.request ?? unanswered }
    : { attempt: null }),
});

export const codeAsked = (context: RegistrationContext, kind: CodeKind): Update => ({
  ...noFailure,
  attempt: null,
  checking: { kind, code: typedCode(context, kind) },
});

export const codeMissing = (kind: CodeKind): Update => ({
  problem: null,
  fieldErrors: { [`${kind}Code`]: 'Enter the code first, then check it.' },
});

/** The code in the field of this kind at the current step; empty if the step has none. */
export const typedCode = (context: RegistrationContext, kind: CodeKind): string => {
  const { step } = context;
  if (step === 'fee') return kind === 'discount' ? readCode(draftOf(context, step).discountCode) : '';
  if (step !== 'route-signature' && step !== 'route-gravel') return '';
  if (kind === 'discount') return '';
  const draft = draftOf(context, step);
  return readCode(kind === 'group' ? draft.groupCode : draft.sponsorCode);
};

export const codeFound = (context: RegistrationContext, code: CheckedCode): Update => ({
  codes: { ...context.codes, [code.kind]: code },
  checking: null,
});

export const codeFailed = (context: RegistrationContext, error: unknown): Update => {
  const problem = toFlowError(error);
  const kind = context.checking?.kind ?? 'group';
  const isRefused = problem.kind === 'invalid';
  return {
    checking: null,
    problem: isRefused ? null : problem,
    fieldErrors: isRefused ? { [`${kind}Code`]: problem.message } : {},
  };
};

export const codeRemoved = (context: RegistrationContext, kind: CodeKind): Update => {
  const { [kind]: _removed, ...codes } = context.codes;
  const { step } = context;
  const draft = draftOf(context, step);
  const isLocked =
    'routeId' in draft &&
    kind === 'sponsor' &&
    context.codes.sponsor?.routes.some((r) => r.id === draft.routeId);
  const changes = { [`${kind}Code`]: '', ...(isLocked ? { routeId: '' } : {}) };
  return { codes, drafts: withTyped(context, step, changes), attempt: null };
};
