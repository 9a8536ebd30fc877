import { fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const refused = (error: object) => ({
  params: { error: { code: null, kind: 'conflict', status: 409, ...error } },
});

testGuards(fundSharingMachine, [
  ['isForbidden', true, refused({ code: 'peloton-not-yours' })],
  ['isForbidden', true, refused({ code: 'members-only' })],
  ['isForbidden', false, refused({ code: 'else' })],
  ['isClosed', true, refused({ code: 'sharing-closed' })],
  ['isClosed', false, refused({})],
  ['isChanged', true, refused({ code: 'balance-changed' })],
  ['isChanged', false, refused({})],
  ['isUnclear', true, refused({ kind: 'network', status: null })],
  ['isUnclear', false, refused({})],
  ['hasView', true, { context: { view: {} } }],
  ['hasView', false, { context: { view: null } }],
  ['isPosting', true, { context: { key: 'one', preview: {} } }],
  ['isPosting', false, { context: { key: null, preview: {} } }],
  ['isPosting', false, { context: { key: 'one', preview: null } }],
  ['isActing', true, { context: { key: 'one', action: {} } }],
  ['isActing', false, { context: { key: null, action: {} } }],
  ['isActing', false, { context: { key: 'one', action: null } }],
  ['isOver', true, { params: { view: { isOpen: false } } }],
  ['isOver', false, { params: { view: { isOpen: true } } }],
]);
