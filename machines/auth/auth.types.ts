import type { FlowError } from '#machines/flow-error.ts';
import type { components } from '#openapi/contract.gen.ts';

/** What a person can go through at the identity provider; all but the password reset lead to a session. */
export type Policy = 'emailSignUp' | 'emailSignIn' | 'passwordReset' | 'google' | 'facebook';

/** A policy whose tokens make a session. */
export type SignInOption = Exclude<Policy, 'passwordReset'>;

export type LoginMethod = 'email' | 'google' | 'facebook';

export type FailureCode = 'could_not_get_token_or_user' | 'bad_aad_setup' | 'unknown';

export type LogoutReason =
  | 'manual'
  | 'session-expired'
  | 'navigated-to-logout-page'
  | 'account-closed'
  | 'unknown';

/** Who signed in, as the identity provider's claims say it. */
export type Account = {
  /** Private id at the provider. */
  oid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null with a provider that doesn't say. */
  loggedInWith: LoginMethod | null;
  policy: SignInOption;
  rawIdToken: string;
  /** When the identity token runs out, epoch milliseconds. */
  expiresAt: number;
  /** When it was read, epoch milliseconds by the same clock. */
  readAt: number;
};

export type User = components['schemas']['CurrentUser'];

/** A redirect leaves the page, a popup does not; `silent` asks in a hidden frame, where a session at the provider is known to be. */
export type Display = 'redirect' | 'popup' | 'silent';

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
      kind: 'token';
      account: Account;
      returnTo: string | null;
      /** The person comes straight from the provider's page. */
      isFresh: boolean;
    }
  /** The person asked for a new password at the provider's sign-in page (AADB2C90118). */
  | { kind: 'forgotten'; returnTo: string | null }
  /** The person has a new password now; a token for that is no session. */
  | { kind: 'reset'; returnTo: string | null };

/** A popup answers with the account; a redirect only says that the page is going. */
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
  /** As the identity provider's claims say it. */
  user: Account | null;
  /** As the API says it. */
  cachedUserResponse: User | null;
  /** The stored login marker: through which policy this browser signed in last. */
  accountState: string | null;
  /** As it was found when loading ended, the public id changed or the route did. */
  isLoggedIn: boolean;
  request: SignInRequest | null;
  returnTo: string | null;
  logoutReason: LogoutReason | null;
  /** The session ran out under a flow that is waiting for it to come back. */
  wasExpired: boolean;
  /** No page that waits for the session shows that it ran out. */
  isUntold: boolean;
  /** What the person has to go through next, where that isn't the way they came in. */
  nextPolicy: Policy | null;
  /** Why the last attempt to sign in, or the session, came to nothing; what the pages around sign-in show. */
  loginError: FlowError | null;
  /** Why nothing is known of the session now: nobody answered, or the server failed. */
  outage: FlowError | null;
};

/** What the browser shows of a session at some moment: the time in epoch milliseconds, and the stored login marker. */
export type Sighting = { at: number; accountState: string | null };

export type AuthEvent =
  | ({ type: 'signIn.requested' } & SignInRequest)
  /** The provider's page was left with the browser's back button. */
  | { type: 'signIn.abandoned' }
  /** The API refused the token (401); `isUntold` unless who found it shows it. */
  | { type: 'session.expired'; isUntold?: true }
  /** Another tab of this browser signed the person out. */
  | { type: 'session.endedElsewhere' }
  | ({ type: 'route.changed' } & Sighting)
  | ({ type: 'publicId.changed'; publicId: string | null } & Sighting)
  | { type: 'retry.requested' }
  | { type: 'logout.requested'; reason: LogoutReason };

/** What the machine tells whoever listens; `session.restored` is what an interrupted flow waits for. */
export type AuthEmitted =
  | { type: 'session.opened'; user: User }
  | { type: 'session.restored' }
  /** The session ran out, and the page stays. */
  | { type: 'session.ranOut'; isUntold: boolean }
  /** The way out begins; the page is about to leave. */
  | { type: 'session.ending' }
  /** The way out came to nothing: the provider can't be reached. */
  | { type: 'session.left' }
  /** Nothing of the person may stay on the page: another tab signed them out. */
  | { type: 'session.endedElsewhere' }
  | { type: 'session.closed' };
