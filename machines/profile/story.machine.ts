import { assign, not, type SnapshotFrom, setup } from 'xstate';
import { ofError, ofTimeout } from '#machines/event-params.ts';
import type { FlowError } from '#machines/flow-error.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { draftOf, faultsOf, fieldsOf, isChanged } from './story.rules.ts';
import type { PageFields, StoryContext, StoryEvent, StoryMeta } from './story.types.ts';

/** The page of somebody who has just signed up. */
const blank: PageFields = { story: null, isDonorListVisible: true, isAchievementsInvisible: false };

const editing: StoryMeta = { heading: 'Your story', focus: 'field', announce: 'You are editing your page.' };

/**
 * A person writes on their own page, in place. What they type stays until it is saved or thrown away on purpose;
 * leaving is held back while something is unsaved.
 */
export const storyMachine = setup({
  types: {
    context: {} as StoryContext,
    events: {} as StoryEvent,
    meta: {} as StoryMeta,
    tags: {} as 'form' | 'busy',
  },
  actors: {
    /** Saves what differs and keeps the app's copies in step. Rejects with a FlowError, its fields named as the form's. */
    saveStory: promisePort<void, { before: PageFields; after: PageFields }>('saveStory'),
    /** Holds back every way out of the page for as long as it runs. */
    warnOnLeave: callbackPort<StoryEvent>('warnOnLeave'),
    /** Sends `session.restored` once the person is signed in again. */
    watchSession: callbackPort<{ type: 'session.restored' }>('watchSession'),
  },
  guards: {
    isChanged: ({ context }) => isChanged(context.saved, context.draft),
    isInvalid: ({ context }) => Object.keys(faultsOf(context.draft)).length > 0,
    isUnauthorized: (_, params: { error: FlowError }) => params.error.status === 401,
  },
  actions: {
    assignSaved: assign((_, params: { saved: PageFields }) => ({
      saved: params.saved,
      draft: draftOf(params.saved),
      fieldErrors: {},
      problem: null,
    })),
    assignStored: assign(({ context }) => ({ saved: fieldsOf(context.draft) })),
    assignChanges: assign(({ context, event }) =>
      event.type === 'story.changed'
        ? { draft: { ...context.draft, ...event.changes }, fieldErrors: {} }
        : {},
    ),
    assignFaults: assign(({ context }) => ({ fieldErrors: faultsOf(context.draft), problem: null })),
    assignFailure: assign((_, { error }: { error: FlowError }) => {
      const refused = error.fields.find(({ path }) => path === 'story');
      return refused === undefined
        ? { problem: error }
        : { problem: null, fieldErrors: { story: refused.message } };
    }),
    clearFailure: assign({ fieldErrors: {}, problem: null }),
  },
  delays: { saveLimit: 15_000 },
}).createMachine({
  id: 'story',
  description: 'Writing one’s own page',
  context: { saved: blank, draft: draftOf(blank), fieldErrors: {}, problem: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The page is shown as everyone sees it',
      meta: { heading: 'Your story', focus: 'none', announce: '' },
      on: {
        'story.opened': {
          target: 'untouched',
          actions: { type: 'assignSaved', params: ({ event }) => ({ saved: event.saved }) },
        },
      },
    },
    untouched: {
      description: 'The form is open and says what the page says; nothing would be lost',
      tags: 'form',
      meta: editing,
      always: { guard: 'isChanged', target: 'unsaved' },
      on: {
        'story.changed': { actions: 'assignChanges' },
        'story.submitted': 'reading',
        'story.abandoned': 'reading',
      },
    },
    unsaved: {
      description: 'The form says something that the page doesn’t say yet',
      tags: 'form',
      invoke: { id: 'warnOnLeave', src: 'warnOnLeave' },
      initial: 'editing',
      states: {
        editing: {
          description: 'The person types',
          meta: editing,
          always: { guard: not('isChanged'), target: '#story.untouched' },
          on: {
            'story.changed': { actions: 'assignChanges' },
            'story.submitted': [
              { guard: 'isInvalid', actions: 'assignFaults' },
              { target: 'saving', actions: 'clearFailure' },
            ],
            'story.abandoned': 'discarding',
          },
        },
        saving: {
          description: 'The API is told what changed',
          tags: 'busy',
          meta: { heading: 'Your story', focus: 'none', announce: 'Saving your page.' },
          invoke: {
            id: 'saveStory',
            src: 'saveStory',
            input: ({ context }) => ({ before: context.saved, after: fieldsOf(context.draft) }),
            onDone: { target: '#story.reading', actions: 'assignStored' },
            onError: [
              { guard: { type: 'isUnauthorized', params: ofError }, target: 'expired' },
              { target: 'editing', actions: { type: 'assignFailure', params: ofError } },
            ],
          },
          after: { saveLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
        },
        expired: {
          description: 'The session ran out; what is typed waits for the person to sign in again',
          meta: {
            heading: 'Please login again.',
            focus: 'none',
            announce: 'Your session has ended. Sign in again to save; nothing you typed is lost.',
          },
          invoke: { id: 'watchSession', src: 'watchSession' },
          on: { 'session.restored': 'saving' },
        },
        discarding: {
          description: 'The person is asked whether what they typed may go',
          meta: {
            heading: 'Are you sure you want to proceed?',
            focus: 'none',
            announce: 'Your changes won’t be saved.',
          },
          on: { 'changes.discarded': '#story.reading', 'changes.kept': 'editing' },
        },
      },
    },
  },
});

export type StorySnapshot = SnapshotFrom<typeof storyMachine>;

/** What the innermost state says of itself. */
export const storyMeta = (snapshot: StorySnapshot): StoryMeta =>
  snapshot._nodes.map(({ meta }) => meta).findLast((meta) => meta !== undefined) ?? editing;
