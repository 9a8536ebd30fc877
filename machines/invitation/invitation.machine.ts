import { assign, type SnapshotFrom, setup } from 'xstate';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofKey,
  ofOutput,
  sessionEnded,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { promisePort } from '#machines/port.ts';
import { withoutUnreadable } from './addresses.ts';
import { invitationMeta as meta } from './invitation.messages.ts';
import { invitationErrors, invitationsOf } from './invitation.rules.ts';
import type {
  InvitationContext,
  InvitationEvent,
  InvitationMeta,
  Invitations,
  SentInvitations,
} from './invitation.types.ts';

/** The API names each address by its index. The form has one field for all of them. */
const fieldOf = (path: string): string => (path.startsWith('addresses') ? 'typed' : path);

const invitationSetup = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    meta: {} as InvitationMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Mails the invitations. */
    sendInvitations: promisePort<SentInvitations, Invitations>('sendInvitations'),
    watchSession,
  },
  guards: {
    isInvalid: ({ context }) => Object.keys(invitationErrors(context)).length > 0,
    ...sessionGuards,
  },
  actions: {
    assignAddresses: assign(({ context }, { typed }: { typed: string }) => ({
      ...mended(context, ['typed']),
      typed,
      key: null,
    })),
    assignMessage: assign(({ context }, { message }: { message: string }) => ({
      ...mended(context, ['message']),
      message,
      key: null,
    })),
    clearUnreadable: assign(({ context }) => ({
      ...mended(context, ['typed']),
      typed: withoutUnreadable(context.typed),
      key: null,
    })),
    assignRefusal: assign(({ context }) => refusalOf({ fieldErrors: invitationErrors(context) })),
    assignKey: assign(({ context }, params: { key: string }) => ({
      ...noFailure,
      key: context.key ?? params.key,
    })),
    assignSent: assign((_, sent: SentInvitations) => ({ ...noFailure, sent, typed: '', key: null })),
    assignFailure: assign((_, { error }: OfError) => failureOf(error, fieldOf)),
  },
  delays: { sendLimit: 20_000 },
});

/** Captain and admins invite people into their peloton by e-mail. The addresses leave the page as soon as the e-mails are sent. */
export const invitationMachine = invitationSetup.createMachine({
  id: 'invitation',
  description: 'Inviting people into a peloton by e-mail',
  context: { ...noFailure, typed: '', message: '', key: null, sent: null },
  initial: 'typing',
  states: {
    typing: {
      description: 'The person types or pastes addresses, and adds a few words',
      meta: meta.typing,
      on: {
        'addresses.changed': { actions: { type: 'assignAddresses', params: ({ event }) => event } },
        'message.changed': { actions: { type: 'assignMessage', params: ({ event }) => event } },
        'unreadable.removed': { actions: 'clearUnreadable' },
        'invitations.submitted': [
          { guard: 'isInvalid', actions: 'assignRefusal' },
          { target: 'sending', actions: { type: 'assignKey', params: ofKey } },
        ],
      },
    },
    sending: {
      description: 'The API writes the e-mails, all or none',
      tags: 'busy',
      meta: meta.sending,
      invoke: {
        id: 'sendInvitations',
        src: 'sendInvitations',
        input: ({ context }) => invitationsOf(context),
        onDone: { target: 'sent', actions: { type: 'assignSent', params: ofOutput } },
        onError: [whenExpired, { target: 'typing', actions: assignFailure }],
      },
      after: { sendLimit: { target: 'typing', actions: assignTimeout } },
    },
    sent: {
      description: 'The e-mails are on their way; the page shows their number',
      meta: meta.sent,
      on: { 'invitations.begun': 'typing' },
    },
    expired: {
      description: 'The session ended; the input stays until the person signs in again',
      meta: meta.expired,
      ...sessionEnded,
      on: { 'session.restored': 'sending' },
    },
  },
});

export type InvitationSnapshot = SnapshotFrom<typeof invitationMachine>;

export const metaOfInvitation = (snapshot: InvitationSnapshot): InvitationMeta =>
  innermostMeta(snapshot, meta.typing);
