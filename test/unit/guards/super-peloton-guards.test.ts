import { superPelotonMachine } from '#machines/super-peloton/super-peloton.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const acting = (key: string | null, action: object | null) => ({
  context: { key, action },
  params: { kind: 'approve' },
});
const refused = (error: object) => ({
  params: { error: { code: null, kind: 'conflict', status: 409, ...error } },
});
const counted = (subPelotonCount: number) => ({ context: { view: { subPelotonCount, subPelotons: [{}] } } });
const none = { context: { view: null } };

testGuards(superPelotonMachine, [
  ['isForbidden', true, refused({ code: 'captain-only' })],
  ['isForbidden', false, refused({ code: 'else' })],
  ['isUnclear', true, refused({ kind: 'network', status: null })],
  ['isUnclear', false, refused({})],
  ['isUnderWay', true, acting('one', { kind: 'approve' })],
  ['isUnderWay', false, acting(null, { kind: 'approve' })],
  ['isUnderWay', false, acting('one', { kind: 'else' })],
  ['isUnderWay', false, acting('one', null)],
  ['isEnding', true, acting(null, { kind: 'approve' })],
  ['isEnding', false, acting(null, { kind: 'else' })],
  ['isEnding', false, acting(null, null)],
  ['hasView', true, counted(1)],
  ['hasView', false, none],
  ['hasText', true, { params: { text: ' Ride. ' } }],
  ['hasText', false, { params: { text: ' ' } }],
  ['hasMore', true, counted(2)],
  ['hasMore', false, counted(1)],
  ['hasMore', false, none],
]);
