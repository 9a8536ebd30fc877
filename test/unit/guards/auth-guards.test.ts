import { authMachine } from '#machines/auth/auth.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const at = { at: 1_000 };

testGuards(authMachine, [
  ['isFresh', true, { params: { kind: 'token', isFresh: true } }],
  ['isFresh', false, { params: { kind: 'token', isFresh: false } }],
  ['isFresh', false, { params: { kind: 'reset', isFresh: true } }],
  ['hasRunOut', true, { context: { user: { expiresAt: 999 } }, params: at }],
  ['hasRunOut', false, { context: { user: { expiresAt: 1_000 } }, params: at }],
  ['hasRunOut', false, { context: { user: null }, params: at }],
  ['isInsisting', true, { context: { loginError: { code: 'login_progress_error' } } }],
  ['isInsisting', false, { context: { loginError: { code: 'else' } } }],
  ['isInsisting', false, { context: { loginError: null } }],
]);
