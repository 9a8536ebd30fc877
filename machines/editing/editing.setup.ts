import { assign, sendTo, setup } from 'xstate';
import { type FlowError, isUnauthorized } from '#machines/flow-error.ts';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import type { Side } from '#machines/form/two-versions.ts';
import { watchSession } from '#machines/fragments.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import type { EditingRules } from './editing.rules.ts';
import type {
  Edited,
  EditingContext,
  EditingEvent,
  EditingInput,
  EditingMeta,
  FieldOf,
  KeptDraft,
  Saved,
  Saving,
  Stored,
} from './editing.types.ts';

/** The texts of an edit page. */
type EditingTexts = {
  heading: string;
  saved: string;
  saving: string;
  loading: string;
  /** The page shows both versions side by side. */
  stale: string;
  /** Somebody else changed other fields. */
  changedElsewhere: string;
};

export type EditingConfig<T extends Edited> = {
  id: string;
  description: string;
  rules: EditingRules<T>;
  /** Of a draft without errors. */
  fieldsFrom: (draft: T['draft']) => T['fields'];
  texts: EditingTexts;
  /** For a thing that a person can lose the right to edit: the code of the refusal, and the page's texts for it. */
  forbidden?: { code: string; heading: string; announce: string };
};

/** The ports, guards and actions of an editing machine. */
export const editingSetup = <T extends Edited>({ rules, texts, forbidden }: EditingConfig<T>) =>
  setup({
    types: {
      context: {} as EditingContext<T>,
      events: {} as EditingEvent<T>,
      input: {} as EditingInput<T>,
      meta: {} as EditingMeta,
      tags: {} as 'busy' | 'form',
    },
    actors: {
      /** Saves the differences, and updates the app's copies. Rejects where nothing was saved, with the form's field names. */
      save: promisePort<Saved<T>, Saving<T>>('save'),
      /** Loads the stored values after somebody changed them elsewhere. */
      load: promisePort<Stored<T>>('load'),
      /** Keeps the leave warning armed while it runs. */
      warnOnLeave: callbackPort<EditingEvent<T>>('warnOnLeave'),
      /** Keeps the draft over a reload of the tab. Each `draft.kept` replaces it, and it is removed when the port ends. */
      keepDraft: callbackPort<{ type: 'draft.kept' } & KeptDraft<T>, KeptDraft<T>>('keepDraft'),
      /** Sends `connection.returned` once the browser has a connection again. */
      watchConnection: callbackPort<EditingEvent<T>>('watchConnection'),
      watchSession,
    },
    guards: {
      isChanged: ({ context }) => Object.keys(rules.unsavedOf(context)).length > 0,
      isInvalid: ({ context }) => Object.keys(rules.errorsOf(context)).length > 0,
      hasTheirs: ({ context }) => context.theirs !== null,
      isSignedOut: ({ context: { problem } }) => problem !== null && isUnauthorized(problem),
      isStale: ({ context: { problem } }) => problem?.status === 412,
      isOffline: ({ context: { problem } }) => problem?.kind === 'network',
      isWhole: (_, { failure }: Saved<T>) => failure === null,
      ...(forbidden && {
        isForbidden: ({ context: { problem } }: { context: EditingContext<T> }) =>
          problem?.code === forbidden.code,
      }),
      isConflict: ({ context }, { saved }: Stored<T>) => rules.conflictsOf(context, saved).length > 0,
    },
    actions: {
      assignChanges: assign(({ context, event }) =>
        event.type === 'draft.changed' ? rules.changed(context, event.changes) : {},
      ),
      /** The same draft keeps its key, so that it is saved once however often it is sent. */
      assignKey: assign(({ context }, params: { key: string }) => ({ key: context.key ?? params.key })),
      assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: rules.errorsOf(context) })),
      assignFailure: assign((_, { error }: { error: FlowError }) => failureOf(error)),
      clearFailure: assign(noFailure),
      clearTyped: assign({ ...noFailure, typed: {}, key: null }),
      assignStored: assign(({ context }, output: Saved<T>) => rules.stored(context, output)),
      assignTheirs: assign((_, theirs: Stored<T>) => ({ ...noFailure, theirs, choices: {} })),
      assignMerged: assign(({ context }, output: Stored<T>) =>
        rules.merged(context, output, texts.changedElsewhere),
      ),
      assignChoice: assign(({ context }, { field, side }: { field: FieldOf<T>; side: Side }) => ({
        choices: { ...context.choices, [field]: side },
      })),
      assignChoices: assign(({ context }, { side }: { side: Side }) => ({
        choices: rules.allOf(context, side),
      })),
      assignSettled: assign(({ context }) => rules.settled(context)),
      keepDraft: sendTo('keepDraft', ({ context }) => ({
        type: 'draft.kept' as const,
        saved: context.saved,
        typed: context.typed,
      })),
    },
    delays: { saveLimit: 15_000, loadLimit: 10_000 },
  });
