import { assign, not, type SnapshotFrom, setup } from 'xstate';
import { ofError, ofKey, ofTimeout } from '#machines/event-params.ts';
import { type FlowError, flowError, isUnauthorized } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import { changesOf, isChanged } from '#machines/form/typed-values.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { changedElsewhere } from './story.messages.ts';
import { draftOfPage, pageOfDraft, storyDraftOf, storyErrors } from './story.rules.ts';
import type { PageFields, StoredPage, StoryContext, StoryEvent, StoryMeta } from './story.types.ts';

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
    saveStory: promisePort<
      StoredPage,
      { before: PageFields; after: PageFields; version: string; key: string }
    >('saveStory'),
    /** The page as it is stored now, after somebody changed it elsewhere. Rejects with a FlowError. */
    loadPage: promisePort<StoredPage>('loadPage'),
    /** Holds back every way out of the page for as long as it runs. */
    warnOnLeave: callbackPort<StoryEvent>('warnOnLeave'),
    /** Sends `session.restored` once the person is signed in again. */
    watchSession: callbackPort<{ type: 'session.restored' }>('watchSession'),
  },
  guards: {
    isChanged: ({ context }) => isChanged(draftOfPage(context.saved), context.typed),
    isInvalid: ({ context }) => Object.keys(storyErrors(storyDraftOf(context))).length > 0,
    isStale: (_, params: { error: FlowError }) => params.error.status === 412,
    isUnauthorized: (_, params: { error: FlowError }) => isUnauthorized(params.error),
  },
  actions: {
    assignOpened: assign((_, { saved, version }: StoredPage) => ({
      ...noFailure,
      saved,
      version,
      key: null,
      typed: {},
    })),
    assignStored: assign((_, { saved, version }: StoredPage) => ({ saved, version })),
    assignRefreshed: assign(({ context }, { saved, version }: StoredPage) => ({
      saved,
      version,
      key: null,
      typed: changesOf(draftOfPage(context.saved), context.typed),
      problem: flowError({ kind: 'conflict', status: 412, message: changedElsewhere }),
    })),
    assignChanges: assign(({ context, event }) =>
      event.type === 'story.changed'
        ? {
            ...mended(context, Object.keys(event.changes)),
            typed: { ...context.typed, ...event.changes },
            key: null,
          }
        : {},
    ),
    /** The same draft keeps its key, so that it is saved once however often it is sent. */
    assignKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: storyErrors(storyDraftOf(context)) })),
    assignFailure: assign((_, { error }: { error: FlowError }) => failureOf(error)),
    clearFailure: assign(noFailure),
  },
  delays: { saveLimit: 15_000, loadLimit: 10_000 },
}).createMachine({
  id: 'story',
  description: 'Writing one’s own page',
  context: { saved: blank, version: '', key: null, typed: {}, ...noFailure },
  initial: 'reading',
  states: {
    reading: {
      description: 'The page is shown as everyone sees it',
      meta: { heading: 'Your story', focus: 'none', announce: '' },
      on: {
        'story.opened': {
          target: 'untouched',
          actions: { type: 'assignOpened', params: ({ event }) => event },
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
              { guard: 'isInvalid', actions: 'assignRefusal' },
              { target: 'saving', actions: ['clearFailure', { type: 'assignKey', params: ofKey }] },
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
            input: ({ context }) => ({
              before: context.saved,
              after: pageOfDraft(storyDraftOf(context)),
              version: context.version,
              key: context.key ?? '',
            }),
            onDone: {
              target: '#story.reading',
              actions: { type: 'assignStored', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isUnauthorized', params: ofError }, target: 'expired' },
              { guard: { type: 'isStale', params: ofError }, target: 'refreshing' },
              { target: 'editing', actions: { type: 'assignFailure', params: ofError } },
            ],
          },
          after: { saveLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
        },
        refreshing: {
          description: 'The page was changed elsewhere; it is loaded again under what the person typed',
          tags: 'busy',
          meta: { heading: 'Your story', focus: 'none', announce: 'Loading your page again.' },
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            onDone: {
              target: 'editing',
              actions: { type: 'assignRefreshed', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isUnauthorized', params: ofError }, target: 'expired' },
              { target: 'editing', actions: { type: 'assignFailure', params: ofError } },
            ],
          },
          after: { loadLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
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
export const storyMeta = (snapshot: StorySnapshot): StoryMeta => innermostMeta(snapshot, editing);
