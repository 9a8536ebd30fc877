import { assign, emit, setup } from 'xstate';
import type { FlowError } from '#machines/flow-error.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import * as failures from './auth.failures.ts';
import type {
  Account,
  AuthContext,
  AuthEmitted,
  AuthEvent,
  LoginResult,
  LogoutReason,
  Policy,
  Restored,
  Sighting,
  SignInRequest,
  User,
} from './auth.types.ts';
import { hasExpired, isLoggedInAt } from './logged-in.ts';

export const nobody: AuthContext = {
  authFlowFailureReason: null,
  authFlowFailureCode: null,
  loggedInWith: null,
  rawIdToken: null,
  userEmail: null,
  userOid: null,
  user: null,
  cachedUserResponse: null,
  accountState: null,
  isLoggedIn: false,
  request: null,
  returnTo: null,
  logoutReason: null,
  wasExpired: false,
  isUntold: true,
  nextPolicy: null,
  loginError: null,
  outage: null,
};

/** Milliseconds before its end at which a token is renewed; the library's own offset. */
const renewalOffset = 300_000;

/** A timer that is set for longer (24.8 days) rings at once, and would again and again. */
const longestTimer = 2_147_483_647;

const clamped = (milliseconds: number) => Math.min(longestTimer, Math.max(60_000, milliseconds));

/** The library rounds both the token's end and the time to whole seconds: asked any sooner, it may call an old token good. */
const rounding = 2_000;

const ofAccount = (user: Account) => ({
  user,
  loggedInWith: user.loggedInWith,
  rawIdToken: user.rawIdToken,
  userEmail: user.email,
  userOid: user.oid,
  accountState: user.policy,
});

const seen = (context: AuthContext, { at, accountState }: Sighting, publicId: string | null) => ({
  accountState,
  isLoggedIn: isLoggedInAt(at, {
    expiresAt: context.user?.expiresAt ?? null,
    loggedInWith: context.loggedInWith,
    publicId,
    accountState,
  }),
});

const publicIdOf = ({ cachedUserResponse }: AuthContext) => cachedUserResponse?.publicId ?? null;

/** Where an answer in the address says that the person was going. */
export const returnToOf = (restored: Restored): string | null =>
  restored.kind === 'nobody' ? null : restored.returnTo;

/** What `onError` passes on: whatever the port rejected with, as a FlowError. */

/** What `onDone` passes on where guard and action look at the whole answer. */
export const ofOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** What a passed time limit passes on. */

/**
 * Ports. `restoreSession`: what the browser remembers, an answer in the address included, and whom its identity token
 * names; rejects when that has run out. `fetchUser` and `createContact`: the API. `refreshToken`: silently; forced means
 * even though the token at hand looks good. `login`: the provider's page; resolves once the browser is on its way there.
 * `watchReturn`: tells when the page is there again after it had left. `watchTabs`: tells when another tab signs the person
 * out. `logout`: clears the cookies and all that the library keeps, and leaves for the provider's sign-out. They reject
 * with a FlowError whose `code` is the provider's or the API's.
 */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'loading' | 'expired',
  },
  actors: {
    restoreSession: promisePort<Restored>('restoreSession'),
    fetchUser: promisePort<User>('fetchUser'),
    createContact: promisePort<User, { user: Account | null }>('createContact'),
    refreshToken: promisePort<Account, { isForced: boolean }>('refreshToken'),
    login: promisePort<LoginResult, { request: SignInRequest | null }>('login'),
    watchReturn: callbackPort<{ type: 'signIn.abandoned' }>('watchReturn'),
    watchTabs: callbackPort<{ type: 'session.endedElsewhere' }>('watchTabs'),
    logout: promisePort<void, { reason: LogoutReason }>('logout'),
  },
  guards: {
    isToken: (_, params: Restored) => params.kind === 'token',
    isForgotten: (_, params: Restored | LoginResult) => params.kind === 'forgotten',
    isReset: (_, params: Restored | LoginResult) => params.kind === 'reset',
    isAccount: (_, params: LoginResult) => params.kind === 'account',
    isFresh: (_, params: Restored) => params.kind === 'token' && params.isFresh,
    isUnreachable: (_, params: { error: FlowError }) => failures.isUnreachable(params.error),
    isUnknownPerson: (_, params: { error: FlowError }) => failures.isUnknownPerson(params.error),
    isCancelled: (_, params: { error: FlowError }) => failures.isCancelled(params.error),
    isInvalidState: (_, params: { error: FlowError }) => failures.isInvalidState(params.error),
    isNobody: (_, params: { error: FlowError }) => failures.isNobody(params.error),
    hasRunOut: ({ context }, { at }: Sighting) =>
      context.user !== null && hasExpired(context.user.expiresAt, at),
    isComingBack: ({ context }) => context.wasExpired,
    isInsisting: ({ context }) => context.loginError?.code === failures.loginInProgress.code,
  },
  actions: {
    assignRestored: assign((_, restored: Restored) =>
      restored.kind === 'token' ? { ...ofAccount(restored.account), returnTo: restored.returnTo } : {},
    ),
    assignAccount: assign((_, params: { user: Account }) => ofAccount(params.user)),
    assignUser: assign((_, params: { user: User }) => ({ cachedUserResponse: params.user })),
    assignLoggedIn: assign(({ context }) => {
      const { user, accountState } = context;
      return user === null ? {} : seen(context, { at: user.readAt, accountState }, publicIdOf(context));
    }),
    assignSeen: assign(({ context }, sighting: Sighting) => seen(context, sighting, publicIdOf(context))),
    assignPublicId: assign(({ context }, params: Sighting & { publicId: string | null }) =>
      seen(context, params, params.publicId),
    ),
    assignRequest: assign((_, { policy, display, returnTo }: SignInRequest) => ({
      request: { policy, display, returnTo },
      loginError: null,
      nextPolicy: null,
    })),
    assignNext: assign((_, params: { policy: Policy; error: FlowError }) => ({
      nextPolicy: params.policy,
      loginError: params.error,
    })),
    assignFailure: assign((_, params: { error: FlowError }) => {
      const code = failures.failureCodeOf(params.error);
      return {
        authFlowFailureCode: code,
        authFlowFailureReason: params.error.message,
        logoutReason: failures.logoutReasonOf(code),
        loginError: failures.isToldInWords(params.error) ? params.error : null,
      };
    }),
    assignLogoutReason: assign((_, params: { reason: LogoutReason }) => ({ logoutReason: params.reason })),
    assignLoginError: assign((_, params: { error: FlowError }) => ({ loginError: params.error })),
    assignOutage: assign((_, params: { error: FlowError }) => ({ outage: params.error })),
    assignInProgress: assign({ loginError: failures.loginInProgress }),
    assignSought: assign({ loginError: failures.sessionSought }),
    assignTold: assign((_, params: { isUntold: boolean }) => params),
    assignExpired: assign({ wasExpired: true, isLoggedIn: false }),
    clearFailure: assign({
      authFlowFailureReason: null,
      authFlowFailureCode: null,
      loginError: null,
      logoutReason: null,
    }),
    clearRequest: assign({ wasExpired: false, request: null, nextPolicy: null }),
    clearUser: assign(({ context }) => ({
      ...nobody,
      authFlowFailureReason: context.authFlowFailureReason,
      authFlowFailureCode: context.authFlowFailureCode,
      logoutReason: context.logoutReason,
      loginError: context.loginError,
    })),
    notifyOpened: emit((_, params: { user: User }) => ({
      type: 'session.opened' as const,
      user: params.user,
    })),
    notifyRestored: emit({ type: 'session.restored' }),
    notifyRanOut: emit(({ context }) => ({ type: 'session.ranOut' as const, isUntold: context.isUntold })),
    notifyEnding: emit({ type: 'session.ending' }),
    notifyLeft: emit({ type: 'session.left' }),
    notifyEndedElsewhere: emit({ type: 'session.endedElsewhere' }),
    notifyClosed: emit({ type: 'session.closed' }),
  },
  delays: {
    /** Loading the library, reading its store and, after a redirect, trading the code for tokens. */
    restoreLimit: 30_000,
    callLimit: 15_000,
    /** The library's own limit for a hidden frame is 6 s; a refresh may need one after a request. */
    refreshLimit: 20_000,
    /** In a window of its own a person reads a letter with a code; nobody is waited for elsewhere. */
    loginLimit: ({ context: { request } }) => (request?.display === 'popup' ? 30 * 60_000 : 30_000),
    leaveLimit: 30_000,
    reconnectDelay: 5_000,
    /** Two refusals closer together than this have one cause. */
    renewedGrace: 60_000,
    /** As soon as the library takes a token for old, and never more than once a minute, whatever the clocks say. */
    renewalDue: ({ context: { user } }) =>
      user === null ? 60_000 : clamped(user.expiresAt - user.readAt - renewalOffset + rounding),
    renewalRetry: 60_000,
  },
});
