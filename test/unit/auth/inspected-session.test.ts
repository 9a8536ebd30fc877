import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { createMessages } from '#lab/inspector/attach/messages.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { Account, LogoutReason, Restored } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { mayaSignedIn } from '#test/support/profile/profile-fixture.ts';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

const rawIdToken = [
  part({ alg: 'RS256', kid: 'k1', typ: 'JWT' }),
  part({
    oid: 'c0ffee00-0000-4000-8000-000000000002',
    emails: ['maya@example.org'],
    tfp: 'B2C_1_email_signin',
  }),
  Buffer.from('a signature that nobody could guess').toString('base64url'),
].join('.');

const account: Account = {
  oid: mayaSignedIn.oid,
  email: 'maya@example.org',
  firstName: 'Maya',
  lastName: 'Okafor',
  loggedInWith: 'email',
  policy: 'emailSignIn',
  rawIdToken,
  expiresAt: 3_599_000,
  readAt: 0,
};

/** All values of a person's data that are not our own words. */
const valuesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 3 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
};

const secrets = [
  ...new Set([
    ...valuesOf(account),
    ...valuesOf(mayaSignedIn),
    ...rawIdToken.split('.'),
    'tokens',
    'eyJ',
    'example.org',
  ]),
].filter((word) => !['email', 'Email', 'emailSignIn', 'gravel', 'paragraph', 'signature'].includes(word));

const messageOf = createMessages('shape');

test('the inspector receives a session’s states without tokens or personal data', async () => {
  const messages: string[] = [];
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Restored, undefined>(async () => ({
          kind: 'token',
          account,
          returnTo: '/profile/maya-okafor',
          isFresh: false,
        })),
        fetchUser: fromPromise(async () => mayaSignedIn),
        refreshToken: fromPromise<Account, { isForced: boolean }>(async ({ input }) => {
          if (!input.isForced) return account;
          throw flowError({ kind: 'unauthorized', message: `maya@example.org is not ${rawIdToken}` });
        }),
        watchReturn: fromCallback(() => undefined),
        watchTabs: fromCallback(() => undefined),
        logout: fromPromise<void, { reason: LogoutReason }>(async () => undefined),
      },
    }),
    {
      clock: new SimulatedClock(),
      inspect: (event) => {
        const read = messageOf(event);
        if (read !== null) messages.push(JSON.stringify(read()));
      },
    },
  ).start();
  await waitFor(auth, (snapshot) => snapshot.matches('loggedIn'));
  expect(JSON.stringify(auth.getPersistedSnapshot())).toContain(rawIdToken);
  auth.send({ type: 'session.expired' });
  await waitFor(auth, (snapshot) => snapshot.hasTag('expired'));
  auth.send({ type: 'logout.requested', reason: 'manual' });
  await waitFor(auth, (snapshot) => snapshot.matches('loggedOut'));

  expect(messages.length).toBeGreaterThan(20);
  expect(messages.some((text) => text.includes('"loggedIn"'))).toBe(true);
  const all = messages.join('\n');
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});
