import { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const acting = (kind: string, key: string | null = 'one') => ({ context: { key, action: { kind } } });
const idle = { context: { key: 'one', action: null } };
const refused = (error: object) => ({
  params: { error: { code: null, kind: 'conflict', status: 409, ...error } },
});

testGuards(memberDeskMachine, [
  ['isForbidden', true, refused({ code: 'peloton-not-yours' })],
  ['isForbidden', false, refused({ code: 'else' })],
  ['isUnclear', true, refused({ kind: 'network', status: null })],
  ['isUnclear', false, refused({})],
  ['isDecision', true, acting('approve')],
  ['isDecision', true, acting('decline')],
  ['isDecision', false, acting('remove')],
  ['isDecision', false, acting('approve', null)],
  ['isDecision', false, idle],
  ['isRemoval', true, acting('remove')],
  ['isRemoval', false, acting('approve')],
  ['isRemoval', false, acting('remove', null)],
  ['isRemoval', false, idle],
  ['isChange', true, acting('approve')],
  ['isChange', false, acting('approve', null)],
  ['hasView', true, { context: { view: {} } }],
  ['hasView', false, { context: { view: null } }],
]);
