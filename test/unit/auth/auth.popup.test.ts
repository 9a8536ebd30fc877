import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { authProblem, isLoggedIn, isSessionExpired, wayBack } from '#machines/auth/auth.selectors.ts';
import type { SignInOption } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import {
  account,
  fresh,
  needsPerson,
  request,
  settled,
  somebody,
  startAuth,
} from '#test/support/identity-scenario.ts';

/** A person in the middle of a task, whose session has expired. */
const expired = async (scenario: Parameters<typeof startAuth>[0]) => {
  const started = startAuth({ restored: somebody, refreshed: [fresh, needsPerson, fresh], ...scenario });
  await settled(started.actor);
  started.actor.send({ type: 'session.expired' });
  await waitFor(started.actor, isSessionExpired);
  return started;
};

test('a password reset in a second popup signs the user in without a third one', async () => {
  const { actor, asked, emitted, loggedOut } = await expired({
    logins: [{ kind: 'forgotten' }, { kind: 'reset' }, { kind: 'account', account }],
  });
  actor.send({ type: 'signIn.requested', ...request });
  await waitFor(actor, isSessionExpired);
  expect(authProblem(actor.getSnapshot())).toBe(
    'Choose a new password first. It opens in a new window, and what you typed here stays.',
  );
  expect(wayBack(actor.getSnapshot())).toBe('passwordReset');

  actor.send({ type: 'signIn.requested', ...request, policy: wayBack(actor.getSnapshot()) });
  await waitFor(actor, isLoggedIn);
  expect(asked).toEqual([
    request,
    { policy: 'passwordReset', display: 'popup', returnTo: null },
    { policy: 'emailSignIn', display: 'silent', returnTo: null },
  ]);
  expect(emitted).toEqual(['session.opened', 'session.opened', 'session.restored']);
  expect(loggedOut).toEqual([]);
  expect(actor.getSnapshot().context).toMatchObject({ authFlowFailureCode: null, logoutReason: null });
  expect(wayBack(actor.getSnapshot())).toBe('emailSignIn');
});

test('a blocked popup keeps the expired session, and another press opens it again', async () => {
  const noWindow = flowError({ kind: 'unexpected', code: 'popup_window_error', message: 'Allow it.' });
  const { actor } = await expired({ logins: [noWindow, { kind: 'account', account }] });
  actor.send({ type: 'signIn.requested', ...request });
  await waitFor(actor, isSessionExpired);
  expect(authProblem(actor.getSnapshot())).toBe('Allow it.');
  actor.send({ type: 'signIn.requested', ...request });
  await waitFor(actor, isLoggedIn);
  expect(authProblem(actor.getSnapshot())).toBeNull();
});

test.each<[SignInOption, SignInOption]>([
  ['emailSignUp', 'emailSignIn'],
  ['emailSignIn', 'emailSignIn'],
  ['google', 'google'],
  ['facebook', 'facebook'],
])('a user who signed in by %s signs in again by %s', async (policy, back) => {
  const { actor } = await expired({ refreshed: [{ ...fresh, policy }, needsPerson] });
  expect(wayBack(actor.getSnapshot())).toBe(back);
});

test('a sign-out that cannot reach the provider still signs out, and reports session.left', async () => {
  const offline = flowError({ kind: 'network', message: 'No answer' });
  const { actor, emitted, loggedOut } = startAuth({ restored: somebody, stranded: offline });
  await settled(actor);
  actor.send({ type: 'logout.requested', reason: 'manual' });
  await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'));
  expect(loggedOut).toEqual(['manual']);
  expect(emitted).toEqual(['session.opened', 'session.left', 'session.closed']);
  expect(actor.getSnapshot().context).toMatchObject({ user: null, rawIdToken: null, logoutReason: 'manual' });
});
