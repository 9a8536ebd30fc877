import { fromCallback, fromPromise } from 'xstate';
import { isAskedFor, isNobody, isUnreachable } from '#machines/auth/auth.failures.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type {
  Account,
  LoginResult,
  LogoutReason,
  Restored,
  SignInRequest,
  User,
} from '#machines/auth/auth.types.ts';
import { hasExpired } from '#machines/auth/logged-in.ts';
import { safePath } from '#machines/auth/safe-path.ts';
import { type FlowError, flowError, toFlowError } from '#machines/flow-error.ts';
import { messages } from '#machines/shell/messages.ts';
import { setTokenSource } from '#src/api/bearer.ts';
import { call } from '#src/api/call.ts';
import { getCurrentUser } from '#src/api/calls/user.calls.ts';
import { post } from '#src/api/describe-call.ts';
import { failureOfThrown } from '#src/api/failure.ts';
import { accountOf, privateIdOf } from './account.ts';
import { clearCookies, readCookie, writeCookie } from './auth.cookies.ts';
import { answerPaths, type IdentitySettings, loadIdentitySettings } from './auth.settings.ts';
import { tellTabs, watchTabs } from './auth.tabs.ts';
import { keepAddress } from './kept-address.ts';
import { type KeptSession, readKeptSession } from './kept-session.ts';
import type { IdentityClient } from './msal-client.ts';
import { forgetTokens, isReplaced, own, pageOwner, replaced } from './session-owner.ts';
import { storageProblem } from './storage-room.ts';

let opened: Promise<IdentityClient> | null = null;

/** A chunk that can't be loaded is a lost connection, too. An error that the library throws about the browser's storage is not. */
const loadLibrary = () =>
  import('./msal-client.ts').catch((error: unknown) => Promise.reject(failureOfThrown(error)));

/**
 * The provider's library, loaded on first use; a failed load is tried again on the next. It reads the address only once, so a caller that
 * has to read it again opens it again.
 */
const identityClient = (): Promise<IdentityClient> => {
  opened ??= Promise.all([loadLibrary(), loadIdentitySettings()])
    .then(([{ openIdentityClient }, settings]) => openIdentityClient(settings))
    .catch((error: unknown) => {
      opened = null;
      throw toFlowError(error);
    });
  return opened;
};

/** The provider has returned the person: only the library can read its answer. */
const hasAnswer = () => answerPaths.includes(location.pathname) && location.hash !== '';

/** The library would accept an answer to its request at any address. */
const mayBeAnswered = () => hasAnswer() || new URLSearchParams(location.hash.slice(1)).has('state');

/** A visitor who never signed in has neither the marker nor an answer in the address: nothing is loaded for them. */
const hasSomethingToRestore = () => readCookie('msalAccountState') !== null || hasAnswer();

/** The answer is used up. Without an account, the marker would only load the library for nothing. */
const spent = (error: unknown): never => {
  if (!isUnreachable(toFlowError(error))) clearCookies('msalAccountState');
  throw error;
};

const runOut: FlowError = flowError({
  kind: 'unauthorized',
  code: 'token-expired',
  message: messages.loginAgain,
});

/** Null when the stored data has no account. */
const readAccount = (client: IdentityClient): Account | null => {
  const account = client.account();
  if (account === null) return null;
  // After hours, another person may use the browser: an expired token is not renewed for them.
  if (hasExpired(account.expiresAt, account.readAt)) throw runOut;
  setTokenSource(client.accessToken);
  writeCookie('msalAccountState', account.policy);
  return account;
};

const found = async (client: IdentityClient): Promise<Restored> => {
  const restored = await client.restore();
  // After "forgot password" Azure AD B2C doesn't return the previous address.
  const returnTo =
    safePath('returnTo' in restored ? restored.returnTo : null) ?? safePath(readCookie('lastPath'));
  if (restored.kind === 'forgotten' || restored.kind === 'reset') return { ...restored, returnTo };
  const account = restored.kind === 'nobody' ? null : readAccount(client);
  if (restored.kind === 'nobody' || account === null) {
    clearCookies('msalAccountState', 'currentUserPublicId');
    return { kind: 'nobody' };
  }
  return { ...restored, account, returnTo };
};

/** Until a token expires soon, the library's 70 kB are not needed. */
const keptToken = async (session: KeptSession): Promise<string> => {
  if (isReplaced()) throw replaced;
  return Date.now() < session.renewAt ? session.accessToken : (await identityClient()).accessToken();
};

/** The settings with which the last session was restored without the library. */
let keptSettings: IdentitySettings | null = null;

const accountIn = ({ claims, rawIdToken }: KeptSession, settings: IdentitySettings): Account =>
  accountOf(claims, rawIdToken, settings, Date.now());

const restoreKept = async (): Promise<Restored | null> => {
  const session = mayBeAnswered() ? null : await readKeptSession(Date.now());
  if (session === null) return null;
  if (isReplaced()) throw replaced;
  own(privateIdOf(session.claims));
  setTokenSource(() => keptToken(session));
  keptSettings = await loadIdentitySettings();
  // The provider's answer is newer than the stored session, even if it arrived meanwhile.
  if (mayBeAnswered()) return null;
  const account = accountIn(session, keptSettings);
  writeCookie('msalAccountState', account.policy);
  return { kind: 'token', isFresh: false, account, returnTo: safePath(readCookie('lastPath')) };
};

const restoreSession = async (): Promise<Restored> => {
  if (!hasSomethingToRestore()) return { kind: 'nobody' };
  const restored = await restoreKept().catch(spent);
  if (restored !== null) return restored;
  opened = null;
  const client = await identityClient();
  return found(client).catch(spent);
};

/** Null if the library has to look: it is open already, or the stored session has expired, or isn't the page owner's. */
const renewKept = async (): Promise<Account | null> => {
  if (opened !== null || keptSettings === null || isReplaced()) return null;
  const session = await readKeptSession(Date.now());
  if (session === null || privateIdOf(session.claims) !== pageOwner()) return null;
  setTokenSource(() => keptToken(session));
  return accountIn(session, keptSettings);
};

const renew = async (isForced: boolean): Promise<Account> => {
  const kept = isForced ? null : await renewKept();
  if (kept !== null) return kept;
  const client = await identityClient();
  const account = await client.renew(isForced).catch((error: unknown) => {
    // No person is signed in any more, so the marker is removed.
    if (isNobody(toFlowError(error))) clearCookies('msalAccountState', 'currentUserPublicId');
    throw error;
  });
  setTokenSource(client.accessToken);
  // Lasts another day, also for a page that stays open longer.
  writeCookie('msalAccountState', account.policy);
  return account;
};

const known = (user: User): User => {
  writeCookie('currentUserPublicId', user.publicId);
  return user;
};

const login = async (request: SignInRequest | null): Promise<LoginResult> => {
  if (request === null) throw flowError({ kind: 'unexpected', message: 'Nobody asked to sign in.' });
  const problem = storageProblem();
  if (problem !== null) throw problem;
  if (request.display === 'redirect') opened = null;
  const client = await identityClient();
  const returnTo = safePath(request.returnTo);
  if (request.display === 'redirect') {
    // Written before the page closes: the returning person finds the marker and the address.
    if (request.policy !== 'passwordReset') writeCookie('msalAccountState', request.policy);
    if (returnTo === null) clearCookies('lastPath');
    else writeCookie('lastPath', returnTo);
  }
  clearCookies('msalLastAuthError', 'logoutReason');
  const result = await client.login({ ...request, returnTo });
  if (result.kind === 'account') {
    setTokenSource(client.accessToken);
    writeCookie('msalAccountState', result.account.policy);
  }
  return result;
};

/** Removes the person's data from this browser, even if the provider's sign-out fails. */
const leaveProvider = async (): Promise<void> => {
  try {
    await (await identityClient()).logout();
  } catch (error) {
    forgetTokens();
    throw error;
  }
};

const logout = async (reason: LogoutReason): Promise<void> => {
  setTokenSource(async () => null);
  // The stored data belongs to a person who signed in in another tab; leaving this page must not sign them out.
  if (isReplaced()) return location.replace('/');
  clearCookies();
  writeCookie('logoutReason', reason);
  keepAddress(reason);
  // An expired session leaves the other tabs unchanged: each can renew it without losing typed values.
  if (isAskedFor(reason)) tellTabs();
  await leaveProvider();
};

const newContact = (user: Account | null): Promise<User> => {
  if (user === null) throw flowError({ kind: 'unexpected', message: 'Nobody is signed in.' });
  const { oid, firstName, lastName, email } = user;
  return call(
    post('/user', 'CREATE_CONTACT', {
      data: { oid, firstName, lastName, email },
      key: crypto.randomUUID(),
      meta: { isHandled: false },
    }),
  );
};

/** The auth machine with its real ports: the provider's library, the API, and the cookies that outlive a page. */
export const authLogic = authMachine.provide({
  actors: {
    restoreSession: fromPromise(restoreSession),
    // The machine decides what a failure means, so the app must not sign the person out for it.
    fetchUser: fromPromise(async () =>
      known(await call(getCurrentUser({ overrideLogout: 'always', isHandled: true }))),
    ),
    createContact: fromPromise<User, { user: Account | null }>(async ({ input }) =>
      known(await newContact(input.user)),
    ),
    refreshToken: fromPromise<Account, { isForced: boolean }>(({ input }) => renew(input.isForced)),
    login: fromPromise<LoginResult, { request: SignInRequest | null }>(({ input }) => login(input.request)),
    watchReturn: fromCallback(({ sendBack }) => {
      // The Back button may restore the page from the browser's cache as it was when it was left.
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted) sendBack({ type: 'signIn.abandoned' });
      };
      addEventListener('pageshow', shown);
      return () => removeEventListener('pageshow', shown);
    }),
    watchTabs: fromCallback(({ sendBack }) =>
      watchTabs(() => {
        setTokenSource(async () => null);
        sendBack({ type: 'session.endedElsewhere' });
      }),
    ),
    logout: fromPromise<void, { reason: LogoutReason }>(({ input }) => logout(input.reason)),
  },
});
