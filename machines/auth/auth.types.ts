import type { FlowError } from '#machines/flow-error.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

/** The flows at the identity provider. All but the password reset lead to a session. */
export type Policy = 'emailSignUp' | 'emailSignIn' | 'passwordReset' | 'google' | 'facebook';

/** A policy whose tokens start a session. */
export type SignInOption = Exclude<Policy, 'passwordReset'>;

export type LoginMethod = 'email' | 'google' | 'facebook';

export type FailureCode = 'could_not_get_token_or_user' | 'bad_aad_setup' | 'unknown';

export type LogoutReason =
  | 'manual'
  | 'session-expired'
  | 'navigated-to-logout-page'
  | 'account-closed'
  | 'unknown';

/** Who signed in, from the identity provider's claims. */
export type Account = {
  /** Private id at the provider. */
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null if the provider doesn't say it. */
  loggedInWith: LoginMethod | null;
  policy: SignInOption;
  rawIdToken: string;
  /** When the identity token expires, in epoch milliseconds. */
  expiresAt: number;
  /** When the token was read, in epoch milliseconds of the same clock. */
  readAt: number;
};

export type User = Schemas['CurrentUser'];

/** A redirect leaves the page, a popup does not. `silent` uses a hidden frame, where the provider has a session. */
export type Display = 'redirect' | 'popup' | 'silent';

export type SignInRequest = {
  policy: Policy;
  display: Display;
  /** Where the person continues after signing in: a path on this site. */
  returnTo: string | null;
};

/** What a browser has stored of an earlier sign-in, or has just brought back from the provider. */
export type Restored =
  | { kind: 'nobody' }
  | {
      kind: 'token';
      account: Account;
      returnTo: string | null;
      /** The person comes straight from the provider's page. */
      isFresh: boolean;
    }
  /** The person asked for a new password at the provider's sign-in page (AADB2C90118). */
  | { kind: 'forgotten'; returnTo: string | null }
  /** The person has a new password now. Its token starts no session. */
  | { kind: 'reset'; returnTo: string | null };

/** A popup resolves with the account; a redirect resolves when the page is about to leave. */
export type LoginResult =
  | { kind: 'account'; account: Account }
  | { kind: 'leaving' }
  | { kind: 'forgotten' }
  | { kind: 'reset' };

export type AuthContext = {
  authFlowFailureReason: string | null;
  authFlowFailureCode: FailureCode | null;
  loggedInWith: LoginMethod | null;
  rawIdToken: string | null;
  userEmail: string | null;
  /** Private id at the provider. */
  userOid: string | null;
  /** From the identity provider's claims. */
  user: Account | null;
  /** From the API. */
  cachedUserResponse: User | null;
  /** The stored login marker: the policy of this browser's last sign-in. */
  accountState: string | null;
  /** Checked when loading ended, and when the public id or the route changed. */
  isLoggedIn: boolean;
  request: SignInRequest | null;
  returnTo: string | null;
  logoutReason: LogoutReason | null;
  /** The session expired while a flow waits for it to come back. */
  wasExpired: boolean;
  /** No page that waits for the session shows that it expired. */
  isUnannounced: boolean;
  /** The policy that the person needs next, where it differs from the one that they came by. */
  nextPolicy: Policy | null;
  /** Why the last sign-in or the session failed; shown by the pages around sign-in. */
  loginError: FlowError | null;
  /** Why the session is unknown now: no answer, or a failure of the server. */
  outage: FlowError | null;
};

/** The state of the stored session at a moment: the time in epoch milliseconds, and the login marker. */
export type Sighting = { at: number; accountState: string | null };

export type AuthEvent =
  | ({ type: 'signIn.requested' } & SignInRequest)
  /** The provider's page was left with the browser's back button. */
  | { type: 'signIn.abandoned' }
  /** The API refused the token (401). `isUnannounced` unless the flow that found it shows it. */
  | { type: 'session.expired'; isUnannounced?: true }
  /** Another tab of this browser signed the person out. */
  | { type: 'session.endedElsewhere' }
  | ({ type: 'route.changed' } & Sighting)
  | ({ type: 'publicId.changed'; publicId: string | null } & Sighting)
  | { type: 'retry.requested' }
  | { type: 'logout.requested'; reason: LogoutReason };

/** What the machine emits. An interrupted flow waits for `session.restored`. */
export type AuthEmitted =
  | { type: 'session.opened'; user: User }
  | { type: 'session.restored' }
  /** The session expired, and the page stays. */
  | { type: 'session.ranOut'; isUnannounced: boolean }
  /** Signing out begins; the page is about to leave. */
  | { type: 'session.ending' }
  /** Signing out failed: the provider can't be reached. */
  | { type: 'session.left' }
  /** Another tab signed the person out: nothing of theirs may stay on the page. */
  | { type: 'session.endedElsewhere' }
  | { type: 'session.closed' };
