import { describe, expect, test } from 'vitest';
import {
  initialState,
  mileAfterKey,
  reduceValley,
  slugOf,
  type ValleyRoute,
} from '#src/features/content/valley/valley-state.ts';

const route = (id: string, name: string): ValleyRoute =>
  ({ route: { id, name }, way: [], stops: [], steepestMile: null }) as unknown as ValleyRoute;

const routes = [route('1', 'Summit Century'), route('2', 'Two-Day Traverse'), route('3', 'Riverside 25')];

describe('The first state', () => {
  test.each([
    ['nothing named', {}, '1', '2'],
    ['a route', { route: 'riverside-25' }, '3', '1'],
    ['both', { route: 'two-day-traverse', with: 'summit-century' }, '2', '1'],
    ['only what is beside it', { with: 'summit-century' }, '2', '1'],
    ['the same route twice', { route: 'riverside-25', with: 'riverside-25' }, '3', '1'],
    ['what is no route', { route: 'nowhere', with: '<script>' }, '1', '2'],
  ])('with %s in the address', (_, named, chosen, other) => {
    expect(initialState(routes, named)).toEqual({ chosen, other, reading: null });
  });

  test('compares nothing where there is one route, or none', () => {
    expect(initialState(routes.slice(0, 1))).toEqual({ chosen: '1', other: null, reading: null });
    expect(initialState([])).toEqual({ chosen: null, other: null, reading: null });
  });
});

describe('Choosing', () => {
  const state = { chosen: '1', other: '2', reading: { side: 'chosen', mile: 4 } } as const;

  test('another route ends the reading', () => {
    expect(reduceValley(state, { type: 'route.chosen', side: 'other', id: '3' })).toEqual({
      chosen: '1',
      other: '3',
      reading: null,
    });
  });

  test('the route of the other side exchanges the sides', () => {
    expect(reduceValley(state, { type: 'route.chosen', side: 'chosen', id: '2' })).toEqual({
      chosen: '2',
      other: '1',
      reading: null,
    });
  });

  test('reading a mile keeps both routes', () => {
    expect(reduceValley(state, { type: 'mile.read', side: 'other', mile: 9.5 })).toEqual({
      ...state,
      reading: { side: 'other', mile: 9.5 },
    });
  });
});

test.each([
  ['ArrowRight', 10, 11],
  ['ArrowUp', 10, 11],
  ['ArrowLeft', 10, 9],
  ['ArrowDown', 0.4, 0],
  ['PageUp', 10, 20],
  ['PageUp', 18, 24.8],
  ['PageDown', 4, 0],
  ['Home', 10, 0],
  ['End', 10, 24.8],
  ['Tab', 10, null],
  ['toString', 10, null],
])('%s leads from mile %s to %s', (key, from, to) => {
  expect(mileAfterKey(key, from, 24.8)).toBe(to);
});

test('names in addresses have small letters, figures and hyphens', () => {
  expect(['Two-Day Traverse', ' Cutler’s “Loop” ', 'Ñandú 5'].map(slugOf)).toEqual([
    'two-day-traverse',
    'cutler-s-loop',
    'and-5',
  ]);
});
