import { defineModel } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { draftOf } from '#machines/registration/registration.drafts.ts';
import { checked, openableSteps } from '#machines/registration/registration.guards.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { isRiding, participationDraft } from '#machines/registration/registration.participation.ts';
import type {
  CodeKind,
  Drafts,
  FormStep,
  Registration,
  RegistrationContext,
  SaveRequest,
} from '#machines/registration/registration.types.ts';
import { offline, refusal, signedOut, usualFailures } from '#test/support/failures.ts';
import { registrationPageObject } from '#test/support/registration/registration.page-object.ts';
import { savedAnswer } from '#test/support/registration/registration-answers.ts';
import {
  challengeOnly,
  everything,
  goodDrafts,
  ids,
  type Mix,
  registrationAt,
  summary,
} from '#test/support/registration/registration-fixture.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

const mixOf = (context: RegistrationContext): Mix =>
  context.step === 'participation'
    ? draftOf(context, 'participation')
    : context.registration === null
      ? everything
      : participationDraft(context.registration.participation);

/** An invalid answer for each step whose fields can be left empty. */
const badDrafts: { [Step in FormStep]?: Partial<Drafts[Step]> } = {
  participation: { challenger: false, signature: false, gravel: false, volunteer: false },
  profile: { firstName: ' ' },
  waiver: { termsAccepted: false },
};

/** Only a person with a saved card can choose between it and another. */
const otherPayment = (context: RegistrationContext): Record<string, { step: FormStep; changes: object }> => {
  const { step } = context;
  if ((step !== 'fee' && step !== 'fundraising') || !context.registration?.fundraising.paymentMethod)
    return {};
  if (!isRiding(context.registration)) return {};
  return draftOf(context, step).payment === 'saved'
    ? { 'a new card': { step, changes: { payment: 'new' } } }
    : { 'the saved card': { step, changes: { payment: 'saved' } } };
};

/** Only what a person has to type: codes and the payment have their own cases. */
const goodChanges = (context: RegistrationContext): object => {
  const drafts = goodDrafts(mixOf(context).signature ? everything : challengeOnly);
  if (context.step === 'route-signature' || context.step === 'route-gravel')
    return { routeId: drafts[context.step].routeId };
  const { payment: _, ...amounts } = drafts.fundraising;
  return context.step === 'fundraising' ? amounts : drafts[context.step];
};

const changes = ({ context }: Snapshot): Record<string, { step: FormStep; changes: object }> => {
  const { step } = context;
  const isGood = 'request' in checked(context);
  const bad = badDrafts[step];
  return {
    ...(isGood ? {} : { good: { step, changes: goodChanges(context) } }),
    ...(step === 'participation'
      ? { 'a challenge only': { step, changes: challengeOnly }, 'all of it': { step, changes: everything } }
      : {}),
    ...(isGood && bad ? { bad: { step, changes: bad } } : {}),
    ...otherPayment(context),
    // A valid code replaces its field.
    ...(step === 'route-signature' && !context.codes.group
      ? { 'with a group code': { step, changes: { groupCode: 'WHEELERS27' } } }
      : {}),
  };
};

/** Each step has fields for its own codes only. */
const codes = ({ context }: Snapshot): Record<string, { kind: CodeKind }> => {
  if (context.step === 'route-signature' && !context.codes.group) return { group: { kind: 'group' } };
  return context.step === 'fee' && !context.codes.discount ? { discount: { kind: 'discount' } } : {};
};

const wentOn = refusal(412, 'version-changed', 'This changed in the meantime.');
const completed = refusal(409, 'registration-completed', 'You’re already registered.');
const none = refusal(404, 'no-registration-in-progress', 'No registration is in progress.');
const outOfOrder = refusal(422, 'step-out-of-order', 'An earlier step has to be saved first.');
const refused = refusal(422, 'group-code-unknown', 'We don’t know this code.');
const declined = refusal(402, 'payment-declined', 'Your bank declined the card. Try another one.');

/** The server neither saves nor charges over a registration that the person has not seen. */
const isSeen = ({ registration, attempt }: RegistrationContext) =>
  attempt?.version === (registration?.version ?? null);

const answers = ({ context }: Snapshot) =>
  isSeen(context)
    ? {
        'the step is saved': {
          output: savedAnswer(context.registration, context.attempt?.request as SaveRequest),
        },
      }
    : {};

/** A loaded registration has a version that the person has not seen yet. */
const loadedAt = ({ seen }: RegistrationContext, options: Parameters<typeof registrationAt>[0]) => ({
  output: { ...registrationAt(options), version: seen === '"first"' ? '"later"' : '"first"' },
});

/** The registration after changes elsewhere. */
const nowStored = ({ context }: Snapshot): Record<string, { output: Registration }> => {
  const { registration, step, attempt } = context;
  const mix = mixOf(context);
  const others = { ...registrationAt({ mix, nextStep: step, hasSaved: true }), version: '"elsewhere"' };
  if (step === 'fee' || attempt === null) return { 'other steps': { output: others } };
  const mine = savedAnswer(registration, attempt.request as SaveRequest);
  return {
    'what was sent': { output: { ...mine, version: '"elsewhere"' } },
    ...(step === 'profile' && mine.profile
      ? {
          'another answer': {
            output: { ...mine, version: '"elsewhere"', profile: { ...mine.profile, city: 'Elsewhere' } },
          },
          'another answer, and all saved': {
            output: {
              ...registrationAt({ mix, nextStep: 'complete', hasSaved: true }),
              version: '"elsewhere"',
              profile: { ...mine.profile, city: 'Elsewhere' },
            },
          },
        }
      : {}),
    ...(step === 'profile' ? { 'other steps': { output: others } } : {}),
  };
};

const paid = ({ context }: Snapshot) => ({
  charged: loadedAt(context, { mix: mixOf(context), nextStep: 'complete', hasSaved: true }),
  'not known yet': loadedAt(context, {
    mix: mixOf(context),
    nextStep: 'fee',
    fee: 'processing',
    hasSaved: true,
  }),
});

export const registrationModel = defineModel({
  machine: registrationMachine,
  starts: {
    'from the start': { requestedStep: null, kept: null },
    'with what was typed': {
      requestedStep: 'profile',
      kept: { step: 'waiver', drafts: { profile: goodDrafts(everything).profile } },
    },
    'with an older form': { requestedStep: null, kept: 'outdated' },
  },
  events: {
    'draft.changed': changes as never,
    'step.submitted': { sent: { key: ids.key } },
    'step.back': {},
    'step.opened': ({ context }) => ({
      'the first': { step: 'participation' as const },
      'the last': { step: 'fee' as const },
      ...(context.registration
        ? { 'where it goes on': { step: openableSteps(context.registration).at(-1) ?? 'participation' } }
        : {}),
    }),
    'code.applied': codes,
    'code.removed': ({ context }) =>
      context.codes.group && context.step === 'route-signature' ? { group: { kind: 'group' as const } } : {},
    'elsewhere.taken': {},
    'elsewhere.overwritten': {},
    'load.retried': {},
    'session.restored': {},
    'payment.checked': {},
    'completion.retried': {},
  },
  outcomes: {
    loadRegistration: {
      done: ({ context }) => {
        const mix = context.registration
          ? participationDraft(context.registration.participation)
          : everything;
        return {
          'at the start': loadedAt(context, { mix, nextStep: 'profile' }),
          'at the fee': loadedAt(context, { mix: everything, nextStep: 'fee', hasSaved: true }),
          'with a payment in the air': loadedAt(context, {
            mix: everything,
            nextStep: 'fee',
            fee: 'processing',
            hasSaved: true,
          }),
          'all saved': loadedAt(context, { mix, nextStep: 'complete', hasSaved: true }),
        };
      },
      error: {
        ...usualFailures,
        completed,
        'none in progress': none,
      },
    },
    saveStep: {
      done: answers,
      error: ({ context }) => ({
        ...usualFailures,
        completed,
        // The first step begins a registration where there is none.
        ...(context.step === 'participation' ? {} : { 'none in progress': none }),
        'out of order': outOfOrder,
        'went on elsewhere': wentOn,
        refused,
      }),
    },
    refreshRegistration: {
      done: nowStored,
      error: {
        ...usualFailures,
        completed,
        'none in progress': none,
      },
    },
    tokenizePayment: {
      done: { nonce: { output: { nonce: 'fake-valid-nonce' } } },
      error: {
        refused: { error: flowError({ kind: 'invalid', message: 'Check your card.' }) },
      },
    },
    payFee: {
      done: (snapshot) => {
        const { charged, ...others } = paid(snapshot);
        return isSeen(snapshot.context) ? { charged, ...others } : others;
      },
      error: {
        declined,
        'no answer': offline,
        'signed out': signedOut,
        completed,
        'none in progress': none,
        'out of order': outOfOrder,
        'went on elsewhere': wentOn,
      },
    },
    checkPayment: {
      done: ({ context }) => ({
        ...paid({ context } as Snapshot),
        'not charged': loadedAt(context, { mix: mixOf(context), nextStep: 'fee', hasSaved: true }),
      }),
      error: {
        ...usualFailures,
        completed,
      },
    },
    completeRegistration: {
      done: ({ context }) => ({
        done: {
          output: {
            ...registrationAt({ mix: mixOf(context), nextStep: 'complete', hasSaved: true }),
            state: 'completed' as const,
          },
        },
      }),
      error: {
        ...usualFailures,
        completed,
        'none in progress': none,
        'out of order': outOfOrder,
      },
    },
    checkCode: {
      done: {
        group: { output: { kind: 'group', code: 'WHEELERS27', pelotonName: 'Hollin Valley Wheelers' } },
      },
      error: {
        refused,
        ...usualFailures,
      },
    },
    loadCelebration: { done: { known: { output: { summary, roster: [] } } }, error: { offline } },
  },
  serializeState: ({ context }) => ({
    requestedStep: context.requestedStep,
    step: context.step,
    nextStep: context.registration?.nextStep ?? null,
    steps: context.registration?.steps.length ?? 0,
    isGood: 'request' in checked(context),
    payment:
      context.step === 'fee' || context.step === 'fundraising'
        ? draftOf(context, context.step).payment
        : null,
    attempt:
      context.attempt === null
        ? null
        : [
            context.attempt.request.step,
            'payment' in context.attempt.request.body && context.attempt.request.body.payment !== null,
          ],
    checking: context.checking?.kind ?? null,
    codes: Object.keys(context.codes),
    code: context.step === 'route-signature' ? draftOf(context, context.step).groupCode : '',
    isElsewhere: context.elsewhere?.nextStep ?? null,
    isPaymentOpen: context.registration?.fee.state === 'processing',
    polls: context.polls,
  }),
  pageObject: registrationPageObject,
});
