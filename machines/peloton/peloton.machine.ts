import { assign, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import { ofError, ofKey, ofTimeout } from '#machines/event-params.ts';
import { type FlowError, isUnauthorized } from '#machines/flow-error.ts';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import type { Side } from '#machines/form/two-versions.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { messages } from '#machines/shell/messages.ts';
import { allOf, changed, merged, opened, partlyStored, settled, stored } from './peloton.changes.ts';
import { conflictsOf, draftOf, pelotonErrors, pelotonOfDraft, unsavedOf } from './peloton.rules.ts';
import type {
  KeptDraft,
  PelotonContext,
  PelotonEvent,
  PelotonField,
  PelotonInput,
  PelotonMeta,
  PelotonSave,
  SavedPeloton,
  StoredPeloton,
} from './peloton.types.ts';

const heading = 'Edit the page';
const shown = (announce = ''): PelotonMeta => ({ heading, focus: 'none', announce });

/**
 * Captain and admins change their peloton's page. What they type stays until it is saved or thrown away on purpose, over a reload
 * too; leaving is held back while something is unsaved.
 */
export const pelotonMachine = setup({
  types: {
    context: {} as PelotonContext,
    events: {} as PelotonEvent,
    input: {} as PelotonInput,
    meta: {} as PelotonMeta,
    tags: {} as 'busy' | 'form',
  },
  actors: {
    /**
     * Saves what differs, the goal after the page, and keeps the app's copies in step. Rejects with a FlowError where nothing was saved,
     * its fields named as the form's.
     */
    savePeloton: promisePort<SavedPeloton, PelotonSave>('savePeloton'),
    /** The peloton as it is stored now. Rejects with a FlowError, `peloton-not-yours` where the person leads it no more. */
    loadPeloton: promisePort<StoredPeloton>('loadPeloton'),
    /** Holds back every way out of the page for as long as it runs. */
    warnOnLeave: callbackPort<PelotonEvent>('warnOnLeave'),
    /** Keeps the draft over a reload of the tab, each `draft.kept` anew; what it kept goes when it ends. */
    keepDraft: callbackPort<{ type: 'draft.kept' } & KeptDraft, KeptDraft>('keepDraft'),
    /** Sends `connection.returned` once the browser has a connection again. */
    watchConnection: callbackPort<PelotonEvent>('watchConnection'),
    /** Sends `session.restored` once the person is signed in again. */
    watchSession: callbackPort<PelotonEvent>('watchSession'),
  },
  guards: {
    isChanged: ({ context }) => Object.keys(unsavedOf(context)).length > 0,
    isInvalid: ({ context }) => Object.keys(pelotonErrors(context)).length > 0,
    hasTheirs: ({ context }) => context.theirs !== null,
    isSignedOut: ({ context: { problem } }) => problem !== null && isUnauthorized(problem),
    isForbidden: ({ context: { problem } }) => problem?.code === 'peloton-not-yours',
    isStale: ({ context: { problem } }) => problem?.status === 412,
    isOffline: ({ context: { problem } }) => problem?.kind === 'network',
    isWhole: (_, params: SavedPeloton) => params.failure === null,
    isConflict: ({ context }, params: StoredPeloton) => conflictsOf(context, params.saved).length > 0,
  },
  actions: {
    assignChanges: assign(({ context, event }) =>
      event.type === 'peloton.changed' ? changed(context, event.changes) : {},
    ),
    /** The same draft keeps its key, so that it is saved once however often it is sent. */
    assignKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
    assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: pelotonErrors(context) })),
    assignFailure: assign((_, { error }: { error: FlowError }) => failureOf(error)),
    clearFailure: assign(noFailure),
    clearTyped: assign({ ...noFailure, typed: {}, key: null }),
    assignStored: assign((_, output: StoredPeloton) => stored(output)),
    assignPart: assign(({ context }, output: SavedPeloton) => partlyStored(context, output)),
    assignTheirs: assign((_, theirs: StoredPeloton) => ({ ...noFailure, theirs, choices: {} })),
    assignMerged: assign(({ context }, output: StoredPeloton) => merged(context, output)),
    assignChoice: assign(({ context }, { field, side }: { field: PelotonField; side: Side }) => ({
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
  id: 'peloton',
  description: 'Editing the page of a peloton that one leads',
  context: ({ input }) => opened(input),
  initial: 'untouched',
  states: {
    untouched: {
      description: 'The form says what is stored; nothing would be lost',
      tags: 'form',
      meta: shown(),
      always: { guard: 'isChanged', target: 'unsaved' },
      on: { 'peloton.changed': { actions: 'assignChanges' } },
    },
    saved: {
      description: 'What the form says has just been saved',
      tags: 'form',
      meta: shown('The page is saved.'),
      on: { 'peloton.changed': { target: 'untouched', actions: 'assignChanges' } },
    },
    forbidden: {
      description: 'The person leads the peloton no more: what they typed can be copied, not saved',
      meta: {
        heading: 'You no longer lead this peloton',
        focus: 'heading',
        announce: 'You no longer lead this peloton. Your changes were not saved.',
      },
    },
    unsaved: {
      description: 'The form says something that is not stored yet',
      invoke: [
        { id: 'warnOnLeave', src: 'warnOnLeave' },
        { id: 'keepDraft', src: 'keepDraft', input: ({ context: { saved, typed } }) => ({ saved, typed }) },
      ],
      initial: 'editing',
      states: {
        editing: {
          description: 'The person types',
          tags: 'form',
          meta: shown(),
          always: [
            { guard: 'hasTheirs', target: 'stale' },
            { guard: not('isChanged'), target: '#peloton.untouched' },
          ],
          on: {
            'peloton.changed': { actions: ['assignChanges', 'keepDraft'] },
            'peloton.submitted': [
              { guard: 'isInvalid', actions: 'assignRefusal' },
              { target: 'saving', actions: ['clearFailure', { type: 'assignKey', params: ofKey }] },
            ],
            'peloton.abandoned': 'discarding',
          },
        },
        saving: {
          description: 'The API is told what changed, the page before the goal',
          tags: 'busy',
          meta: shown('Saving the page.'),
          invoke: {
            id: 'savePeloton',
            src: 'savePeloton',
            input: ({ context }) => ({
              before: context.saved,
              after: pelotonOfDraft(draftOf(context)),
              version: context.version,
              key: context.key ?? '',
            }),
            onDone: [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.output },
                target: '#peloton.saved',
                actions: { type: 'assignStored', params: ({ event }) => event.output },
              },
              {
                target: 'failing',
                actions: [{ type: 'assignPart', params: ({ event }) => event.output }, 'keepDraft'],
              },
            ],
            onError: { target: 'failing', actions: { type: 'assignFailure', params: ofError } },
          },
          after: { saveLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
        },
        failing: {
          description: 'Why it failed decides what comes next; what is unsaved stays',
          always: [
            { guard: 'isSignedOut', target: 'expired', actions: 'clearFailure' },
            { guard: 'isForbidden', target: '#peloton.forbidden', actions: 'clearFailure' },
            { guard: 'isStale', target: 'refreshing', actions: 'clearFailure' },
            { guard: 'isOffline', target: 'offline' },
            { target: 'editing' },
          ],
        },
        offline: {
          description: 'The server can’t be reached; saving goes on as soon as the connection returns',
          tags: 'form',
          meta: shown('You’re offline. What you typed is kept in this tab.'),
          invoke: { id: 'watchConnection', src: 'watchConnection' },
          on: {
            'connection.returned': { target: 'saving', actions: 'clearFailure' },
            'peloton.submitted': {
              target: 'saving',
              actions: ['clearFailure', { type: 'assignKey', params: ofKey }],
            },
            'peloton.changed': { target: 'editing', actions: ['assignChanges', 'keepDraft'] },
            'peloton.abandoned': 'discarding',
          },
        },
        refreshing: {
          description: 'The page was changed elsewhere; the other version is loaded',
          tags: 'busy',
          meta: shown('Loading the page again.'),
          invoke: {
            id: 'loadPeloton',
            src: 'loadPeloton',
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
            onError: { target: 'failing', actions: { type: 'assignFailure', params: ofError } },
          },
          after: { loadLimit: { target: 'editing', actions: { type: 'assignFailure', params: ofTimeout } } },
        },
        stale: {
          description:
            'Both versions stand side by side; the person chooses for each field that both changed',
          meta: {
            heading: 'The page was changed elsewhere',
            focus: 'conflict',
            announce: 'The page was changed elsewhere. Choose what to keep.',
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
            { guard: not('isChanged'), target: '#peloton.untouched' },
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
            'changes.discarded': { target: '#peloton.untouched', actions: 'clearTyped' },
            'changes.kept': 'editing',
          },
        },
      },
    },
  },
});

export type PelotonSnapshot = SnapshotFrom<typeof pelotonMachine>;

/** What the innermost state says of itself. */
export const pelotonMeta = (snapshot: PelotonSnapshot): PelotonMeta => innermostMeta(snapshot, shown());
