import { contactAddressMachine } from '#machines/contact-address/contact-address.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const context = { typed: 'ann@example.org', emailAddress: 'ann@example.com', code: '123456' };

testGuards(contactAddressMachine, [
  ['hasChangeIn', true, { params: { openChange: {} } }],
  ['hasChangeIn', false, { params: { openChange: null } }],
  ['hasChange', true, { context: { openChange: {} } }],
  ['hasChange', false, { context: { openChange: null } }],
  ['isTyped', true, { context }],
  ['isTyped', false, { context: { ...context, typed: '' } }],
  ['isInvalidAddress', false, { context }],
  ['isInvalidAddress', true, { context: { ...context, typed: 'ann' } }],
  ['isInvalidAddress', true, { context: { ...context, typed: 'ann@example.com' } }],
  ['isInvalidCode', false, { context }],
  ['isInvalidCode', true, { context: { ...context, code: '12' } }],
  ['isStale', true, { params: { error: { status: 412 } } }],
  ['isStale', false, { params: { error: { status: 409 } } }],
]);
