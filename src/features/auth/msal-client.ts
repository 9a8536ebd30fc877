import {
  type AccountInfo,
  type AuthenticationResult,
  BrowserCacheLocation,
  type Configuration,
  createStandardPublicClientApplication,
  ProtocolMode,
} from '@azure/msal-browser';
import type { Account, LoginResult, SignInRequest } from '#machines/auth/auth.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { accountOf } from './account.ts';
import type { IdentitySettings } from './auth.settings.ts';
import { failureOfMsal } from './msal-failure.ts';
import { localNetwork } from './msal-network.ts';
import { sharedOwner, shareOwner } from './session-owner.ts';

/** The identity provider as sign-in uses it. Everything rejects with a FlowError. */
export type IdentityClient = {
  /** Takes the provider's answer out of the address, if there is one, and finds who is signed in. */
  restore: () => Promise<{ account: Account; returnTo: string | null; isFresh: boolean } | null>;
  /** A token for the API, renewed silently when it is about to run out. */
  accessToken: () => Promise<string>;
  renew: (isForced: boolean) => Promise<Account>;
  login: (request: SignInRequest, email: string | null) => Promise<LoginResult>;
  /** Another tab has signed this one's person out, or somebody else in: what the browser keeps is not theirs any more. */
  isReplaced: () => boolean;
  /** Leaves the page for the provider's sign-out. */
  logout: () => Promise<void>;
  forget: () => Promise<void>;
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
    // As long as a person may take; the machine's own limit is the same.
    popupBridgeTimeout: 30 * 60_000,
    tokenRenewalOffsetSeconds: 300,
    ...(settings.provider === 'oidc' && { protocolMode: ProtocolMode.OIDC }),
    ...(settings.discoveryPath !== null && {
      networkClient: localNetwork(settings.knownAuthorities, settings.discoveryPath),
    }),
  },
});

const replaced: FlowError = flowError({
  kind: 'unauthorized',
  status: 401,
  code: 'session-replaced',
  message: 'You were signed out in another tab. Please login again.',
});

const someoneElse: FlowError = flowError({
  kind: 'conflict',
  code: 'other_account',
  message: 'That was another account than the one this page is open for. Sign in with the same one again.',
});

/** Loads nothing by itself: this whole module is only imported once somebody signs in, or has before. */
export const openIdentityClient = async (settings: IdentitySettings): Promise<IdentityClient> => {
  const msal = await createStandardPublicClientApplication(configurationOf(settings));
  const { scopes } = settings;
  const bridge = at('/auth-bridge.html');

  const toAccount = ({ idToken, idTokenClaims }: AccountInfo): Account =>
    accountOf({ ...idTokenClaims }, idToken ?? '', settings);

  // Every tab shares what the library keeps. This page belongs to whom it was opened for, and to nobody else.
  let owner: string | null = null;

  const own = (accountId: string | null) => {
    owner = accountId;
    shareOwner(accountId);
  };

  const settle = (result: AuthenticationResult): Account => {
    msal.setActiveAccount(result.account);
    own(result.account.homeAccountId);
    return toAccount({ ...result.account, idToken: result.idToken });
  };

  const active = (): AccountInfo | null => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;

  const isReplaced = () => {
    try {
      return owner !== null && sharedOwner() !== owner;
    } catch {
      return false;
    }
  };

  const silently = async (isForced: boolean): Promise<AuthenticationResult> => {
    if (isReplaced()) throw replaced;
    const account = active();
    if (account === null) throw { errorCode: 'no_account_error' };
    const { policy } = toAccount(account);
    const { authority } = settings.policies[policy];
    return msal.acquireTokenSilent({
      scopes,
      account,
      authority,
      forceRefresh: isForced,
      redirectUri: bridge,
    });
  };

  const takeAnswer = () => msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });

  const failing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw failureOfMsal(error);
    }
  };

  return {
    restore: () =>
      failing(async () => {
        const answer = await takeAnswer();
        if (answer !== null)
          return { account: settle(answer), returnTo: answer.state ?? null, isFresh: true };
        if (isReplaced()) throw replaced;
        const account = active();
        if (account === null) return null;
        own(account.homeAccountId);
        return { account: toAccount(account), returnTo: null, isFresh: false };
      }),

    accessToken: async () => (await failing(() => silently(false))).accessToken,

    renew: (isForced) => failing(async () => settle(await silently(isForced))),

    login: ({ policy, display, returnTo }, email) =>
      failing(async (): Promise<LoginResult> => {
        const request = {
          scopes,
          authority: settings.policies[policy].authority,
          ...(returnTo !== null && { state: returnTo }),
          ...(email !== null && { loginHint: email }),
          // Who creates an account must not find themselves in an old one, nor whose place was taken in the new one's.
          ...((policy === 'emailSignUp' || isReplaced()) && { prompt: 'login' }),
        };
        if (display === 'redirect') {
          // A way out or in that ended elsewhere (signed out, the back button) still counts as under way until then.
          // Its outcome was told when the page opened, and is told again here whatever it was.
          await takeAnswer().catch(() => null);
          await msal.loginRedirect(request);
          return { kind: 'leaving' };
        }
        const result = await msal.loginPopup({
          ...request,
          redirectUri: bridge,
          overrideInteractionInProgress: true,
        });
        // The page still shows what belongs to its owner.
        if (owner !== null && result.account.homeAccountId !== owner) throw someoneElse;
        return { kind: 'account', account: settle(result) };
      }),

    isReplaced,

    logout: () =>
      failing(async () => {
        const account = active();
        own(null);
        await msal.logoutRedirect({
          authority: settings.policies.emailSignUp.authority,
          ...(account !== null && { account }),
          ...(account?.idToken !== undefined && { idTokenHint: account.idToken }),
        });
      }),

    forget: () => {
      own(null);
      return failing(() => msal.clearCache());
    },
  };
};
