import { assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import { ofError, ofKey, ofTimeout } from '#machines/event-params.ts';
import { type FlowError, isUnauthorized } from '#machines/flow-error.ts';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import type { Side } from '#machines/form/two-versions.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { messages } from '#machines/shell/messages.ts';
import { allOf, changed, merged, opened, settled, stored } from './profile.changes.ts';
import { conflictsOf, draftOf, profileErrors, profileOfDraft, unsavedOf } from './profile.rules.ts';
import type {
  KeptDraft,
  ProfileContext,
  ProfileEvent,
  ProfileField,
  ProfileInput,
  ProfileMeta,
  ProfileSave,
  StoredProfile,
} from './profile.types.ts';

const heading = 'Edit your page';
const shown = (announce = ''): ProfileMeta => ({ heading, focus: 'none', announce });

/**
 * A person changes what their page says and what the event knows of them. What they type stays until it is saved or
 * thrown away on purpose, over a reload too; leaving is held back while something is unsaved.
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    meta: {} as ProfileMeta,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    /** Saves what differs and keeps the app's copies in step. Rejects with a FlowError, its fields named as the form's. */
    saveProfile: promisePort<StoredProfile, ProfileSave>('saveProfile'),
    /** The person as they are stored now, after somebody changed them elsewhere. Rejects with a FlowError. */
    loadProfile: promisePort<StoredProfile>('loadProfile'),
    /** Holds back every way out of the page for as long as it runs. */
    warnOnLeave: callbackPort<ProfileEvent>('warnOnLeave'),
    /** Keeps the draft over a reload of the tab, each `draft.kept` anew; what it kept goes when it ends. */
    keepDraft: callbackPort<{ type: 'draft.kept' } & KeptDraft, KeptDraft>('keepDraft'),
    /** Sends `connection.returned` once the browser has a connection again. */
    watchConnection: callbackPort<ProfileEvent>('watchConnection'),
    /** Sends `session.restored` once the person is signed in again. */
    watchSession: callbackPort<ProfileEvent>('watchSession'),
  },
  guards: {
    isChanged: ({ context }) => Object.keys(unsavedOf(context)).length > 0,
    isInvalid: ({ context }) => Object.keys(profileErrors(context)).length > 0,
    hasTheirs: ({ context }) => context.theirs !== null,
    isStale: (_, params: { error: FlowError }) => params.error.status === 412,
    isOffline: (_, params: { error: FlowError }) => params.error.kind === 'network',
    isUnauthorized: (_, params: { error: FlowError }) => isUnauthorized(params.error),
    isConflict: ({ context }, params: StoredProfile) => conflictsOf(context, params.saved).length > 0,
  },
  actions: {
    assignChanges: assign(({ context, event }) =>
      event.type === 'profile.changed' ? changed(context, event.changes) : {},
    ),
    /** The same draft keeps its key, so that it is saved once however often it is sent. */
    assignKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: profileErrors(context) })),
    assignFailure: assign((_, { error }: { error: FlowError }) => failureOf(error)),
    clearFailure: assign(noFailure),
    clearTyped: assign({ ...noFailure, typed: {}, key: null }),
    assignStored: assign((_, output: StoredProfile) => stored(output)),
    assignTheirs: assign((_, theirs: StoredProfile) => ({ theirs, choices: {} })),
    assignMerged: assign(({ context }, output: StoredProfile) => merged(context, output)),
    assignChoice: assign(({ context }, { field, side }: { field: ProfileField; side: Side }) => ({
      choices: { ...context.choices, [field]: side },
    })),
    assignChoices: assign(({ context }, { side }: { side: Side }) => ({ choices: allOf(context, side) })),
    assignSettled: assign(({ context }) => settled(context)),
    keepDraft: sendTo('keepDraft', ({ context }) => ({
      type: 'draft.kept' as const,
      saved: context.saved,
      typed: context.typed,
    })),
  },
  delays: { saveLimit: 15_000, loadLimit: 10_000 },
}).createMachine({
  id: 'profile',
  description: 'Editing one’s own page',
  context: ({ input }) => opened(input),
  initial: 'untouched',
  states: {
    untouched: {
      description: 'The form says what is stored; nothing would be lost',
      tags: 'form',
      meta: shown(),
      always: { guard: 'isChanged', target: 'unsaved' },
      on: { 'profile.changed': { actions: 'assignChanges' } },
    },
    saved: {
      description: 'What the form says has just been saved',
      tags: 'form',
      meta: shown('Your page is saved.'),
      on: { 'profile.changed': { target: 'untouched', actions: 'assignChanges' } },
    },
    unsaved: {
      description: 'The form says something that is not stored yet',
      invoke: [
        { id: 'warnOnLeave', src: 'warnOnLeave' },
        {
          id: 'keepDraft',
          src: 'keepDraft',
          input: ({ context: { saved, typed } }) => ({ saved, typed }),
        },
      ],
      initial: 'editing',
      states: {
        editing: {
          description: 'The person types',
          tags: 'form',
          meta: shown(),
          always: [
            { guard: 'hasTheirs', target: 'stale' },
            { guard: not('isChanged'), target: '#profile.untouched' },
          ],
          on: {
            'profile.changed': { actions: ['assignChanges', 'keepDraft'] },
            'profile.submitted': [
              { guard: 'isInvalid', actions: 'assignRefusal' },
              { target: 'saving', actions: ['clearFailure', { type: 'assignKey', params: ofKey }] },
            ],
            'profile.abandoned': 'discarding',
          },
        },
        saving: {
          description: 'The API is told what changed',
          tags: 'busy',
          meta: shown('Saving your page.'),
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ context }) => ({
              before: context.saved,
              after: profileOfDraft(draftOf(context)),
              version: context.version,
              goalVersion: context.goalVersion,
              key: context.key ?? '',
            }),
            onDone: {
              target: '#profile.saved',
              actions: { type: 'assignStored', params: ({ event }) => event.output },
            },
            onError: [
              { guard: { type: 'isUnauthorized', params: ofError }, target: 'expired' },
              { guard: { type: 'isStale', params: ofError }, target: 'refreshing' },
              {
                guard: { type: 'isOffline', params: ofError },
                target: 'offline',
                actions: { type: 'assignFailure', params: ofError },
              },
              { target: 'editing', actions: { type: 'assignFailure', params: ofError } },
            ],
          },
          after: { saveLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
        },
        offline: {
          description: 'The server can’t be reached; saving goes on as soon as the connection returns',
          tags: 'form',
          meta: shown('You’re offline. What you typed is kept in this tab.'),
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          on: {
            'connection.returned': { target: 'saving', actions: 'clearFailure' },
            'profile.submitted': { target: 'saving', actions: 'clearFailure' },
            'profile.changed': { target: 'editing', actions: ['assignChanges', 'keepDraft'] },
            'profile.abandoned': 'discarding',
          },
        },
        refreshing: {
          description: 'The page was changed elsewhere; the other version is loaded',
          tags: 'busy',
          meta: shown('Loading your page again.'),
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            onDone: [
              {
                guard: { type: 'isConflict', params: ({ event }) => event.output },
                target: 'stale',
                actions: { type: 'assignTheirs', params: ({ event }) => event.output },
              },
              {
                target: 'editing',
                actions: [{ type: 'assignMerged', params: ({ event }) => event.output }, 'keepDraft'],
              },
            ],
            onError: [
              { guard: { type: 'isUnauthorized', params: ofError }, target: 'expired' },
              { target: 'editing', actions: { type: 'assignFailure', params: ofError } },
            ],
          },
          after: { loadLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
        },
        stale: {
          description:
            'Both versions stand side by side; the person chooses for each field that both changed',
          meta: {
            heading: 'Your page was changed elsewhere',
            focus: 'conflict',
            announce: 'Your page was changed elsewhere. Choose what to keep.',
          },
          on: {
            'version.chosen': { actions: { type: 'assignChoice', params: ({ event }) => event } },
            'versions.chosen': { actions: { type: 'assignChoices', params: ({ event }) => event } },
            'versions.settled': {
              target: 'settled',
              actions: ['assignSettled', 'keepDraft', { type: 'assignKey', params: ofKey }],
            },
          },
        },
        settled: {
          description: 'The choice stands: what is left of the own version is saved, if anything is',
          always: [
            { guard: not('isChanged'), target: '#profile.untouched' },
            { guard: 'isInvalid', target: 'editing', actions: 'assignRefusal' },
            { target: 'saving' },
          ],
        },
        expired: {
          description: 'The session ran out; what is typed waits for the person to sign in again',
          meta: {
            heading: messages.loginAgain,
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
          on: {
            'changes.discarded': { target: '#profile.untouched', actions: 'clearTyped' },
            'changes.kept': 'editing',
          },
        },
      },
    },
  },
});

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** What the innermost state says of itself. */
export const profileMeta = (snapshot: ProfileSnapshot): ProfileMeta => innermostMeta(snapshot, shown());
