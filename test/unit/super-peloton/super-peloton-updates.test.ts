import { describe, expect, test } from 'vitest';
import type { ActionKind, SuperPelotonContext } from '#machines/super-peloton/super-peloton.types.ts';
import {
  initialContext,
  searchFor,
  settled,
  takenIn,
} from '#machines/super-peloton/super-peloton.updates.ts';
import {
  alone,
  family,
  inFamily,
  nurses,
  own,
  porters,
  sub,
} from '#test/support/super-peloton/super-peloton-fixture.ts';

const searched = { query: 'Quarry', found: [] };
const acting = (kind: ActionKind, other = nurses): SuperPelotonContext => ({
  ...initialContext({ pelotonId: own.id, name: own.name }),
  ...searched,
  view: { ...family, subPelotons: [sub(1), sub(2)], subPelotonCount: 14 },
  action: { kind, other },
  key: 'key-1',
});
const { requests: _, ...withoutRequests } = alone;
const asking = { ...withoutRequests, requests: [{ ...family.requests[0], peloton: nurses }] } as never;

describe('an answered action', () => {
  test.each([
    ['ask', asking, 'asked'],
    ['ask', alone, 'united'],
    ['agree', alone, 'united'],
    ['decline', alone, 'declined'],
    ['withdraw', alone, 'withdrawn'],
    ['leave', alone, 'left'],
  ] as const)('%s: the page says %s %s', (kind, state, done) => {
    expect(settled(acting(kind), state)).toMatchObject({ done, key: null, problem: null });
  });

  test('asks another peloton where only a third one is open', () => {
    expect(settled(acting('ask', porters), asking).done).toBe('united');
  });

  test('takes a sub-peloton that left off the page and the count, and no other', () => {
    const { view } = settled(acting('leave', sub(2)), alone);
    expect(view).toMatchObject({ subPelotons: [sub(1)], subPelotonCount: 13 });
    expect(settled(acting('decline', sub(2)), alone).view).toMatchObject({
      subPelotons: [sub(1), sub(2)],
      subPelotonCount: 14,
    });
  });

  test('ends the search once somebody was asked', () => {
    expect(settled(acting('ask'), alone)).toMatchObject({ query: '', found: null });
    expect(settled(acting('decline'), alone)).not.toHaveProperty('query');
  });

  test('changes nothing without an action or a view', () => {
    expect(settled({ ...acting('ask'), action: null }, alone)).toEqual({});
    expect(settled({ ...acting('ask'), view: null }, alone)).toEqual({});
  });
});

test('a search goes without the spaces around it, and begins empty', () => {
  expect(searchFor(' Quarry ')).toMatchObject({ query: 'Quarry', found: null });
  expect(initialContext({ pelotonId: own.id, name: own.name })).toMatchObject({ query: '', found: null });
});

test('nobody can be asked who is in the family, or has an open request', () => {
  expect(takenIn(own.id, alone)).toEqual(new Set([own.id]));
  expect(takenIn(own.id, inFamily)).toEqual(new Set([own.id, nurses.id]));
  const view = { ...family, subPelotons: [sub(1)] };
  const asked = family.requests.map(({ peloton }) => peloton.id);
  expect(asked.length).toBeGreaterThan(0);
  expect(takenIn(own.id, view)).toEqual(new Set([own.id, ...asked, sub(1).id]));
});
