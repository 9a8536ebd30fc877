import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const preview = { firstName: 'Ann', blockers: [] };

testGuards(accountClosingMachine, [
  ['isBlocked', false, { params: { preview } }],
  ['isBlocked', true, { params: { preview: { ...preview, blockers: ['debt'] } } }],
  ['isWrongName', false, { context: { typed: 'ann', preview } }],
  ['isWrongName', true, { context: { typed: 'Bob', preview } }],
  ['isWrongName', true, { context: { typed: 'Ann', preview: null } }],
  ['isWrongName', false, { context: { typed: '', preview: null } }],
  ['isClosedAlready', true, { params: { error: { code: 'account-closed', status: 409 } } }],
  ['isClosedAlready', false, { params: { error: { code: 'else', status: 409 } } }],
  ['isRefused', true, { params: { error: { status: 409 } } }],
  ['isRefused', false, { params: { error: { status: 400 } } }],
]);
