import { type AnyMachineSnapshot, not, type SnapshotFrom } from 'xstate';
import { assignFailure, assignTimeout, ofKey, ofOutput, sessionEnded } from '#machines/fragments.ts';
import { innermostMeta, refusing } from '#machines/meta.ts';
import { messages } from '#machines/shell/messages.ts';
import { type EditingConfig, editingSetup } from './editing.setup.ts';
import type { Edited, EditingMeta } from './editing.types.ts';

/**
 * A person edits stored values. The input stays until it is saved or discarded, even after a reload. The leave warning is active while
 * something is unsaved.
 */
export const createEditingMachine = <T extends Edited>(edited: EditingConfig<T>) => {
  const { id, description, rules, fieldsFrom, texts, forbidden } = edited;
  const shown = (announce = ''): EditingMeta => ({ heading: texts.heading, focus: 'none', announce });
  return editingSetup(edited).createMachine({
    id,
    description,
    context: ({ input }) => rules.opened(input),
    initial: 'untouched',
    states: {
      untouched: {
        description: 'The form matches the stored values; nothing would be lost',
        tags: 'form',
        meta: shown(),
        always: { guard: 'isChanged', target: 'unsaved' },
        on: { 'draft.changed': { actions: 'assignChanges' } },
      },
      saved: {
        description: 'The values of the form have just been saved',
        tags: 'form',
        meta: shown(texts.saved),
        on: { 'draft.changed': { target: 'untouched', actions: 'assignChanges' } },
      },
      ...(forbidden && {
        forbidden: {
          description: 'The person may no longer edit: they can copy the input, but not save it',
          meta: { heading: forbidden.heading, focus: 'heading', announce: forbidden.announce } as EditingMeta,
        },
      }),
      unsaved: {
        description: 'The form has unsaved changes',
        invoke: [
          { id: 'warnOnLeave', src: 'warnOnLeave' },
          { id: 'keepDraft', src: 'keepDraft', input: ({ context: { saved, typed } }) => ({ saved, typed }) },
        ],
        initial: 'editing',
        states: {
          editing: {
            description: 'The person types',
            tags: 'form',
            meta: refusing(shown()),
            always: [
              { guard: 'hasTheirs', target: 'stale' },
              { guard: not('isChanged'), target: `#${id}.untouched` },
            ],
            on: {
              'draft.changed': { actions: ['assignChanges', 'keepDraft'] },
              'draft.submitted': [
                { guard: 'isInvalid', actions: 'assignRefusal' },
                { target: 'saving', actions: ['clearFailure', { type: 'assignKey', params: ofKey }] },
              ],
              'draft.abandoned': 'discarding',
            },
          },
          saving: {
            description: 'Sends the changes to the API',
            tags: 'busy',
            meta: shown(texts.saving),
            invoke: {
              id: 'save',
              src: 'save',
              input: ({ context }) => {
                const { saved, version, extra, key } = context;
                return {
                  stored: { saved, version, extra },
                  after: fieldsFrom(rules.draftOf(context)),
                  key: key ?? '',
                };
              },
              onDone: [
                {
                  guard: { type: 'isWhole', params: ofOutput },
                  target: `#${id}.saved`,
                  actions: { type: 'assignStored', params: ofOutput },
                },
                {
                  target: 'failing',
                  actions: [{ type: 'assignStored', params: ofOutput }, 'keepDraft'],
                },
              ],
              onError: { target: 'failing', actions: assignFailure },
            },
            after: {
              saveLimit: { target: 'editing', actions: assignTimeout },
            },
          },
          failing: {
            description: 'The reason for the failure decides the next state; unsaved input stays',
            always: [
              { guard: 'isSignedOut', target: 'expired', actions: 'clearFailure' },
              ...(forbidden === undefined
                ? []
                : [{ guard: 'isForbidden', target: `#${id}.forbidden`, actions: 'clearFailure' } as const]),
              { guard: 'isStale', target: 'refreshing', actions: 'clearFailure' },
              { guard: 'isOffline', target: 'offline' },
              { target: 'editing' },
            ],
          },
          offline: {
            description: 'The server can’t be reached; saving continues as soon as the connection returns',
            tags: 'form',
            meta: shown('You’re offline. What you typed is kept in this tab.'),
            invoke: { id: 'watchConnection', src: 'watchConnection' },
            on: {
              'connection.returned': { target: 'saving', actions: 'clearFailure' },
              'draft.submitted': {
                target: 'saving',
                actions: ['clearFailure', { type: 'assignKey', params: ofKey }],
              },
              'draft.changed': { target: 'editing', actions: ['assignChanges', 'keepDraft'] },
              'draft.abandoned': 'discarding',
            },
          },
          refreshing: {
            description: 'The values were changed elsewhere; the other version is loaded',
            tags: 'busy',
            meta: shown(texts.loading),
            invoke: {
              id: 'load',
              src: 'load',
              onDone: [
                {
                  guard: { type: 'isConflict', params: ofOutput },
                  target: 'stale',
                  actions: { type: 'assignTheirs', params: ofOutput },
                },
                {
                  target: 'editing',
                  actions: [{ type: 'assignMerged', params: ofOutput }, 'keepDraft'],
                },
              ],
              onError: { target: 'failing', actions: assignFailure },
            },
            after: {
              loadLimit: { target: 'editing', actions: assignTimeout },
            },
          },
          stale: {
            description: 'Shows both versions; the person chooses one for each field that both changed',
            meta: {
              heading: texts.stale,
              focus: 'conflict',
              announce: `${texts.stale}. Choose what to keep.`,
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
            description: 'The person has chosen; the chosen changes are saved, if there are any',
            always: [
              { guard: not('isChanged'), target: `#${id}.untouched` },
              { guard: 'isInvalid', target: 'editing', actions: 'assignRefusal' },
              { target: 'saving' },
            ],
          },
          expired: {
            description: 'The session ended; the input stays until the person signs in again',
            meta: {
              heading: messages.loginAgain,
              focus: 'none',
              announce: 'Your session has ended. Sign in again to save; nothing you typed is lost.',
            },
            ...sessionEnded,
            on: { 'session.restored': 'saving' },
          },
          discarding: {
            description: 'Asks whether the unsaved input may be discarded',
            meta: {
              heading: 'Are you sure you want to proceed?',
              focus: 'none',
              announce: 'Your changes won’t be saved.',
            },
            on: {
              'changes.discarded': { target: `#${id}.untouched`, actions: 'clearTyped' },
              'changes.kept': 'editing',
            },
          },
        },
      },
    },
  });
};

export type EditingMachine<T extends Edited> = ReturnType<typeof createEditingMachine<T>>;
export type EditingSnapshot<T extends Edited> = SnapshotFrom<EditingMachine<T>>;

/** The states that the page distinguishes. */
export type EditingState =
  | 'saved'
  | 'forbidden'
  | 'unsaved'
  | { unsaved: 'offline' | 'stale' | 'expired' | 'discarding' };

/** Whether the flow is in a state, for every kind of edited thing. */
export const isEditing = <T extends Edited>(snapshot: EditingSnapshot<T>, state: EditingState): boolean =>
  (snapshot as AnyMachineSnapshot).matches(state);

/** The `meta` of the innermost state. */
export const editingMeta = <T extends Edited>(snapshot: EditingSnapshot<T>): EditingMeta =>
  innermostMeta(snapshot, { heading: '', focus: 'none', announce: '' });
