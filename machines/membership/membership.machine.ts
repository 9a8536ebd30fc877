import type { SnapshotFrom } from 'xstate';
import { noFailure } from '#machines/form/form-failure.ts';
import { assignFailure, sessionEnded, whenExpired } from '#machines/fragments.ts';
import { innermostMeta } from '#machines/meta.ts';
import { offered, pending } from './membership.awaiting.ts';
import { leaving, previewing, reviewing } from './membership.leaving.ts';
import { doneHeadings, membershipMeta as meta, newsHeadings } from './membership.messages.ts';
import { sentCode, sentMessage } from './membership.rules.ts';
import { attemptOf, failingTo, lateTo, membershipSetup, ofJoinState, settledAs } from './membership.setup.ts';
import type { MembershipMeta } from './membership.types.ts';

/** The events of a group code, for every state in which the person may enter one. */
const codeEvents = {
  'code.changed': {
    actions: { type: 'assignCode', params: ({ event }: { event: { code: string } }) => event },
  },
  'code.submitted': [
    { guard: 'isInvalidCode', actions: 'assignCodeRefusal' },
    { target: 'joining', actions: { type: 'assignAttempt', params: attemptOf('code') } },
  ],
} as const;

/** The last request was declined or expired; the person can ask again. */
const renewal = {
  'request.renewed': [
    { guard: 'isRefused', target: 'refused', actions: 'clearFailure' },
    { target: 'open', actions: 'clearFailure' },
  ],
} as const;

/** The reader's relation to a peloton, and how they change it. */
export const membershipMachine = membershipSetup.createMachine({
  id: 'membership',
  description: 'Joining a peloton, and leaving it',
  context: ({ input }) => ({
    ...input,
    ...noFailure,
    joinState: null,
    preview: null,
    message: '',
    code: '',
    attempt: null,
    isAccepting: false,
    polls: 0,
    done: 'nothing',
  }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Whether someone is signed in, and looks at a peloton',
      always: [
        { guard: 'isVisitor', target: 'signedOut' },
        { guard: 'isLooking', target: 'looking' },
        { target: 'loading' },
      ],
    },
    looking: {
      description: 'The person has no peloton yet; a group code lets them into one',
      meta: meta.looking,
      on: codeEvents,
    },
    signedOut: {
      description: 'Nobody is signed in; signing in and registering lead back here',
      meta: meta.signedOut,
    },
    loading: {
      description: 'The page asks for the join state of the person; typed text stays',
      meta: meta.loading,
      tags: 'busy',
      invoke: {
        id: 'loadJoinState',
        src: 'loadJoinState',
        input: ({ context: { pelotonId } }) => ({ pelotonId: pelotonId ?? '' }),
        onDone: { target: 'sorting', actions: { type: 'assignLoaded', params: ofJoinState } },
        onError: [whenExpired, { target: 'unavailable', actions: assignFailure }],
      },
      after: { loadLimit: lateTo('unavailable') },
    },
    unavailable: {
      description: 'It could not be loaded; the person can try again',
      meta: meta.unavailable,
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    sorting: {
      description: 'The answer decides what the person can do',
      always: [
        { guard: 'isLooking', target: 'looking' },
        { guard: 'isOffered', target: 'offered' },
        { guard: 'isMember', target: 'member' },
        { guard: 'isPending', target: 'pending' },
        { guard: 'isRejected', target: 'rejected' },
        { guard: 'isLapsed', target: 'lapsed' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'open' },
      ],
    },
    refused: {
      description: 'The person can’t ask, and reads why and what helps',
      meta: meta.refused,
      on: {
        ...codeEvents,
        'elsewhere.withdrawn': {
          guard: 'hasAskedElsewhere',
          target: 'withdrawingElsewhere',
          actions: { type: 'assignAttempt', params: attemptOf('withdrawal') },
        },
      },
    },
    open: {
      description: 'The person can ask to join, with a message or without one',
      meta: meta.open,
      on: {
        ...codeEvents,
        'message.changed': { actions: { type: 'assignMessage', params: ({ event }) => event } },
        'request.submitted': [
          { guard: 'isInvalidRequest', actions: 'assignRequestRefusal' },
          { target: 'asking', actions: { type: 'assignAttempt', params: attemptOf('request') } },
        ],
      },
    },
    asking: {
      description: 'The request is sent; captain and admins hear of it',
      meta: meta.asking,
      tags: 'busy',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => ({
          pelotonId: context.pelotonId ?? '',
          message: sentMessage(context),
          key: context.attempt?.key ?? '',
        }),
        onDone: {
          target: 'sorting',
          actions: [{ type: 'assignSettled', params: settledAs('asked') }, 'notifyChanged'],
        },
        onError: failingTo('open'),
      },
      after: { sendLimit: lateTo('open') },
    },
    joining: {
      description: 'The server checks the group code; a valid one makes the person a member',
      meta: meta.joining,
      tags: 'busy',
      invoke: {
        id: 'enterCode',
        src: 'enterCode',
        input: ({ context }) => ({ groupCode: sentCode(context), key: context.attempt?.key ?? '' }),
        onDone: [
          {
            guard: { type: 'isHere', params: ofJoinState },
            target: 'sorting',
            actions: [{ type: 'assignSettled', params: settledAs('joined') }, 'notifyChanged'],
          },
          {
            target: 'loading',
            actions: [{ type: 'assignDone', params: { done: 'joined' } }, 'notifyChanged'],
          },
        ],
        onError: failingTo('sorting'),
      },
      after: { sendLimit: lateTo('sorting') },
    },
    pending,
    withdrawalAsked: {
      description: 'Asks for confirmation before the request is withdrawn',
      meta: meta.withdrawalAsked,
      on: {
        'withdrawal.dropped': { target: 'pending', actions: 'clearFailure' },
        'withdrawal.confirmed': {
          target: 'withdrawing',
          actions: { type: 'assignAttempt', params: attemptOf('withdrawal') },
        },
      },
    },
    withdrawing: {
      description: 'The server withdraws the request',
      meta: meta.withdrawing,
      tags: 'busy',
      invoke: {
        id: 'withdrawRequest',
        src: 'withdrawRequest',
        input: ({ context: { pelotonId, attempt } }) => ({
          pelotonId: pelotonId ?? '',
          key: attempt?.key ?? '',
        }),
        onDone: {
          target: 'sorting',
          actions: [{ type: 'assignSettled', params: settledAs('withdrawn') }, 'notifyChanged'],
        },
        onError: failingTo('withdrawalAsked'),
      },
      after: { sendLimit: lateTo('withdrawalAsked') },
    },
    withdrawingElsewhere: {
      description:
        'The server withdraws the request to the other peloton, so that the person can ask this one',
      meta: meta.withdrawing,
      tags: 'busy',
      invoke: {
        id: 'withdrawElsewhere',
        src: 'withdrawRequest',
        input: ({ context: { joinState, attempt } }) => ({
          pelotonId: joinState?.elsewhere?.id ?? '',
          key: attempt?.key ?? '',
        }),
        onDone: { target: 'loading', actions: ['assignWithdrawnElsewhere', 'notifyChanged'] },
        onError: failingTo('refused'),
      },
      after: { sendLimit: lateTo('refused') },
    },
    rejected: {
      description: 'Captain or admins declined the request; another one can follow',
      meta: meta.rejected,
      on: { ...codeEvents, ...renewal },
    },
    lapsed: {
      description: 'The request expired after 14 days without an answer; another one can follow',
      meta: meta.lapsed,
      on: { ...codeEvents, ...renewal },
    },
    member: {
      description: 'The person is in the peloton',
      meta: meta.member,
      on: { 'leave.requested': { target: 'previewing', actions: 'clearFailure' } },
    },
    offered,
    answering: {
      description: 'The answer about the captaincy is sent',
      meta: meta.answering,
      tags: 'busy',
      invoke: {
        id: 'answerOffer',
        src: 'answerOffer',
        input: ({ context: { pelotonId, publicId, isAccepting, attempt } }) => ({
          pelotonId: pelotonId ?? '',
          publicId: publicId ?? '',
          isAccepting,
          key: attempt?.key ?? '',
        }),
        onDone: [
          {
            guard: 'isAccepting',
            target: 'loading',
            actions: [{ type: 'assignAnswered', params: { done: 'accepted' } }, 'notifyChanged'],
          },
          {
            target: 'loading',
            actions: [{ type: 'assignAnswered', params: { done: 'declined' } }, 'notifyChanged'],
          },
        ],
        onError: failingTo('offered'),
      },
      after: { sendLimit: lateTo('offered') },
    },
    previewing,
    reviewing,
    leaving,
    left: {
      description: 'The person left, and keeps what they raised; a peloton that they left empty is closed',
      meta: meta.left,
      on: { 'request.renewed': { guard: 'isStillThere', target: 'loading' } },
    },
    expired: {
      description: 'The session ended; the input stays until the person signs in again',
      meta: meta.expired,
      ...sessionEnded,
      on: { 'session.restored': { target: 'entering', actions: 'clearFailure' } },
    },
  },
});

export type MembershipSnapshot = SnapshotFrom<typeof membershipMachine>;

/** The heading for a person who became a member or captain a moment ago; otherwise null. */
export const newsOf = (snapshot: MembershipSnapshot): string | null =>
  snapshot.matches('member') ? (newsHeadings[snapshot.context.done] ?? null) : null;

/** The `meta` of the state. A success is its heading, also where nothing more could be loaded. */
export const metaOfMembership = (snapshot: MembershipSnapshot): MembershipMeta => {
  const own = innermostMeta(snapshot, meta.loading);
  const worked = snapshot.matches('unavailable') ? doneHeadings[snapshot.context.done] : newsOf(snapshot);
  return { ...own, heading: worked ?? own.heading };
};
