import { expect, test } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { Account, LogoutReason, Restored } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { maskContext, maskEvent, maskInspection } from '#src/app/inspector/inspector-mask.ts';
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

/** The message that the inspector's window would get: its library's copy of XState's events, masked on the way. */
const messageOf = (event: InspectionEvent) => {
  const { actorRef, ...rest } = event;
  const all = rest as { type: string; snapshot?: { context?: unknown }; event?: { type: string } };
  const message = {
    ...all,
    sessionId: actorRef.sessionId,
    ...(all.snapshot !== undefined && {
      snapshot: { ...all.snapshot, context: maskContext(all.snapshot.context) },
    }),
    ...(all.event !== undefined && { event: maskEvent(all.event) }),
  };
  return JSON.stringify(maskInspection(message));
};

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
        if (
          event.type === '@xstate.snapshot' ||
          event.type === '@xstate.event' ||
          event.type === '@xstate.actor'
        )
          messages.push(messageOf(event));
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
