import { assign, emit, setup } from 'xstate';
import { type FlowError, flowError, timedOut, toFlowError } from '#machines/flow-error.ts';
import { callbackPort, promisePort } from '#machines/port.ts';
import * as failures from './auth.failures.ts';
import type {
  Account,
  AuthContext,
  AuthEmitted,
  AuthEvent,
  AuthMeta,
  LoginResult,
  LogoutReason,
  Restored,
  SignInRequest,
  User,
} from './auth.types.ts';

export const nobody: AuthContext = {
  authFlowFailureReason: null,
  authFlowFailureCode: null,
  loggedInWith: null,
  rawIdToken: null,
  userEmail: null,
  userOid: null,
  account: null,
  user: null,
  request: null,
  returnTo: null,
  logoutReason: null,
  wasExpired: false,
  loginError: null,
};

const loginInProgress = flowError({
  kind: 'conflict',
  code: 'login_progress_error',
  message: 'You are already signing in. Finish in the window that is open, or close it and try again.',
});

const ofAccount = (account: Account) => ({
  account,
  loggedInWith: account.loggedInWith,
  rawIdToken: account.rawIdToken,
  userEmail: account.email,
  userOid: account.oid,
});

/** What `onError` passes on: whatever the port rejected with, as a FlowError. */
export const ofError = ({ event }: { event: { error: unknown } }) => ({ error: toFlowError(event.error) });

/** What a passed time limit passes on. */
export const ofTimeOut = () => ({ error: timedOut() });

/**
 * Ports. `restoreSession`: what the browser knows, an answer in the address included. `fetchUser` and `createContact`: the
 * API. `refreshToken`: silently; forced means even though the token at hand looks good. `login`: the provider's page.
 * `watchReturn`: tells when the page is there again after it had left. `watchTabs`: tells when another tab signs the person
 * out. `clearCache`: forgets all that the library keeps. `logout`: clears the cookies and leaves for the provider's
 * sign-out. They reject with a FlowError whose `code` is the provider's or the API's.
 */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    meta: {} as AuthMeta,
    tags: {} as 'loading' | 'interacting' | 'expired',
  },
  actors: {
    restoreSession: promisePort<Restored>('restoreSession'),
    fetchUser: promisePort<User>('fetchUser'),
    createContact: promisePort<User, { account: Account | null }>('createContact'),
    refreshToken: promisePort<Account, { isForced: boolean }>('refreshToken'),
    login: promisePort<LoginResult, { request: SignInRequest | null; email: string | null }>('login'),
    watchReturn: callbackPort<{ type: 'signIn.abandoned' }>('watchReturn'),
    watchTabs: callbackPort<{ type: 'session.endedElsewhere' }>('watchTabs'),
    clearCache: promisePort<void>('clearCache'),
    logout: promisePort<void, { reason: LogoutReason }>('logout'),
  },
  guards: {
    isFresh: (_, params: { restored: Restored }) =>
      params.restored.kind === 'account' && params.restored.isFresh,
    isAccount: (_, params: { kind: 'nobody' | 'leaving' | 'account' }) => params.kind === 'account',
    isUnreachable: (_, params: { error: FlowError }) => failures.isUnreachable(params.error),
    isUnknownPerson: (_, params: { error: FlowError }) => failures.isUnknownPerson(params.error),
    isCancelled: (_, params: { error: FlowError }) => failures.isCancelled(params.error),
    isInvalidState: (_, params: { error: FlowError }) => failures.isInvalidState(params.error),
    isNobody: (_, params: { error: FlowError }) => failures.isNobody(params.error),
    wasExpired: ({ context }) => context.wasExpired,
  },
  actions: {
    assignRestored: assign((_, params: { restored: Restored }) =>
      params.restored.kind === 'account'
        ? { ...ofAccount(params.restored.account), returnTo: params.restored.returnTo }
        : {},
    ),
    assignLogin: assign((_, params: { result: LoginResult }) =>
      params.result.kind === 'account' ? ofAccount(params.result.account) : {},
    ),
    assignAccount: assign((_, params: { account: Account }) => ofAccount(params.account)),
    assignUser: assign((_, params: { user: User }) => ({ user: params.user })),
    assignRequest: assign(({ event }) =>
      event.type !== 'signIn.requested'
        ? {}
        : {
            request: { policy: event.policy, display: event.display, returnTo: event.returnTo },
            loginError: null,
          },
    ),
    assignFailure: assign((_, params: { error: FlowError }) => {
      const code = failures.failureCodeOf(params.error);
      return {
        authFlowFailureCode: code,
        authFlowFailureReason: params.error.message,
        logoutReason: failures.logoutReasonOf(code),
      };
    }),
    assignLogoutReason: assign((_, params: { reason: LogoutReason }) => ({ logoutReason: params.reason })),
    assignLoginError: assign((_, params: { error: FlowError }) => ({ loginError: params.error })),
    assignInProgress: assign({ loginError: loginInProgress }),
    assignExpired: assign({ wasExpired: true }),
    clearFailure: assign({
      authFlowFailureReason: null,
      authFlowFailureCode: null,
      loginError: null,
      logoutReason: null,
    }),
    clearExpired: assign({ wasExpired: false, request: null }),
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
    notifyEnding: emit({ type: 'session.ending' }),
    notifyEndedElsewhere: emit({ type: 'session.endedElsewhere' }),
    notifyClosed: emit({ type: 'session.closed' }),
  },
  delays: {
    /** Loading the library, reading its store and, after a redirect, trading the code for tokens. */
    restoreLimit: 30_000,
    callLimit: 15_000,
    /** The library's own limit for a hidden frame is 6 s; a refresh may need one after a request. */
    refreshLimit: 20_000,
    /** A person reads a letter with a code in between. */
    popupLimit: 30 * 60_000,
    leaveLimit: 30_000,
    reconnectDelay: 5_000,
    /** Two refusals closer together than this have one cause. */
    renewedGrace: 60_000,
  },
});
