import { foundingMachine } from '#machines/founding/founding.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (error: object) => ({ params: { error: { code: null, fields: [], ...error } } });

testGuards(foundingMachine, [
  ['isMember', true, { params: { kind: 'member' } }],
  ['isMember', false, { params: { kind: 'unregistered' } }],
  ['isUnregistered', true, { params: { kind: 'unregistered' } }],
  ['isUnregistered', false, { params: { kind: 'member' } }],
  ['isNameRefused', true, refused({ fields: [{ path: 'goal' }, { path: 'name' }] })],
  ['isNameRefused', false, refused({ fields: [{ path: 'goal' }] })],
  ['isNameRefused', false, refused({})],
  ['isEligibilityRefused', true, refused({ code: 'member-elsewhere' })],
  ['isEligibilityRefused', true, refused({ code: 'participants-only' })],
  ['isEligibilityRefused', false, refused({ code: 'else' })],
]);
