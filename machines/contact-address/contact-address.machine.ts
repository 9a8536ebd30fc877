import { assign, type SnapshotFrom, setup } from 'xstate';
import { readCode } from '#machines/form/code.ts';
import { failureOf, noFailure, refusalOf } from '#machines/form/form-failure.ts';
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
import { promisePort } from '#machines/port.ts';
import { contactAddressMeta as meta } from './contact-address.messages.ts';
import { addressErrors, codeErrors } from './contact-address.rules.ts';
import type {
  ContactAddress,
  ContactAddressContext,
  ContactAddressEvent,
  ContactAddressInput,
  ContactAddressMeta,
} from './contact-address.types.ts';

/** The API names a field as in its request. The form has one field for the address and one for the code. */
const fieldOf = (path: string): string => (path === 'emailAddress' ? 'typed' : path);

const contactAddressSetup = setup({
  types: {
    context: {} as ContactAddressContext,
    events: {} as ContactAddressEvent,
    input: {} as ContactAddressInput,
    meta: {} as ContactAddressMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** The address as it is now. */
    loadAddress: promisePort<ContactAddress>('loadAddress'),
    /** Mails a code to the address. */
    sendCode: promisePort<ContactAddress, { emailAddress: string; version: string; key: string }>('sendCode'),
    /** Confirms the new address by its code, and updates the app's copy. */
    confirmCode: promisePort<ContactAddress, { code: string; version: string; key: string }>('confirmCode'),
    /** Cancels the open change. */
    cancelChange: promisePort<ContactAddress, { key: string }>('cancelChange'),
    watchSession,
  },
  guards: {
    hasChangeIn: (_, params: ContactAddress) => params.openChange !== null,
    hasChange: ({ context }) => context.openChange !== null,
    isTyped: ({ context }) => context.typed !== '',
    isInvalidAddress: ({ context }) => Object.keys(addressErrors(context)).length > 0,
    isInvalidCode: ({ context }) => Object.keys(codeErrors(context)).length > 0,
    ...sessionGuards,
    isStale: (_, { error }: OfError) => error.status === 412,
  },
  actions: {
    assignLoaded: assign((_, { emailAddress, openChange, version }: ContactAddress) => ({
      emailAddress,
      openChange,
      version,
    })),
    assignSent: assign((_, { openChange, version }: ContactAddress) => ({
      ...noFailure,
      openChange,
      version,
      code: '',
      key: null,
      done: 'sent' as const,
    })),
    assignSettled: assign((_, params: ContactAddress & { done: 'changed' | 'cancelled' }) => ({
      ...noFailure,
      emailAddress: params.emailAddress,
      openChange: params.openChange,
      version: params.version,
      typed: '',
      code: '',
      key: null,
      done: params.done,
    })),
    assignTyped: assign((_, { typed }: { typed: string }) => ({ ...noFailure, typed, key: null })),
    assignCode: assign((_, { code }: { code: string }) => ({ ...noFailure, code, key: null })),
    assignKey: assign(({ context }, params: { key: string }) => ({
      ...noFailure,
      key: context.key ?? params.key,
      done: 'nothing' as const,
    })),
    assignAddressRefusal: assign(({ context }) => refusalOf({ fieldErrors: addressErrors(context) })),
    assignCodeRefusal: assign(({ context }) => refusalOf({ fieldErrors: codeErrors(context) })),
    assignFailure: assign((_, { error }: OfError) => failureOf(error, fieldOf)),
    clearFailure: assign({ ...noFailure, done: 'nothing' as const }),
    clearTyped: assign({ ...noFailure, typed: '', key: null }),
  },
  delays: { loadLimit: 10_000, sendLimit: 15_000 },
});

const assignKey = { type: 'assignKey', params: ofKey } as const;
/** The address was changed in another tab or on another device. */
const whenStale = {
  guard: { type: 'isStale', params: ofError },
  target: 'loading',
  actions: assignFailure,
} as const;
const settledAs =
  <Done extends 'changed' | 'cancelled'>(done: Done) =>
  ({ event }: { event: { output: ContactAddress } }) => ({ ...event.output, done });

/** A person changes the address for their e-mails. A code that is mailed to the new address shows that they can read it. */
export const contactAddressMachine = contactAddressSetup.createMachine({
  id: 'contactAddress',
  description: 'Changing the address that a person is written to',
  context: ({ input: { emailAddress } }) => ({
    ...noFailure,
    emailAddress,
    openChange: null,
    version: '',
    typed: '',
    code: '',
    key: null,
    done: 'nothing',
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the address, and whether a change of it waits for its code',
      tags: 'busy',
      meta: meta.loading,
      invoke: {
        id: 'loadAddress',
        src: 'loadAddress',
        onDone: [
          {
            guard: { type: 'hasChangeIn', params: ofOutput },
            target: 'confirming',
            actions: { type: 'assignLoaded', params: ofOutput },
          },
          {
            guard: 'isTyped',
            target: 'entering',
            actions: { type: 'assignLoaded', params: ofOutput },
          },
          { target: 'resting', actions: { type: 'assignLoaded', params: ofOutput } },
        ],
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: { target: 'unavailable', actions: assignTimeout } },
    },
    unavailable: {
      description: 'The address could not be loaded; the person can try again',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    resting: {
      description: 'The person reads where they are written to',
      meta: meta.resting,
      on: { 'change.begun': { target: 'entering', actions: 'clearFailure' } },
    },
    entering: {
      description: 'The person types another address',
      meta: meta.entering,
      on: {
        'address.changed': { actions: { type: 'assignTyped', params: ({ event }) => event } },
        'address.submitted': [
          { guard: 'isInvalidAddress', actions: 'assignAddressRefusal' },
          { target: 'sending', actions: assignKey },
        ],
        'change.abandoned': { target: 'resting', actions: 'clearTyped' },
      },
    },
    sending: {
      description: 'The server sends a code to the new address; earlier codes become invalid',
      tags: 'busy',
      meta: meta.sending,
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context: { openChange, typed, version, key } }) => ({
          emailAddress: openChange?.emailAddress ?? typed.trim(),
          version,
          key: key ?? '',
        }),
        onDone: {
          target: 'confirming',
          actions: { type: 'assignSent', params: ofOutput },
        },
        onError: [
          whenExpired,
          whenStale,
          { guard: 'hasChange', target: 'confirming', actions: assignFailure },
          { target: 'entering', actions: assignFailure },
        ],
      },
      after: {
        sendLimit: [
          { guard: 'hasChange', target: 'confirming', actions: assignTimeout },
          { target: 'entering', actions: assignTimeout },
        ],
      },
    },
    confirming: {
      description: 'The person types the code from the e-mail; until then the old address stays',
      meta: meta.confirming,
      on: {
        'code.changed': { actions: { type: 'assignCode', params: ({ event }) => event } },
        'code.submitted': [
          { guard: 'isInvalidCode', actions: 'assignCodeRefusal' },
          { target: 'checking', actions: assignKey },
        ],
        'code.requested': { target: 'sending', actions: assignKey },
        'change.abandoned': { target: 'cancelling', actions: assignKey },
      },
    },
    checking: {
      description: 'The server compares the code',
      tags: 'busy',
      meta: meta.checking,
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context: { code, version, key } }) => ({ code: readCode(code), version, key: key ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'assignSettled', params: settledAs('changed') },
        },
        onError: [whenExpired, whenStale, { target: 'confirming', actions: assignFailure }],
      },
      after: { sendLimit: { target: 'confirming', actions: assignTimeout } },
    },
    cancelling: {
      description: 'The server cancels the open change',
      tags: 'busy',
      meta: meta.cancelling,
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        input: ({ context: { key } }) => ({ key: key ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'assignSettled', params: settledAs('cancelled') },
        },
        onError: [whenExpired, { target: 'confirming', actions: assignFailure }],
      },
      after: { sendLimit: { target: 'confirming', actions: assignTimeout } },
    },
    expired: {
      description: 'The session ended; the input stays until the person signs in again',
      meta: meta.expired,
      ...sessionEnded,
      on: { 'session.restored': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});

export type ContactAddressSnapshot = SnapshotFrom<typeof contactAddressMachine>;

export const metaOfAddress = (snapshot: ContactAddressSnapshot): ContactAddressMeta =>
  innermostMeta(snapshot, meta.resting);
