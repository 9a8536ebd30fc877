import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cachedEntityMachine, selectData } from '#machines/entity/cached-entity.machine.ts';
import type { EntityKind, LoadedEntity } from '#machines/entity/cached-entity.types.ts';

const born = 1_800_000_000_000;

const startWith = (kind: EntityKind) => {
  const asked: (string | null)[] = [];
  const load = fromPromise<LoadedEntity, { kind: EntityKind; id: string | null }>(({ input }) => {
    asked.push(input.id);
    return new Promise(() => undefined);
  });
  const actor = createActor(cachedEntityMachine.provide({ actors: { load } }), { input: { kind } }).start();
  actor.send({ type: 'entity.received', id: 'ann', data: { id: 'ann', firstName: 'Ann' }, at: born });
  return { actor, asked };
};

test.each([
  ['currentUser', 1000],
  ['viewedUser', 2000],
  ['peloton', 60_000],
] as const)('a %s aged exactly %i ms is fresh, and one millisecond later it is stale', (kind, age) => {
  const { actor, asked } = startWith(kind);
  actor.send({ type: 'entity.requested', id: 'ann', at: born + age });
  expect({ asked, value: actor.getSnapshot().value }).toEqual({ asked: [], value: 'ready' });
  actor.send({ type: 'entity.requested', id: 'ann', at: born + age + 1 });
  expect({ asked, value: actor.getSnapshot().value }).toEqual({ asked: ['ann'], value: 'loading' });
  // The old copy stays visible while the new one is on its way.
  expect(selectData(actor.getSnapshot())).toEqual({ id: 'ann', firstName: 'Ann' });
});

test('another id is fetched at once, and the old copy is removed', () => {
  const { actor, asked } = startWith('viewedUser');
  actor.send({ type: 'entity.requested', id: 'ben', at: born });
  expect(asked).toEqual(['ben']);
  expect(actor.getSnapshot().context).toEqual({
    kind: 'viewedUser',
    id: 'ben',
    data: null,
    retrievedAt: null,
    hydrated: false,
    temporaryImage: null,
    failure: null,
  });
});

test('changes merge, fundraising is replaced as a whole, and a reset empties the entity', () => {
  const { actor } = startWith('currentUser');
  actor.send({ type: 'entity.merged', changes: { lastName: 'Lee', fundraising: { raised: 1, goal: 2 } } });
  actor.send({ type: 'fundraising.replaced', fundraising: { raised: 3 } });
  expect(selectData(actor.getSnapshot())).toEqual({
    id: 'ann',
    firstName: 'Ann',
    lastName: 'Lee',
    fundraising: { raised: 3 },
  });
  actor.send({ type: 'customer.received', customerId: null, fundraising: { raised: 9 } });
  expect(selectData(actor.getSnapshot())).toMatchObject({ fundraising: { raised: 3 } });
  actor.send({ type: 'entity.reset' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'empty',
    context: { data: null, id: null, hydrated: false },
  });
});
