import { cachedEntityMachine } from '#machines/entity/cached-entity.machine.ts';
import { testGuards } from '#test/support/guard-table.ts';

const requested = (at: number, type = 'entity.requested') => ({ type, id: 'one', at });
const counted = (pelotonId: string, type = 'memberRequests.counted') => ({ type, pelotonId });
const received = (customerId: string | null, type = 'customer.received') => ({ type, customerId });
const read = (kind: string) => ({ kind, retrievedAt: 1_000, id: 'one', data: { id: 'one' } });
const unread = { ...read('peloton'), retrievedAt: null, data: null };

testGuards(cachedEntityMachine, [
  ['isFresh', true, { context: read('currentUser'), event: requested(2_000) }],
  ['isFresh', false, { context: read('currentUser'), event: requested(2_001) }],
  ['isFresh', true, { context: read('viewedUser'), event: requested(3_000) }],
  ['isFresh', false, { context: read('viewedUser'), event: requested(3_001) }],
  ['isFresh', true, { context: read('peloton'), event: requested(61_000) }],
  ['isFresh', false, { context: read('peloton'), event: requested(61_001) }],
  ['isFresh', false, { context: read('peloton'), event: requested(2_000, 'else') }],
  ['isFresh', false, { context: unread, event: requested(2_000) }],
  ['isSame', true, { context: read('peloton'), event: requested(0) }],
  ['isSame', false, { context: { ...unread, id: 'two' }, event: requested(0) }],
  ['isSame', false, { context: unread, event: requested(0, 'else') }],
  ['isCurrentPeloton', true, { context: read('peloton'), event: counted('one') }],
  ['isCurrentPeloton', false, { context: read('peloton'), event: counted('two') }],
  ['isCurrentPeloton', false, { context: read('peloton'), event: counted('one', 'else') }],
  ['isCurrentPeloton', false, { context: unread, event: counted('one') }],
  ['hasData', true, { context: read('peloton') }],
  ['hasData', false, { context: unread }],
  ['hasCustomerId', true, { event: received('one') }],
  ['hasCustomerId', false, { event: received(null) }],
  ['hasCustomerId', false, { event: received('one', 'else') }],
]);
