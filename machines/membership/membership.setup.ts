import { assign, emit, setup } from 'xstate';
import { failureOf, mended, noFailure, refusalOf } from '#machines/form/form-failure.ts';
import {
  assignFailure,
  assignTimeout,
  type OfError,
  ofError,
  sessionGuards,
  watchSession,
  whenExpired,
} from '#machines/fragments.ts';
import { pollDelayAfter } from '#machines/poll-delay.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import { codeErrors, requestErrors } from './membership.rules.ts';
import type {
  Attempt,
  Done,
  JoinState,
  LeavingPreview,
  MembershipContext,
  MembershipEmitted,
  MembershipEvent,
  MembershipInput,
  MembershipMeta,
  PageEvent,
} from './membership.types.ts';

type OfJoinState = { joinState: JoinState };
type Settled = OfJoinState & { done: Done };

/** Whether two answers mean the same for the person. */
const isSameJoinState = (one: JoinState | null, other: JoinState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const membershipSetup = setup({
  types: {
    context: {} as MembershipContext,
    events: {} as MembershipEvent,
    emitted: {} as MembershipEmitted,
    input: {} as MembershipInput,
    meta: {} as MembershipMeta,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the person's relation to the peloton. */
    loadJoinState: promisePort<JoinState, { pelotonId: string }>('loadJoinState'),
    /** Asks to join. The same key is safe to send again, here and below. */
    sendRequest: promisePort<JoinState, { pelotonId: string; message: string | null; key: string }>(
      'sendRequest',
    ),
    /** Withdraws the open request, at this peloton or at another. */
    withdrawRequest: promisePort<JoinState, { pelotonId: string; key: string }>('withdrawRequest'),
    /** Joins the peloton of the code, which may be another one. */
    enterCode: promisePort<JoinState, { groupCode: string; key: string }>('enterCode'),
    /** Previews what changes when the person leaves. */
    previewLeaving: promisePort<LeavingPreview, { pelotonId: string; publicId: string }>('previewLeaving'),
    /** Ends the membership. */
    leave: promisePort<void, { pelotonId: string; publicId: string; key: string }>('leave'),
    /** Accepts or declines the captaincy. */
    answerOffer: promisePort<
      void,
      { pelotonId: string; publicId: string; isAccepting: boolean; key: string }
    >('answerOffer'),
    /** Sends `page.hidden` and `page.shown`. */
    watchPage: callbackPort<PageEvent>('watchPage'),
    watchSession,
  },
  guards: {
    isVisitor: ({ context }) => context.publicId === null,
    isLooking: ({ context }) => context.pelotonId === null,
    isOffered: ({ context: { joinState } }) => (joinState?.captaincyOffer ?? null) !== null,
    isMember: ({ context }) => context.joinState?.state === 'member',
    isPending: ({ context }) => context.joinState?.state === 'pending',
    isRejected: ({ context }) => context.joinState?.state === 'rejected',
    isLapsed: ({ context }) => context.joinState?.state === 'expired',
    isRefused: ({ context: { joinState } }) => (joinState?.refusal ?? null) !== null,
    hasAskedElsewhere: ({ context }) => context.joinState?.refusal === 'requested-elsewhere',
    isInvalidRequest: ({ context }) => Object.keys(requestErrors(context)).length > 0,
    isInvalidCode: ({ context }) => Object.keys(codeErrors(context)).length > 0,
    isHere: ({ context: { pelotonId } }, { joinState }: OfJoinState) =>
      pelotonId === null || joinState.pelotonId === pelotonId,
    isUnchanged: ({ context }, { joinState }: OfJoinState) => isSameJoinState(context.joinState, joinState),
    // A captain hands the captaincy over before they leave other members.
    canLeave: ({ context: { preview } }) =>
      preview !== null && (preview.role !== 'captain' || preview.isLast),
    // The peloton closes when its last member leaves.
    isStillThere: ({ context: { preview } }) => preview?.isLast !== true,
    isAccepting: ({ context }) => context.isAccepting,
    ...sessionGuards,
    // The page is outdated: somebody else, or the person in another tab, was faster.
    isOvertaken: (_, { error }: OfError) => error.kind === 'conflict' || error.status === 403,
  },
  actions: {
    assignLoaded: assign((_, { joinState }: OfJoinState) => ({ joinState, polls: 0 })),
    assignPolled: assign(({ context }) => ({ polls: context.polls + 1 })),
    // Where an offer of the captaincy ended, the person was a member before, so the change is no news.
    assignDecided: assign(({ context }, { joinState }: OfJoinState) => ({
      ...noFailure,
      joinState,
      polls: 0,
      done: context.joinState?.state === 'member' ? ('nothing' as const) : ('decided' as const),
    })),
    assignSettled: assign((_, { joinState, done }: Settled) => ({
      ...noFailure,
      pelotonId: joinState.pelotonId,
      joinState,
      done,
      polls: 0,
      attempt: null,
      message: '',
      code: '',
    })),
    assignDone: assign((_, { done }: { done: Done }) => ({
      ...noFailure,
      done,
      attempt: null,
      message: '',
      code: '',
    })),
    // The offer is answered, also where the rest can't be loaded.
    assignAnswered: assign(({ context: { joinState } }, { done }: { done: 'accepted' | 'declined' }) => ({
      ...noFailure,
      done,
      attempt: null,
      joinState: joinState && {
        ...joinState,
        captaincyOffer: null,
        ...(done === 'accepted' && { role: 'captain' as const }),
      },
    })),
    assignWithdrawnElsewhere: assign({ ...noFailure, attempt: null, done: 'withdrawnElsewhere' as const }),
    assignLeft: assign({ ...noFailure, attempt: null, joinState: null, done: 'nothing' as const }),
    assignPreview: assign((_, { preview }: { preview: LeavingPreview }) => ({ preview })),
    assignMessage: assign(({ context }, { message }: { message: string }) => ({
      ...mended(context, ['message']),
      message,
      attempt: null,
    })),
    assignCode: assign(({ context }, { code }: { code: string }) => ({
      ...mended(context, ['groupCode']),
      code,
      attempt: null,
    })),
    assignAttempt: assign(({ context: { attempt } }, next: Attempt) => ({
      ...noFailure,
      attempt: attempt?.of === next.of ? attempt : next,
      done: 'nothing' as const,
    })),
    assignAnswer: assign((_, { isAccepting }: { isAccepting: boolean }) => ({ isAccepting })),
    assignRequestRefusal: assign(({ context }) => refusalOf({ fieldErrors: requestErrors(context) })),
    assignCodeRefusal: assign(({ context }) => refusalOf({ fieldErrors: codeErrors(context) })),
    assignFailure: assign((_, { error }: OfError) => failureOf(error)),
    clearFailure: assign({ ...noFailure, done: 'nothing' as const }),
    clearAttempt: assign({ attempt: null }),
    notifyChanged: emit({ type: 'membership.changed' }),
  },
  // A GET is given up by the API layer after 10 s, which tells more about what went wrong.
  delays: {
    loadLimit: 12_000,
    sendLimit: 15_000,
    pollDelay: ({ context }) => pollDelayAfter(context.polls),
  },
});

export const ofJoinState = ({ event }: { event: { output: JoinState } }) => ({ joinState: event.output });
export const settledAs =
  (done: Done) =>
  ({ event }: { event: { output: JoinState } }) => ({ joinState: event.output, done });
export const attemptOf =
  (of: Attempt['of']) =>
  ({ event }: { event: { key: string } }): Attempt => ({ of, key: event.key });

/** Where a refused change leads: back to where it began, or to what is true now. */
export const failingTo = <Target extends string>(target: Target) =>
  [
    whenExpired,
    {
      guard: { type: 'isOvertaken', params: ofError },
      target: '#membership.entering',
      actions: [assignFailure, 'clearAttempt'],
    },
    { target, actions: assignFailure },
  ] as const;

export const lateTo = <Target extends string>(target: Target) =>
  ({ target, actions: assignTimeout }) as const;
