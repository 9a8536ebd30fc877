import { expect, test } from 'vitest';
import { masked } from '#src/app/problem-report/masked.ts';

const of = (event: object) => masked({ type: 'x', ...event } as { type: string });

test('tells nothing of what a person typed or chose, not even that there is an answer', () => {
  const changes = {
    name: 'Maria',
    cancerType: 'breast',
    isCancerSurvivor: true,
    guardianEmail: 'g@example.org',
    gender: 'f',
    amount: 5000,
    shifts: ['a', 'b'],
  };
  expect(of({ changes, ...changes, today: '2026-12-01', id: 'maria-hansen-2f' })).toEqual({});
});

test('keeps the words that tell the state of a flow', () => {
  const error = {
    kind: 'conflict',
    status: 409,
    code: 'route-full',
    reason: 'do-not-honor',
    message: 'Full.',
  };
  expect(of({ actorId: 'save', error, step: 'fee' })).toEqual({
    actorId: 'save',
    step: 'fee',
    'error.kind': 'conflict',
    'error.status': '409',
    'error.code': 'route-full',
  });
});

test.each([
  ['a sentence', 'I am ill'],
  ['an e-mail address', 'maria@example.org'],
  ['a number in a text', '4111111111111111'],
  ['a large number', 1000],
  ['a part of a number', 1.5],
  ['nothing', null],
  ['a list', ['ill']],
  ['an object', { status: 'ill' }],
])('leaves out %s under a known name', (_, value) => {
  expect(of({ status: value })).toEqual({});
});

test('leaves out a code that a person typed, and known names in unknown places', () => {
  expect(of({ code: 'PELOTON-7', by: { ada: { status: 'ill', kind: 'leukemia' } } })).toEqual({});
});
