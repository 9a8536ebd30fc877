import { expect, test } from 'vitest';
import { masked } from '#src/app/problem-report/masked.ts';

test('tells the kind of each part, and no value of a person', () => {
  const event = {
    type: 'draft.changed',
    name: 'Maria',
    nickname: '',
    amount: 5000,
    isSurvivor: true,
    partner: null,
    shifts: ['a', 'b'],
    address: { city: 'Oslo' },
  };
  expect(masked(event)).toEqual({
    name: 'text',
    nickname: 'empty',
    amount: 'number',
    isSurvivor: 'boolean',
    partner: 'null',
    shifts: 'list(2)',
    'address.city': 'text',
  });
});

test('keeps the words that tell the state of a flow', () => {
  const error = {
    kind: 'conflict',
    status: 409,
    code: 'route-full',
    reason: 'do-not-honor',
    message: 'Full.',
  };
  expect(masked({ type: 'xstate.error.actor.save', actorId: 'save', error } as { type: string })).toEqual({
    actorId: 'save',
    'error.kind': 'conflict',
    'error.status': '409',
    'error.code': 'route-full',
    'error.reason': 'text',
    'error.message': 'text',
  });
});

test.each([
  ['a sentence', 'I am ill'],
  ['an e-mail address', 'maria@example.org'],
  ['a number in a text', '4111111111111111'],
])('masks %s even in a part of a known name', (_, value) => {
  expect(masked({ type: 'step.shown', status: value } as { type: string })).toEqual({ status: 'text' });
});

test.each([1000, -1000, 1.5, 1e21])('masks the number %d, which no status has', (value) => {
  expect(masked({ type: 'step.shown', status: value } as { type: string })).toEqual({ status: 'number' });
});

test('masks a code that a person typed', () => {
  expect(masked({ type: 'code.submitted', code: 'PELOTON-7' } as { type: string })).toEqual({ code: 'text' });
});

test('masks names of parts that may be ids', () => {
  const chosen = { 'maria-hansen-2f': true, '7d0c4c0e-6a3e-4a8f-9d5e-0d9f4f8b1c2a': 'x' };
  expect(masked({ type: 'x', chosen } as { type: string })).toEqual({ 'chosen.…': 'text' });
});

test('goes three parts deep, and tells 20 parts', () => {
  const deep = { a: { b: { c: { d: 'x' } } } };
  const wide = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`part${'x'.repeat(at)}`.slice(0, 40), at]),
  );
  expect(masked({ type: 'x', ...deep } as { type: string })).toEqual({ 'a.b.c': 'object' });
  expect(Object.keys(masked({ type: 'x', ...wide }))).toHaveLength(20);
});
