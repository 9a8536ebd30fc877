import { defineModel } from '@product/path-driver';
import { cachedEntityMachine } from '#machines/entity/cached-entity.machine.ts';
import { flowError } from '#machines/flow-error.ts';

const ann = { id: 'ann', firstName: 'Ann', fundraising: { raised: 100 } };
const refused = flowError({ kind: 'conflict', status: 404, message: 'There is nobody here.' });

export const cachedEntityModel = defineModel({
  machine: cachedEntityMachine,
  starts: { 'the current user': { kind: 'currentUser' }, 'a peloton': { kind: 'peloton' } },
  events: {
    'entity.requested': {
      'at once': { id: 'ann', at: 1000 },
      'a minute later': { id: 'ann', at: 61_001 },
      'another id': { id: 'ben', at: 1000 },
    },
    'entity.received': { ann: { id: 'ann', data: ann, at: 1000 } },
    'entity.merged': { 'a new name': { changes: { firstName: 'Anna' } } },
    'fundraising.replaced': { 'more raised': { fundraising: { raised: 200 } } },
    'customer.received': {
      'with an id': { customerId: 'c1', fundraising: { raised: 300 } },
      'without an id': { customerId: null, fundraising: { raised: 400 } },
    },
    'memberRequests.counted': {
      'this one': { pelotonId: 'ann', count: 2 },
      'another one': { pelotonId: 'zoe', count: 3 },
    },
    'image.chosen': { deleted: { image: 'deleted' } },
    'entity.reset': {},
  },
  outcomes: {
    load: { done: { ann: { output: { data: ann, at: 1000 } } }, error: { refused: { error: refused } } },
  },
  pageObject: { none: 'other screens show what it holds' },
});
