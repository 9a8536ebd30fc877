import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  ofKey,
  ofOutput,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { foundingMeta as meta } from './founding.messages.ts';
import { blankDraft, foundingErrors } from './founding.rules.ts';
import type {
  Eligibility,
  Founded,
  FoundingContext,
  FoundingDraft,
  FoundingEvent,
  FoundingInput,
  FoundingMeta,
  FoundingStep,
  KeptFounding,
} from './founding.types.ts';

const foundingSetup = setup({
  types: {
    context: {} as FoundingContext,
    events: {} as FoundingEvent,
    input: {} as FoundingInput,
    meta: {} as FoundingMeta,
    tags: {} as 'busy' | 'step' | 'founded',
  },
  actors: {
    /** Loads the person's relation to pelotons. */
    loadEligibility: promisePort<Eligibility>('loadEligibility'),
    /** Founds the peloton, and updates the app: the person is its captain. */
    foundPeloton: promisePort<Founded, { draft: FoundingDraft; key: string }>('foundPeloton'),
    /** Keeps the draft over a reload of the tab, and arms the leave warning while the draft is not blank. */
    keepDraft: callbackPort<{ type: 'draft.kept' } & KeptFounding, KeptFounding>('keepDraft'),
    watchSession,
  },
  guards: {
    isAt: ({ context }, { step }: { step: FoundingStep }) => context.step === step,
    isInvalid: ({ context }) => Object.keys(foundingErrors(context.step, context.draft)).length > 0,
    isMember: (_, { kind }: Eligibility) => kind === 'member',
    isUnregistered: (_, { kind }: Eligibility) => kind === 'unregistered',
    ...sessionGuards,
    isNameRefused: (_, { error }: OfError) => error.fields.some(({ path }) => path === 'name'),
    /** Meanwhile the person joined a peloton, or no longer takes part. */
    isEligibilityRefused: (_, { error }: OfError) =>
      error.code === 'member-elsewhere' || error.code === 'participants-only',
  },
  actions: {
    assignEligibility: assign((_, eligibility: Eligibility) => ({ ...noFailure, eligibility })),
    assignStep: assign((_, { step }: { step: FoundingStep }) => ({ ...noFailure, step })),
    assignChanges: assign(({ context }, { changes }: { changes: Partial<FoundingDraft> }) => ({
      ...mended(context, Object.keys(changes)),
      draft: { ...context.draft, ...changes },
      key: null,
    })),
    assignRefusal: assign(({ context }) =>
      refusalOf({ fieldErrors: foundingErrors(context.step, context.draft) }),
    ),
    assignKey: assign(({ context }, params: { key: string }) => ({
      ...noFailure,
      key: context.key ?? params.key,
    })),
    assignFailure: assign((_, { error }: OfError) => failureOf(error)),
    clearFailure: assign(noFailure),
    assignFounded: assign((_, { id, name }: Founded) => ({ ...noFailure, founded: { id, name } })),
    keepDraft: sendTo('keepDraft', ({ context: { draft, step } }) => ({
      type: 'draft.kept' as const,
      draft,
      step,
    })),
  },
  delays: { loadLimit: 10_000, foundLimit: 15_000 },
});

const assignEligibility = { type: 'assignEligibility', params: ofOutput } as const;
/** The person may not found a peloton; a draft has no use. */
const refusing = [
  { guard: { type: 'isMember', params: ofOutput }, target: '#founding.member', actions: assignEligibility },
  {
    guard: { type: 'isUnregistered', params: ofOutput },
    target: '#founding.unregistered',
    actions: assignEligibility,
  },
] as const;
const changeDraft = {
  actions: [
    {
      type: 'assignChanges',
      params: ({ event }: { event: { changes: Partial<FoundingDraft> } }) => event,
    },
    'keepDraft',
  ],
} as const;
const opening = <Step extends FoundingStep>(step: Step) =>
  ({ target: step, actions: [{ type: 'assignStep', params: { step } }, 'keepDraft'] }) as const;
const at = <Step extends FoundingStep>(step: Step) =>
  ({ guard: { type: 'isAt', params: { step } }, target: step }) as const;

/** A participant founds a peloton and becomes its captain: name, story, goal, and then the members. */
export const foundingMachine = foundingSetup.createMachine({
  id: 'founding',
  description: 'Founding a peloton',
  context: ({ input: { kept } }) => ({
    ...noFailure,
    draft: kept?.draft ?? blankDraft,
    step: kept?.step ?? 'naming',
    eligibility: null,
    key: null,
    founded: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Loads whether the person may found a peloton',
      tags: 'busy',
      meta: meta.checking,
      invoke: {
        id: 'loadEligibility',
        src: 'loadEligibility',
        onDone: [...refusing, { target: 'drafting', actions: assignEligibility }],
        onError: { target: 'unavailable', actions: assignFailure },
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'It is unknown whether the person may found one; they can try again',
      meta: meta.unavailable,
      on: { 'eligibility.retried': { target: 'checking', actions: 'clearFailure' } },
    },
    unregistered: {
      description: 'The person does not take part in the event; the page shows how to register',
      meta: meta.unregistered,
    },
    member: {
      description: 'The person is in a peloton; the page links to it',
      meta: meta.member,
    },
    drafting: {
      description: 'The peloton is not founded yet; what is typed survives a reload',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: ({ context: { draft, step } }) => ({ draft, step }),
      },
      initial: 'resuming',
      states: {
        resuming: {
          description: 'The person continues where this tab left off',
          always: [at('telling'), at('planning'), at('reviewing'), { target: 'naming' }],
        },
        naming: {
          description: 'The person types a name',
          tags: 'step',
          meta: meta.naming,
          on: {
            'draft.changed': changeDraft,
            'step.submitted': [{ guard: 'isInvalid', actions: 'assignRefusal' }, opening('telling')],
          },
        },
        telling: {
          description: 'The person writes why they ride, if they like',
          tags: 'step',
          meta: meta.telling,
          on: {
            'draft.changed': changeDraft,
            'naming.reopened': opening('naming'),
            'step.submitted': [{ guard: 'isInvalid', actions: 'assignRefusal' }, opening('planning')],
          },
        },
        planning: {
          description: 'The person sets a goal if they like, and who may join',
          tags: 'step',
          meta: meta.planning,
          on: {
            'draft.changed': changeDraft,
            'naming.reopened': opening('naming'),
            'telling.reopened': opening('telling'),
            'step.submitted': [{ guard: 'isInvalid', actions: 'assignRefusal' }, opening('reviewing')],
          },
        },
        reviewing: {
          description: 'The person reads what will be founded',
          tags: 'step',
          meta: meta.reviewing,
          on: {
            'naming.reopened': opening('naming'),
            'telling.reopened': opening('telling'),
            'planning.reopened': opening('planning'),
            'founding.confirmed': { target: 'founding', actions: { type: 'assignKey', params: ofKey } },
          },
        },
        founding: {
          description: 'The API founds the peloton',
          tags: ['step', 'busy'],
          meta: meta.founding,
          invoke: {
            id: 'foundPeloton',
            src: 'foundPeloton',
            input: ({ context: { draft, key } }) => ({ draft, key: key ?? '' }),
            onDone: {
              target: '#founding.founded',
              actions: { type: 'assignFounded', params: ofOutput },
            },
            onError: [
              whenExpired,
              {
                guard: { type: 'isNameRefused', params: ofError },
                target: 'naming',
                actions: [{ type: 'assignStep', params: { step: 'naming' } }, assignFailure, 'keepDraft'],
              },
              { guard: { type: 'isEligibilityRefused', params: ofError }, target: 'rechecking' },
              { target: 'reviewing', actions: assignFailure },
            ],
          },
          after: { foundLimit: { target: 'reviewing', actions: assignTimeout } },
        },
        rechecking: {
          description:
            'The API refused the founder; loads again whether they may found one, and keeps the input',
          tags: ['step', 'busy'],
          meta: meta.founding,
          invoke: {
            id: 'loadEligibility',
            src: 'loadEligibility',
            onDone: [...refusing, { target: 'reviewing', actions: assignEligibility }],
            onError: { target: 'reviewing', actions: assignFailure },
          },
          after: { loadLimit: { target: 'reviewing', actions: assignTimeout } },
        },
        expired: {
          description: 'The session ended; the input stays until the person signs in again',
          meta: meta.expired,
          ...sessionEnded,
          on: { 'session.restored': 'founding' },
        },
      },
    },
    founded: {
      description: 'The peloton is there, and the person is its captain',
      tags: 'founded',
      initial: 'picturing',
      states: {
        picturing: {
          description: 'The captain adds pictures to the page, or continues without them',
          meta: meta.picturing,
          on: { 'pictures.settled': 'inviting' },
        },
        inviting: {
          description: 'The captain invites people, or goes to the page',
          meta: meta.inviting,
          on: { 'pictures.reopened': 'picturing' },
        },
      },
    },
  },
});

export type FoundingSnapshot = SnapshotFrom<typeof foundingMachine>;

export const metaOfFounding = (snapshot: FoundingSnapshot): FoundingMeta =>
  innermostMeta(snapshot, meta.checking);
