import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { authProblem, isInteracting, isLoggedIn, isSessionExpired } from '#machines/auth/auth.selectors.ts';
import type { LogoutReason } from '#machines/auth/auth.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import {
  account,
  fresh,
  needsPerson,
  offline,
  request,
  settled,
  somebody,
  startAuth,
  user,
} from '#test/support/identity-scenario.ts';

describe('Opening a page', () => {
  test('restores the session of a user who signed in before', async () => {
    const { actor, emitted, forced } = startAuth({ restored: somebody });
    const { context } = await settled(actor);
    expect(context).toEqual({
      authFlowFailureReason: null,
      authFlowFailureCode: null,
      loggedInWith: 'email',
      rawIdToken: 'fresh',
      userEmail: 'ann@example.com',
      userOid: 'o1',
      user: fresh,
      cachedUserResponse: user,
      accountState: 'emailSignIn',
      isLoggedIn: true,
      isUnannounced: true,
      request: null,
      returnTo: '/registration',
      logoutReason: null,
      wasExpired: false,
      nextPolicy: null,
      loginError: null,
      outage: null,
    });
    expect(emitted).toEqual(['session.opened']);
    expect(forced).toEqual([false]);
  });

  test('leaves a visitor logged out', async () => {
    const { actor, emitted, loggedOut } = startAuth({});
    expect(isLoggedIn(await settled(actor))).toBe(false);
    expect({ emitted, loggedOut }).toEqual({ emitted: ['session.closed'], loggedOut: [] });
  });

  test.each<[string, FlowError, LogoutReason, string]>([
    ['that only the user can renew', needsPerson, 'session-expired', 'could_not_get_token_or_user'],
    [
      'that is not set up right',
      flowError({ kind: 'unexpected', code: 'bad_aad_setup', message: 'No e-mail' }),
      'unknown',
      'bad_aad_setup',
    ],
    ['that broke', flowError({ kind: 'unexpected', message: 'Boom' }), 'unknown', 'unknown'],
  ])('ends a session %s', async (_, failure, reason, code) => {
    const { actor, loggedOut } = startAuth({ restored: somebody, refreshed: [failure] });
    const { context } = await settled(actor);
    expect(loggedOut).toEqual([reason]);
    expect(context).toMatchObject({
      authFlowFailureCode: code,
      authFlowFailureReason: failure.message,
      user: null,
      rawIdToken: null,
    });
  });

  test('retries without a connection after 5 seconds, and keeps the session', async () => {
    const { actor, clock, loggedOut } = startAuth({ restored: somebody, refreshed: [offline, fresh] });
    await waitFor(actor, (snapshot) => snapshot.matches('unreachable'));
    clock.increment(4_999);
    expect(actor.getSnapshot().matches('unreachable')).toBe(true);
    clock.increment(1);
    expect(isLoggedIn(await settled(actor))).toBe(true);
    expect(loggedOut).toEqual([]);
  });
});

describe('a token that the API refuses', () => {
  test('is renewed silently, and the flow continues', async () => {
    const { actor, emitted, forced } = startAuth({ restored: somebody });
    await settled(actor);
    actor.send({ type: 'session.expired' });
    await waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: 'renewed' }));
    expect(emitted).toEqual(['session.opened', 'session.restored']);
    expect(forced).toEqual([false, true]);
  });

  test('is renewed again only a minute after the last renewal', async () => {
    const { actor, clock } = startAuth({ restored: somebody });
    await settled(actor);
    actor.send({ type: 'session.expired' });
    await waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: 'renewed' }));
    clock.increment(60_000);
    expect(actor.getSnapshot().matches({ loggedIn: 'active' })).toBe(true);
    actor.send({ type: 'session.expired' });
    await waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: 'renewed' }));
    clock.increment(59_999);
    actor.send({ type: 'session.expired' });
    expect(isSessionExpired(actor.getSnapshot())).toBe(true);
  });

  test('that cannot be renewed keeps the session until the user signs in again', async () => {
    const { actor, emitted, loggedOut } = startAuth({
      restored: somebody,
      refreshed: [fresh, needsPerson, fresh],
      logins: [{ kind: 'account', account }],
    });
    await settled(actor);
    actor.send({ type: 'session.expired' });
    await waitFor(actor, isSessionExpired);
    actor.send({ type: 'signIn.requested', ...request });
    await waitFor(actor, isLoggedIn);
    expect(emitted).toEqual(['session.opened', 'session.opened', 'session.restored']);
    expect(loggedOut).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({
      cachedUserResponse: user,
      wasExpired: false,
      request: null,
    });
  });
});

describe('While a sign-in is in progress', () => {
  test('a second sign-in is refused with login_progress_error', async () => {
    const { actor } = startAuth({});
    await settled(actor);
    actor.send({ type: 'signIn.requested', ...request });
    actor.send({ type: 'signIn.requested', ...request });
    expect(actor.getSnapshot().context.loginError).toMatchObject({ code: 'login_progress_error' });
    expect(authProblem(actor.getSnapshot())).toContain('You’re already signing in.');
  });

  test('a third request starts the sign-in again', async () => {
    const { actor } = startAuth({});
    await settled(actor);
    actor.send({ type: 'signIn.requested', ...request });
    actor.send({ type: 'signIn.requested', ...request });
    actor.send({ type: 'signIn.requested', ...request, policy: 'google' });
    expect(isInteracting(actor.getSnapshot())).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ request: { policy: 'google' }, loginError: null });
  });
});

test('a manual sign-out clears the user', async () => {
  const { actor, emitted, loggedOut } = startAuth({ restored: somebody });
  await settled(actor);
  actor.send({ type: 'logout.requested', reason: 'manual' });
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'));
  expect(loggedOut).toEqual(['manual']);
  expect(emitted).toEqual(['session.opened', 'session.closed']);
  expect(actor.getSnapshot().context).toMatchObject({
    user: null,
    cachedUserResponse: null,
    logoutReason: 'manual',
  });
});

test('a sign-out in another tab clears the user, without a sign-out at the provider', async () => {
  const { actor, emitted, loggedOut } = startAuth({ restored: somebody });
  await settled(actor);
  actor.send({ type: 'session.endedElsewhere' });
  expect(actor.getSnapshot().matches('loggedOut')).toBe(true);
  expect(loggedOut).toEqual([]);
  expect(emitted).toEqual(['session.opened', 'session.endedElsewhere', 'session.closed']);
  expect(actor.getSnapshot().context).toMatchObject({
    user: null,
    cachedUserResponse: null,
    logoutReason: 'manual',
  });
});

test.each([500, 502, 503])(
  'a page that opens during a server error (%i) keeps the session and retries',
  async (status) => {
    const broken = flowError({ kind: 'unexpected', status, message: 'We’ll be right back' });
    const { actor, clock, loggedOut } = startAuth({ restored: somebody, refreshed: [broken, fresh] });
    await waitFor(actor, (snapshot) => snapshot.matches('unreachable'), { timeout: 1000 });
    clock.increment(5_000);
    expect(isLoggedIn(await settled(actor))).toBe(true);
    expect(loggedOut).toEqual([]);
  },
);
