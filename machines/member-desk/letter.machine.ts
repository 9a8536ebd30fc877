import { assign, type SnapshotFrom, setup } from 'xstate';
import { isUnclear, timedOut } from '#machines/flow-error.ts';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofKey,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { promisePort } from '#machines/port.ts';
import { letterMeta as meta } from './letter.messages.ts';
import { letterErrors, sentLetter } from './letter.rules.ts';
import type {
  LetterContext,
  LetterDraft,
  LetterEvent,
  LetterInput,
  LetterMeta,
  SentLetter,
} from './letter.types.ts';

const blank: LetterDraft = { isToAll: true, people: [], subject: '', text: '' };

const letterSetup = setup({
  types: {
    context: {} as LetterContext,
    events: {} as LetterEvent,
    input: {} as LetterInput,
    meta: {} as LetterMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends the e-mail to each member separately, or to nobody. The same key is safe to send again. */
    sendLetter: promisePort<
      SentLetter,
      { pelotonId: string; key: string; letter: ReturnType<typeof sentLetter> }
    >('sendLetter'),
    watchSession,
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(letterErrors(context.draft)).length > 0,
    ...sessionGuards,
  },
  actions: {
    // Another text gets another key.
    assignDraft: assign(({ context }, { changes }: { changes: Partial<LetterDraft> }) => ({
      ...mended(context, Object.keys(changes).includes('isToAll') ? ['people'] : Object.keys(changes)),
      draft: { ...context.draft, ...changes },
      key: null,
    })),
    assignKey: assign(({ context }, { key }: { key: string }) => ({
      ...noFailure,
      key: context.key ?? key,
    })),
    assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: letterErrors(context.draft) })),
    // A refusal ends the attempt. Without an answer, its key stays valid for the next one.
    assignFailure: assign(({ context }, { error }: OfError) => ({
      ...failureOf(error),
      key: isUnclear(error) ? context.key : null,
    })),
    assignSent: assign((_, { sent }: { sent: SentLetter }) => ({
      ...noFailure,
      sent,
      draft: blank,
      key: null,
    })),
    clearSent: assign({ sent: null }),
  },
  delays: { sendLimit: 20_000 },
});

/** The captain or an admin writes to all members or to some of them. */
export const letterMachine = letterSetup.createMachine({
  id: 'letter',
  description: 'An e-mail to the members of a peloton',
  // An e-mail with a key was sent by an earlier page, which got no answer.
  context: ({ input: { pelotonId, kept } }) => ({
    ...(kept === null || kept.key === null ? noFailure : failureOf(timedOut())),
    pelotonId,
    draft: kept?.draft ?? blank,
    key: kept?.key ?? null,
    sent: null,
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The person writes the e-mail. It is not sent.',
      meta: meta.writing,
      on: {
        'draft.changed': { actions: { type: 'assignDraft', params: ({ event }) => event } },
        'letter.submitted': [
          { guard: 'isInvalid', actions: 'assignRefusal' },
          { target: 'sending', actions: { type: 'assignKey', params: ofKey } },
        ],
      },
    },
    sending: {
      description: 'The server sends the e-mail to each member separately.',
      meta: meta.sending,
      tags: 'busy',
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context: { pelotonId, key, draft } }) => ({
          pelotonId,
          key: key ?? '',
          letter: sentLetter(draft),
        }),
        onDone: {
          target: 'sent',
          actions: { type: 'assignSent', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: [whenExpired, { target: 'writing', actions: assignFailure }],
      },
      after: { sendLimit: { target: 'writing', actions: assignTimeout } },
    },
    sent: {
      description: 'The e-mail is sent.',
      meta: meta.sent,
      on: { 'letter.begun': { target: 'writing', actions: 'clearSent' } },
    },
    expired: {
      description:
        'The session ended. The refused request changed nothing, so it is sent again with its key.',
      meta: meta.expired,
      ...sessionEnded,
      on: { 'session.restored': 'sending' },
    },
  },
});

export type LetterSnapshot = SnapshotFrom<typeof letterMachine>;
