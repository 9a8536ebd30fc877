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
  isUnannounced: true,
  nextPolicy: null,
  loginError: null,
  outage: null,
};

/** Milliseconds before its end at which a token is renewed; the library's own offset. */
const renewalOffset = 300_000;

/** A timer of more than this (24.8 days) would fire at once, again and again. */
const longestTimer = 2_147_483_647;

const clamped = (milliseconds: number) => Math.min(longestTimer, Math.max(60_000, milliseconds));

/** The library rounds the token's end and the time to whole seconds: before this it may call an old token good. */
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

/** The address to return to, from the provider's answer. */
export const returnToOf = (restored: Restored): string | null =>
  restored.kind === 'nobody' ? null : restored.returnTo;

export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as 'loading' | 'expired',
  },
  // They reject with a FlowError whose `code` is the provider's or the API's.
  actors: {
    /** Reads the stored session, an answer in the address included, and whom its identity token names. Rejects when the token has expired. */
    restoreSession: promisePort<Restored>('restoreSession'),
    /** Loads the signed-in person from the API. */
    fetchUser: promisePort<User>('fetchUser'),
    /** Creates the person at the API. */
    createContact: promisePort<User, { user: Account | null }>('createContact'),
    /** Renews the token without the person; `isForced` also when the current one looks good. */
    refreshToken: promisePort<Account, { isForced: boolean }>('refreshToken'),
    /** Opens the provider's page. Resolves when the browser is about to leave, or with the account from a popup. */
    login: promisePort<LoginResult, { request: SignInRequest | null }>('login'),
    /** Sends an event when the person comes back to this page with the browser's Back. */
    watchReturn: callbackPort<{ type: 'signIn.abandoned' }>('watchReturn'),
    /** Sends `session.endedElsewhere` when another tab signs the person out. */
    watchTabs: callbackPort<{ type: 'session.endedElsewhere' }>('watchTabs'),
    /** Clears the cookies and everything that the library keeps, and leaves for the provider's sign-out. */
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
        loginError: failures.hasOwnMessage(params.error) ? params.error : null,
      };
    }),
    assignLogoutReason: assign((_, params: { reason: LogoutReason }) => ({ logoutReason: params.reason })),
    assignLoginError: assign((_, params: { error: FlowError }) => ({ loginError: params.error })),
    assignOutage: assign((_, params: { error: FlowError }) => ({ outage: params.error })),
    assignInProgress: assign({ loginError: failures.loginInProgress }),
    assignSessionPending: assign({ loginError: failures.sessionPending }),
    assignUnannounced: assign((_, params: { isUnannounced: boolean }) => params),
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
    notifyRanOut: emit(({ context }) => ({
      type: 'session.ranOut' as const,
      isUnannounced: context.isUnannounced,
    })),
    notifyEnding: emit({ type: 'session.ending' }),
    notifyLeft: emit({ type: 'session.left' }),
    notifyEndedElsewhere: emit({ type: 'session.endedElsewhere' }),
    notifyClosed: emit({ type: 'session.closed' }),
  },
  delays: {
    /** Loads the library, reads its store and, after a redirect, exchanges the code for tokens. */
    restoreLimit: 30_000,
    callLimit: 15_000,
    /** The library gives a hidden frame 6 s; a renewal may need a request and then a frame. */
    refreshLimit: 20_000,
    /** In a popup a person reads an e-mail with a code. Elsewhere the machine does not wait for a person. */
    loginLimit: ({ context: { request } }) => (request?.display === 'popup' ? 30 * 60_000 : 30_000),
    leaveLimit: 30_000,
    reconnectDelay: 5_000,
    /** Two refusals within this time have one cause. */
    renewedGrace: 60_000,
    /** Runs as soon as the library calls a token old, but at most once a minute, also if the clocks are wrong. */
    renewalDue: ({ context: { user } }) =>
      user === null ? 60_000 : clamped(user.expiresAt - user.readAt - renewalOffset + rounding),
    renewalRetry: 60_000,
  },
});
