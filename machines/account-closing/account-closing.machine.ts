import { assign, type SnapshotFrom, setup } from 'xstate';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  ofKey,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { accountClosingMeta as meta } from './account-closing.messages.ts';
import type {
  AccountClosingContext,
  AccountClosingEvent,
  AccountClosingInput,
  AccountClosingMeta,
  ClosingPreview,
} from './account-closing.types.ts';
import { isTypedName } from './typed-name.ts';

type OfPreview = { preview: ClosingPreview };

const wrongName = { fieldErrors: { firstName: 'Type your first name as shown above.' } };

const accountClosingSetup = setup({
  types: {
    context: {} as AccountClosingContext,
    events: {} as AccountClosingEvent,
    input: {} as AccountClosingInput,
    meta: {} as AccountClosingMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** What would end with the account, and what prevents closing it now. */
    loadPreview: promisePort<ClosingPreview>('loadPreview'),
    /** Closes the account. The same key is safe to send again. */
    closeAccount: promisePort<void, { firstName: string; key: string }>('closeAccount'),
    /** Signs the person out: the account is gone. */
    endSession: callbackPort<AccountClosingEvent>('endSession'),
    watchSession,
  },
  guards: {
    isBlocked: (_, { preview }: OfPreview) => preview.blockers.length > 0,
    isWrongName: ({ context: { typed, preview } }) => !isTypedName(typed, preview?.firstName ?? ''),
    ...sessionGuards,
    isClosedAlready: (_, { error }: OfError) => error.code === 'account-closed',
    // A payment began, or a commitment grew, after the preview was loaded.
    isRefused: (_, { error }: OfError) => error.status === 409,
  },
  actions: {
    assignPreview: assign((_, { preview }: OfPreview) => ({ ...noFailure, preview })),
    assignTyped: assign((_, { typed }: { typed: string }) => ({ ...noFailure, typed })),
    assignKey: assign(({ context }, { key }: { key: string }) => ({
      ...noFailure,
      key: context.key ?? key,
    })),
    assignRefusal: assign(() => refusalOf(wrongName)),
    assignFailure: assign((_, { error }: OfError) => failureOf(error)),
    clearFailure: assign({ ...noFailure }),
  },
  delays: { loadLimit: 10_000, sendLimit: 20_000 },
});

const ofPreview = ({ event }: { event: { output: ClosingPreview } }) => ({ preview: event.output });
const assignPreview = { type: 'assignPreview', params: ofPreview } as const;
/** Another tab closed the account, or the answer to this tab's request was lost. */
const whenClosed = { guard: { type: 'isClosedAlready', params: ofError }, target: 'closed' } as const;

/** A person closes their own account, once they have seen what ends with it. */
export const accountClosingMachine = accountClosingSetup.createMachine({
  id: 'accountClosing',
  description: 'Closing one’s own account',
  context: ({ input: { publicId } }) => ({ ...noFailure, publicId, preview: null, typed: '', key: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads what would end; nothing changes',
      tags: 'busy',
      meta: meta.loading,
      invoke: {
        id: 'loadPreview',
        src: 'loadPreview',
        onDone: [
          {
            guard: { type: 'isBlocked', params: ofPreview },
            target: 'blocked',
            actions: assignPreview,
          },
          { target: 'reviewing', actions: assignPreview },
        ],
        onError: [whenExpired, whenClosed, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'It could not be loaded; the person can try again',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    blocked: {
      description: 'The person reads what they must do before they can close the account',
      meta: meta.blocked,
      on: { 'check.requested': { target: 'loading', actions: 'clearFailure' } },
    },
    reviewing: {
      description: 'The person reads what ends and what stays, and confirms with their first name',
      meta: meta.reviewing,
      on: {
        'name.changed': { actions: { type: 'assignTyped', params: ({ event }) => event } },
        'closing.submitted': [
          { guard: 'isWrongName', actions: 'assignRefusal' },
          { target: 'closing', actions: { type: 'assignKey', params: ofKey } },
        ],
      },
    },
    closing: {
      description: 'The server closes the account as a whole, or changes nothing',
      tags: 'busy',
      meta: meta.closing,
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        input: ({ context: { typed, key } }) => ({ firstName: typed.trim(), key: key ?? '' }),
        onDone: 'closed',
        onError: [
          whenExpired,
          whenClosed,
          { guard: { type: 'isRefused', params: ofError }, target: 'loading' },
          { target: 'reviewing', actions: assignFailure },
        ],
      },
      after: { sendLimit: { target: 'reviewing', actions: assignTimeout } },
    },
    expired: {
      description: 'The session ended before anything was closed; the person signs in again',
      meta: meta.expired,
      ...sessionEnded,
      on: { 'session.restored': 'loading' },
    },
    closed: {
      description: 'The account is closed, and the person is signed out',
      meta: meta.closed,
      invoke: { id: 'endSession', src: 'endSession' },
    },
  },
});

export type AccountClosingSnapshot = SnapshotFrom<typeof accountClosingMachine>;

export const metaOfClosing = (snapshot: AccountClosingSnapshot): AccountClosingMeta =>
  innermostMeta(snapshot, meta.loading);
