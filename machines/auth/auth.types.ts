import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

/** The ways in that the app offers; each is a policy of the identity provider. */
export type Policy = 'emailSignUp' | 'emailSignIn';

export type LoginMethod = 'email' | 'google' | 'facebook';

export type FailureCode = 'could_not_get_token_or_user' | 'bad_aad_setup' | 'unknown';

export type LogoutReason = 'manual' | 'session-expired' | 'navigated-to-logout-page' | 'unknown';

/** Who signed in, as the identity provider's claims say it. */
export type Account = {
  /** Private id at the provider. */
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  loggedInWith: LoginMethod;
  policy: Policy;
  rawIdToken: string;
};

export type User = components['schemas']['CurrentUser'];

/** A redirect leaves the page, a popup does not. */
export type Display = 'redirect' | 'popup';

export type SignInRequest = {
  policy: Policy;
  display: Display;
  /** Where the person goes on afterwards: a path on this site. */
  returnTo: string | null;
};

/** What a browser still knows of an earlier sign-in, or has just brought back from the provider. */
export type Restored =
  | { kind: 'nobody' }
  | {
      kind: 'account';
      account: Account;
      returnTo: string | null;
      /** The person comes straight from the provider's page. */
      isFresh: boolean;
    };

/** A popup answers with the account; a redirect only says that the page is going. */
export type LoginResult = { kind: 'account'; account: Account } | { kind: 'leaving' };

export type AuthContext = {
  authFlowFailureReason: string | null;
  authFlowFailureCode: FailureCode | null;
  loggedInWith: LoginMethod | null;
  rawIdToken: string | null;
  userEmail: string | null;
  userOid: string | null;
  account: Account | null;
  user: User | null;
  request: SignInRequest | null;
  returnTo: string | null;
  logoutReason: LogoutReason | null;
  /** The session ran out under a flow that is waiting for it to come back. */
  wasExpired: boolean;
  /** Why the last attempt to sign in came to nothing; what the sign-in page shows. */
  loginError: FlowError | null;
};

export type AuthEvent =
  | ({ type: 'signIn.requested' } & SignInRequest)
  /** The provider's page was closed, or left with the browser's back button. */
  | { type: 'signIn.abandoned' }
  /** The API refused the token (401). */
  | { type: 'session.expired' }
  /** Another tab of this browser signed the person out. */
  | { type: 'session.endedElsewhere' }
  | { type: 'retry.requested' }
  | { type: 'logout.requested'; reason: LogoutReason };

/** What the machine tells whoever listens; `session.restored` is what an interrupted flow waits for. */
export type AuthEmitted =
  | { type: 'session.opened'; user: User }
  | { type: 'session.restored' }
  /** The way out begins; the page is about to leave. */
  | { type: 'session.ending' }
  /** Nothing of the person may stay on the page: another tab signed them out. */
  | { type: 'session.endedElsewhere' }
  | { type: 'session.closed' };

export type AuthMeta = { title: string; announce?: string };
