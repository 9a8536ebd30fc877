import { fromCallback, fromPromise } from 'xstate';
import { isAskedFor, isUnreachable } from '#machines/auth/auth.failures.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type {
  Account,
  LoginResult,
  LogoutReason,
  Restored,
  SignInRequest,
  User,
} from '#machines/auth/auth.types.ts';
import { safePath } from '#machines/auth/safe-path.ts';
import { flowError, toFlowError } from '#machines/flow-error.ts';
import { setTokenSource } from '#src/api/bearer.ts';
import { call } from '#src/api/call.ts';
import { createContact, getCurrentUser } from '#src/api/calls/user.calls.ts';
import { failureOfThrown } from '#src/api/failure.ts';
import { clearCookies, readCookie, writeCookie } from './auth.cookies.ts';
import { loadIdentitySettings } from './auth.settings.ts';
import { tellTabs, watchTabs } from './auth.tabs.ts';
import type { IdentityClient } from './msal-client.ts';

let opened: Promise<IdentityClient> | null = null;

/** The provider's library, loaded at the first need; a load that failed is tried again at the next. */
const identityClient = (): Promise<IdentityClient> => {
  opened ??= Promise.all([import('./msal-client.ts'), loadIdentitySettings()])
    .then(([{ openIdentityClient }, settings]) => openIdentityClient(settings))
    .catch((error: unknown) => {
      opened = null;
      // A chunk that can't be fetched is a lost connection too.
      throw failureOfThrown(error);
    });
  return opened;
};

/** A visitor who never signed in has neither the marker nor an answer in the address: nothing is loaded for them. */
const hasSomethingToRestore = () =>
  readCookie('msalAccountState') !== null || (location.pathname === '/auth/token' && location.hash !== '');

const remembered = (error: unknown): never => {
  const { code, message } = toFlowError(error);
  writeCookie('msalLastAuthError', code === 'invalid_state_error' ? code : message);
  throw error;
};

/** What came back is spent: without an account behind it, the marker would only load the library for nothing. */
const spent = (error: unknown): never => {
  if (!isUnreachable(toFlowError(error))) clearCookies('msalAccountState');
  return remembered(error);
};

const restoreSession = async (): Promise<Restored> => {
  if (!hasSomethingToRestore()) return { kind: 'nobody' };
  const client = await identityClient();
  const found = await client.restore().catch(spent);
  if (found === null) {
    clearCookies('msalAccountState', 'currentUserPublicId');
    return { kind: 'nobody' };
  }
  setTokenSource(client.accessToken);
  writeCookie('msalAccountState', found.account.policy);
  return {
    kind: 'account',
    account: found.account,
    isFresh: found.isFresh,
    returnTo: safePath(found.returnTo) ?? safePath(readCookie('lastPath')),
  };
};

const known = (user: User): User => {
  writeCookie('currentUserPublicId', user.publicId);
  return user;
};

const login = async (request: SignInRequest | null, email: string | null): Promise<LoginResult> => {
  if (request === null) throw flowError({ kind: 'unexpected', message: 'Nobody asked to sign in.' });
  const client = await identityClient();
  // Before the page goes: whoever comes back finds the marker and where they were.
  if (request.display === 'redirect') writeCookie('msalAccountState', request.policy);
  const returnTo = safePath(request.returnTo);
  if (returnTo === null) clearCookies('lastPath');
  else writeCookie('lastPath', returnTo);
  clearCookies('msalLastAuthError', 'logoutReason');
  const result = await client.login({ ...request, returnTo }, email).catch(remembered);
  if (result.kind === 'account') {
    setTokenSource(client.accessToken);
    writeCookie('msalAccountState', result.account.policy);
  }
  return result;
};

const logout = async (reason: LogoutReason): Promise<void> => {
  setTokenSource(async () => null);
  // What is kept belongs to whoever signed in elsewhere: leaving this page must not sign them out.
  if (
    await identityClient().then(
      (client) => client.isReplaced(),
      () => false,
    )
  )
    return location.replace('/');
  clearCookies();
  writeCookie('logoutReason', reason);
  // A session that ran out leaves the other tabs as they are: each can have it back without losing what was typed.
  if (isAskedFor(reason)) tellTabs();
  await (await identityClient()).logout();
};

const newContact = (account: Account | null): Promise<User> => {
  if (account === null) throw flowError({ kind: 'unexpected', message: 'Nobody is signed in.' });
  const { oid, firstName, lastName, email } = account;
  return call(createContact({ oid, firstName, lastName, email }));
};

/** The auth machine with its real ends: the provider's library, the API, and the cookies that outlive a page. */
export const authLogic = authMachine.provide({
  actors: {
    restoreSession: fromPromise(restoreSession),
    // The machine decides itself what a failure means, so the app must not sign anybody out over it.
    fetchUser: fromPromise(async () =>
      known(await call(getCurrentUser({ overrideLogout: true, isHandled: true }))),
    ),
    createContact: fromPromise<User, { account: Account | null }>(async ({ input }) =>
      known(await newContact(input.account)),
    ),
    refreshToken: fromPromise<Account, { isForced: boolean }>(async ({ input }) =>
      (await identityClient()).renew(input.isForced).catch(remembered),
    ),
    login: fromPromise<LoginResult, { request: SignInRequest | null; email: string | null }>(({ input }) =>
      login(input.request, input.email),
    ),
    watchReturn: fromCallback(({ sendBack }) => {
      // The back button may bring the page out of the browser's cache as it was when it left.
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
    clearCache: fromPromise(async () => {
      clearCookies();
      await (await identityClient()).forget();
    }),
    logout: fromPromise<void, { reason: LogoutReason }>(({ input }) => logout(input.reason)),
  },
});
