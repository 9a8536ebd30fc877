import { expect, test } from 'vitest';
import { loginInProgress } from '#machines/auth/auth.failures.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import {
  authProblem,
  hasRefusedSecond,
  isAuthStateLoading,
  isInteracting,
  isRenewing,
  isSessionExpired,
  isSessionOpen,
  isUnreachable,
  pendingPolicy,
  serverFailure,
  wayBack,
} from '#machines/auth/auth.selectors.ts';
import { nobody } from '#machines/auth/auth.setup.ts';
import type { AuthContext } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { account, request } from '#test/support/identity-scenario.ts';

type Value = Parameters<typeof authMachine.resolveState>[0]['value'];

const at = (value: Value, context: Partial<AuthContext> = {}) =>
  authMachine.resolveState({ value, context: { ...nobody, ...context } });
const failed = (status: number | null) => flowError({ kind: 'unexpected', status, message: 'No.' });

const selectors = {
  isAuthStateLoading,
  isInteracting,
  isRenewing,
  isSessionExpired,
  isSessionOpen,
  isUnreachable,
};
const refused = { loginError: loginInProgress };

test.each<[Value, boolean, (keyof typeof selectors)[]]>([
  [{ loading: 'readingAccount' }, false, ['isAuthStateLoading']],
  ['unreachable', false, ['isAuthStateLoading', 'isUnreachable']],
  ['loggedOut', false, []],
  ['expired', false, ['isSessionExpired']],
  [{ interacting: 'asking' }, false, ['isInteracting']],
  [{ loggedIn: 'active' }, true, ['isSessionOpen']],
  [{ loggedIn: 'active' }, false, ['isSessionOpen']],
  [{ loggedIn: 'renewing' }, true, ['isRenewing', 'isSessionOpen']],
  [{ loggedIn: 'prolonging' }, true, ['isSessionOpen']],
  [{ loggedIn: 'prolonging' }, false, ['isRenewing', 'isSessionOpen']],
  [{ loggedIn: 'postponed' }, true, ['isSessionOpen']],
  [{ loggedIn: 'postponed' }, false, ['isSessionOpen', 'isUnreachable']],
])('at %o with a good token (%s) these hold: %s', (value, isLoggedIn, held) => {
  const snapshot = at(value, { isLoggedIn });
  const found = Object.entries(selectors).flatMap(([name, select]) => (select(snapshot) ? [name] : []));
  expect(found).toEqual(held);
});

test.each([
  [500, true],
  [499, false],
  [null, false],
])('status %s is a failure of the server: %s', (status, is) => {
  const outage = failed(status);
  expect(serverFailure(at('unreachable', { outage }))).toBe(is ? outage : null);
});

test('without an outage there is no failure of the server', () => {
  expect(serverFailure(at('unreachable'))).toBe(null);
});

test.each<[string, Value, Partial<AuthContext>, [boolean, string | null]]>([
  ['a sign-in runs', { interacting: 'asking' }, { request }, [false, request.policy]],
  ['nothing was requested', { interacting: 'asking' }, {}, [false, null]],
  ['a second one was refused', { interacting: 'asking' }, { request, ...refused }, [true, null]],
  [
    'another failure',
    { interacting: 'asking' },
    { request, loginError: failed(400) },
    [false, request.policy],
  ],
  ['the sign-in is over', 'loggedOut', { request, ...refused }, [false, null]],
])('where %s, the page shows the policy that is pending', (_, value, context, shown) => {
  const snapshot = at(value, context);
  expect([hasRefusedSecond(snapshot), pendingPolicy(snapshot)]).toEqual(shown);
});

test('the reason of the last failure is told', () => {
  expect([authProblem(at('loggedOut')), authProblem(at('loggedOut', { loginError: failed(400) }))]).toEqual([
    null,
    'No.',
  ]);
});

test.each<[string, Partial<AuthContext>, string]>([
  ['for nobody', {}, 'emailSignIn'],
  ['after signing up', { user: { ...account, policy: 'emailSignUp' } }, 'emailSignIn'],
  ['after signing in', { user: { ...account, policy: 'emailSignIn' } }, 'emailSignIn'],
  ['by a social account', { user: { ...account, policy: 'google' } }, 'google'],
  ['where another is next', { user: account, nextPolicy: 'passwordReset' }, 'passwordReset'],
])('the way back %s is %s', (_, context, policy) => {
  expect(wayBack(at('expired', context))).toBe(policy);
});
