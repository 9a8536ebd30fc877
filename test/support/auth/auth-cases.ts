import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import { wayBack } from '#machines/auth/auth.selectors.ts';
import type { Account, LoginResult, Sighting, SignInRequest } from '#machines/auth/auth.types.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;

export const account: Account = {
  oid: 'o1',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Alder',
  loggedInWith: 'email',
  policy: 'emailSignIn',
  rawIdToken: 'header.claims.signature',
  expiresAt: 3_600_000,
  readAt: 0,
};

/** Only a page that waits for its session opens a popup; on the sign-in page the person has left it. */
const hasWayBack = (snapshot: Snapshot) =>
  snapshot.context.wasExpired &&
  !snapshot.matches({ interacting: 'leaving' }) &&
  snapshot.context.request?.display !== 'redirect';

/** What the pages let somebody do, by what the machine knows. */
export const mayBe = {
  /** A page whose call was refused waits for the session: it neither continues nor asks for more. */
  elsewhere: (snapshot: Snapshot) =>
    !(snapshot.matches({ loggedIn: 'renewing' }) && snapshot.context.isLoggedIn),
  /** While a token is being prolonged every call waits for it. */
  refused: (snapshot: Snapshot) => !snapshot.matches({ loggedIn: 'prolonging' }) && mayBe.elsewhere(snapshot),
  /** A page with something unsaved on it stays; the machine tries again by itself. */
  retried: (snapshot: Snapshot) =>
    snapshot.matches('loggedIn') ? !snapshot.context.isLoggedIn : !snapshot.context.wasExpired,
  /** A user keeps the menu until the session has ended; the sign-in page has none. */
  loggedOut: (snapshot: Snapshot) =>
    !snapshot.matches('expired') &&
    (snapshot.context.isLoggedIn || (snapshot.context.wasExpired && hasWayBack(snapshot))),
};

export const routes: Record<string, Sighting> = {
  'with an old token': { at: 3_600_001, accountState: 'emailSignIn' },
  'with a good token': { at: 0, accountState: 'emailSignIn' },
};

export const requests = (snapshot: Snapshot): Record<string, SignInRequest> => {
  const inPopup: SignInRequest = { policy: wayBack(snapshot), display: 'popup', returnTo: null };
  const byRedirect: SignInRequest = {
    policy: 'emailSignIn',
    display: 'redirect',
    returnTo: '/registration',
  };
  // A page that waits for its session has a button that waits too; no other page has one.
  if (snapshot.matches('loading')) return hasWayBack(snapshot) ? { 'in a popup': inPopup } : {};
  if (snapshot.matches({ loggedIn: 'renewing' }))
    return snapshot.context.isLoggedIn ? { 'in a popup': inPopup } : {};
  if (!hasWayBack(snapshot)) return { 'by redirect': byRedirect };
  // A window is open, and the page it was opened from is still there.
  if (snapshot.matches('interacting')) return { 'in a popup': inPopup };
  return { 'by redirect': byRedirect, 'in a popup': inPopup };
};

/** What the provider's page can answer to what was asked of it. */
export const answersOfLogin = ({
  context: { request },
}: Snapshot): Record<string, { output: LoginResult }> => {
  if (request?.display === 'redirect') return { 'by redirect': { output: { kind: 'leaving' } } };
  if (request?.policy === 'passwordReset') return { 'a new password': { output: { kind: 'reset' } } };
  const signedIn: { output: LoginResult } = { output: { kind: 'account', account } };
  if (request?.display === 'silent') return { 'signed in': signedIn };
  return { 'signed in': signedIn, 'a forgotten password': { output: { kind: 'forgotten' } } };
};
