import {
  type AccountInfo,
  type AuthenticationResult,
  BrowserCacheLocation,
  type Configuration,
  createStandardPublicClientApplication,
  type INavigationClient,
  ProtocolMode,
} from '@azure/msal-browser';
import type { Account, Display, LoginResult, SignInRequest } from '#machines/auth/auth.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { accountOf, isOfReset, privateIdOf } from './account.ts';
import { writeCookie } from './auth.cookies.ts';
import { answerPaths, type IdentitySettings } from './auth.settings.ts';
import { failureOfMsal, isForgottenPassword, lastErrorOf } from './msal-failure.ts';
import { type CheckedRequest, localNetwork, promptFor, requestFor } from './msal-requests.ts';
import { isReplaced, own, pageOwner, replaced } from './session-owner.ts';

/** What an opening page finds; only an answer has the address to go to. */
export type Found =
  | { kind: 'nobody' }
  | { kind: 'token'; returnTo: string | null; isFresh: boolean }
  | { kind: 'forgotten' }
  | { kind: 'reset'; returnTo: string | null };

/** The identity provider for sign-in. All methods reject with a FlowError. */
export type IdentityClient = {
  /** Takes the provider's answer from the address, if any, and finds the signed-in account. */
  restore: () => Promise<Found>;
  /** The account of the stored id token; null when there is no readable one. */
  account: () => Account | null;
  /** A token for the API, renewed silently before it expires. */
  accessToken: () => Promise<string>;
  renew: (isForced: boolean) => Promise<Account>;
  login: (request: SignInRequest) => Promise<LoginResult>;
  /** Leaves the page for the provider's sign-out. */
  logout: () => Promise<void>;
};

const at = (path: string) => `${location.origin}${path}`;

const configurationOf = (settings: IdentitySettings): Configuration => ({
  auth: {
    clientId: settings.clientId,
    authority: settings.policies.emailSignUp.authority,
    knownAuthorities: settings.knownAuthorities,
    redirectUri: at('/auth/token'),
    postLogoutRedirectUri: at('/auth/logout'),
  },
  cache: { cacheLocation: BrowserCacheLocation.LocalStorage },
  system: {
    iframeBridgeTimeout: 6000,
    // The longest time for the person; the machine has the same limit.
    popupBridgeTimeout: 30 * 60_000,
    tokenRenewalOffsetSeconds: 300,
    ...(settings.provider === 'oidc' && { protocolMode: ProtocolMode.OIDC }),
    ...(settings.discoveryPath !== null && {
      networkClient: localNetwork(settings.knownAuthorities, settings.discoveryPath),
    }),
  },
});

const someoneElse: FlowError = flowError({
  kind: 'conflict',
  code: 'other_account',
  message: 'That’s a different account. Please sign in with the one you were using on this page.',
});

/** By default the library puts the account's name into the address of its hidden frame. */
const unnamed = (account: AccountInfo): AccountInfo => ({
  ...account,
  username: '',
  loginHint: '',
  idTokenClaims: { ...account.idTokenClaims, login_hint: '' },
});

/** With a provider without policies, the library doesn't find the stored id token again. */
const withClaims = (result: AuthenticationResult, account: AccountInfo): AuthenticationResult =>
  result.fromCache && result.account.idTokenClaims === undefined
    ? { ...result, account, idToken: account.idToken ?? '' }
    : result;

/** The provider has answered for another person. */
let isMistaken = false;

/** The library's own navigation never resolves: the app would not know that the browser is leaving. */
const settingOut: INavigationClient = {
  navigateInternal: async () => false,
  navigateExternal: async (address) => {
    location.assign(address);
    return true;
  },
};

/** Imported only when a person signs in, or has before. */
export const openIdentityClient = async (settings: IdentitySettings): Promise<IdentityClient> => {
  const msal = await createStandardPublicClientApplication(configurationOf(settings));
  const bridge = at('/auth-bridge.html');

  const settle = ({ account }: AuthenticationResult): void => {
    msal.setActiveAccount(account);
    own(privateIdOf(account.idTokenClaims));
  };

  const active = (): AccountInfo | null => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;

  const toAccount = ({ idToken, idTokenClaims }: AccountInfo): Account =>
    accountOf({ ...idTokenClaims }, idToken ?? '', settings, Date.now());

  const ofResult = (result: AuthenticationResult): Account => {
    const account = toAccount({ ...result.account, idToken: result.idToken });
    settle(result);
    return account;
  };

  /** The page still shows its owner's data, so an answer for another account is removed. */
  const ofOwner = async (result: AuthenticationResult): Promise<AuthenticationResult> => {
    const owner = pageOwner();
    isMistaken = owner !== null && privateIdOf(result.account.idTokenClaims) !== owner;
    if (!isMistaken) return result;
    // In another tab that account may be the right one.
    if (!isReplaced()) await msal.clearCache({ account: result.account });
    throw someoneElse;
  };

  const silently = async (isForced: boolean): Promise<AuthenticationResult> => {
    if (isReplaced()) throw replaced;
    const account = active();
    if (account === null) throw { errorCode: 'no_account_error' };
    const { policy } = toAccount(account);
    const result = await msal.acquireTokenSilent({
      ...requestFor(settings, policy),
      account: unnamed(account),
      forceRefresh: isForced,
      redirectUri: bridge,
    });
    return ofOwner(withClaims(result, account));
  };

  /**
   * Removes the answer from the address before the library reads it. The library would clear the hash by a new entry in the tab's history,
   * and Back would lead to the used answer. An unexpected answer is removed, too: each later request would take it for another window's
   * answer.
   */
  const takeAnswer = () => {
    const { hash, pathname, search } = location;
    if (hash === '' || !answerPaths.includes(pathname))
      return msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });
    history.replaceState(history.state, '', pathname + search);
    return msal.handleRedirectPromise({ hash, navigateToLoginRequestUrl: false });
  };

  /** A running sign-in in a window would prevent the sign-out. */
  const giveUp = () =>
    // For the same address the library repeats its first answer.
    msal
      .handleRedirectPromise({ hash: `#${crypto.randomUUID()}`, navigateToLoginRequestUrl: false })
      .catch(() => null);

  /** Tokens that only confirm a new password are not stored. */
  const isReset = async ({ account }: AuthenticationResult): Promise<boolean> => {
    if (!isOfReset(account.idTokenClaims, settings)) return false;
    await msal.clearCache({ account });
    return true;
  };

  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      writeCookie('msalLastAuthError', lastErrorOf(error));
      throw failureOfMsal(error);
    }
  };

  const unlessForgotten = async <T>(work: () => Promise<T>): Promise<T | { kind: 'forgotten' }> => {
    try {
      return await work();
    } catch (error) {
      if (isForgottenPassword(error)) return { kind: 'forgotten' };
      throw error;
    }
  };

  const restored = async (): Promise<Found> => {
    const answer = await takeAnswer();
    if (answer !== null) {
      const returnTo = answer.state ?? null;
      if (await isReset(answer)) return { kind: 'reset', returnTo };
      settle(answer);
      return { kind: 'token', returnTo, isFresh: true };
    }
    if (isReplaced()) throw replaced;
    const account = active();
    if (account === null) return { kind: 'nobody' };
    own(privateIdOf(account.idTokenClaims));
    return { kind: 'token', returnTo: null, isFresh: false };
  };

  const redirect = async (request: CheckedRequest, { policy, returnTo }: SignInRequest) => {
    // A sign-out or sign-in that ended elsewhere (signed out, the Back button) still counts as running until then. Its result was reported
    // when the page opened, and is reported again here.
    await takeAnswer().catch(() => null);
    msal.setNavigationClient(settingOut);
    await msal.loginRedirect({
      ...request,
      ...(returnTo !== null && { state: returnTo }),
      ...(policy === 'passwordReset' && { redirectUri: at('/auth/reset-password') }),
    });
    return { kind: 'leaving' } as const;
  };

  const inPlace = async (request: CheckedRequest, display: Display): Promise<LoginResult> => {
    const result =
      display === 'silent'
        ? await msal.ssoSilent({ ...request, redirectUri: bridge })
        : await msal.loginPopup({ ...request, redirectUri: bridge, overrideInteractionInProgress: true });
    if (await isReset(result)) return { kind: 'reset' };
    return { kind: 'account', account: ofResult(await ofOwner(result)) };
  };

  return {
    restore: () => failing(() => unlessForgotten(restored)),

    account: () => {
      const account = active();
      return account === null || privateIdOf(account.idTokenClaims) === null ? null : toAccount(account);
    },

    accessToken: async () => (await failing(() => silently(false))).accessToken,

    renew: (isForced) => failing(async () => ofResult(await silently(isForced))),

    login: (request) =>
      failing(() =>
        unlessForgotten(async () => {
          const { policy, display } = request;
          // Where the provider's session belongs to another person, it must not answer for this one again.
          const prompt = isReplaced() || isMistaken ? 'login' : promptFor[policy];
          const asked = requestFor(settings, policy, prompt);
          return display === 'redirect' ? redirect(asked, request) : inPlace(asked, display);
        }),
      ),

    logout: () =>
      failing(async () => {
        own(null);
        await giveUp();
        // Without an account: the provider signs out its current session, with no personal data in the address.
        await msal.logoutRedirect({
          authority: settings.policies.emailSignUp.authority,
          extraQueryParameters: { client_id: settings.clientId },
        });
      }),
  };
};
