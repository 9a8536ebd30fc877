import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { shown } from '#lab/inspector/attach/shown.ts';

const person = {
  firstName: 'Ann',
  emailAddress: 'ann@example.org',
  birthDate: '1990-01-02',
  amount: 50_000,
  step: 'route',
  isCancerSurvivor: true,
  nothing: null,
  address: { city: 'Columbus', lines: ['1 High Street'] },
};
const secrets = {
  rawIdToken: 'eyJhbGci.eyJvaWQi.c2ln',
  password: 'correct horse',
  newPassword: 'battery staple',
  nonce: 'tok_4242',
  code: '123456',
  clientToken: { value: 'abc' },
};

test('the shape of a person has no value of theirs', () => {
  expect(shown(person, 'shape')).toEqual({
    firstName: '•••',
    emailAddress: '•••',
    birthDate: '•••',
    amount: '•••',
    step: 'route',
    isCancerSurvivor: '•••',
    nothing: null,
    address: { city: '•••', lines: ['•••'] },
  });
});

test('all of invented data is shown', () => {
  expect(shown(person, 'all')).toEqual(person);
  expect(shown({ seen: new Set(['a']), at: new Date(0), by: new Map([['x', true]]) }, 'all')).toEqual({
    seen: ['a'],
    at: '1970-01-01T00:00:00.000Z',
    by: { x: true },
  });
});

test.each(['all', 'shape'] as const)('no secret is shown, nor one inside of other data: %s', (extent) => {
  const text = JSON.stringify(shown({ type: 'signIn.submitted', deeper: [{ secrets }] }, extent));
  for (const secret of Object.values(secrets)) expect(text).not.toContain(JSON.stringify(secret));
  expect(text).not.toContain('abc');
  expect(shown({ code: '', nonce: null }, extent)).toEqual({ code: '', nonce: null });
});

test('nested values under a plain key are hidden too', () => {
  expect(shown({ state: { city: 'Columbus' }, type: ['Ann'] }, 'shape')).toEqual({
    state: { city: '•••' },
    type: ['•••'],
  });
});

test('actors and errors are cut off, and functions are removed', () => {
  const actor = createActor(createMachine({ id: 'secret', context: { name: 'Ann' } }));
  const data = { actor, error: new Error('Ann is not allowed'), say: () => 'Ann' };
  expect(shown(data, 'shape')).toEqual({ actor: '•••', error: '•••', say: undefined });
  expect(shown(data, 'all')).toEqual({
    actor: '(Actor)',
    error: { message: 'Ann is not allowed' },
    say: undefined,
  });
});

test.each(['all', 'shape'] as const)('circles and long values end: %s', (extent) => {
  const circle: Record<string, unknown> = { list: Array.from({ length: 5000 }, () => 'a'.repeat(5000)) };
  circle.again = circle;
  expect(JSON.stringify(shown(circle, extent)).length).toBeLessThan(8_000_000);
});
