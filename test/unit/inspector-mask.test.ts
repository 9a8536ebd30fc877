import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { mask, maskContext, maskEvent, maskInspection } from '#src/app/inspector/inspector-mask.ts';

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
const masked = {
  firstName: '•••',
  emailAddress: '•••',
  birthDate: '•••',
  amount: '•••',
  step: 'route',
  isCancerSurvivor: '•••',
  nothing: null,
  address: { city: '•••', lines: ['•••'] },
};

test('a context keeps its shape, and its values are masked', () => {
  expect(maskContext(person)).toEqual(masked);
  expect(maskContext(undefined)).toEqual({});
});

test('an event keeps its type, and its other values are masked', () => {
  expect(maskEvent({ type: 'draft.changed', changes: person } as { type: string })).toEqual({
    type: 'draft.changed',
    changes: masked,
  });
});

test('nested values under an allowed key are masked too', () => {
  expect(mask({ state: { city: 'Columbus' }, type: ['Ann'] })).toEqual({
    state: { city: '•••' },
    type: ['•••'],
  });
});

test('actors and errors are masked, and functions are removed', () => {
  const actor = createActor(createMachine({ id: 'secret', context: { name: 'Ann' } }));
  expect(mask({ actor, error: new Error('Ann is not allowed'), say: () => 'Ann' })).toEqual({
    actor: '•••',
    error: '•••',
    say: undefined,
  });
});

test('deeply nested values are cut off', () => {
  const deep = Array.from({ length: 20 }).reduce((below: object) => ({ below }), { name: 'Ann' });
  expect(JSON.stringify(mask(deep))).not.toContain('Ann');
});

test('a snapshot’s context, input and output are masked, and its machine is left out', () => {
  const message = {
    type: '@xstate.snapshot',
    sessionId: 'x:1',
    event: { type: 'xstate.done.actor.load', output: person },
    snapshot: {
      status: 'done',
      value: 'ready',
      context: person,
      input: person,
      output: person,
      machine: person,
    },
  };
  expect(maskInspection(message)).toEqual({
    type: '@xstate.snapshot',
    sessionId: 'x:1',
    event: { type: 'xstate.done.actor.load', output: masked },
    snapshot: { status: 'done', value: 'ready', context: masked, input: masked, output: masked },
  });
});

test('an actor without a snapshot is reported as active', () => {
  expect(maskInspection({ type: '@xstate.actor', snapshot: undefined })).toEqual({
    type: '@xstate.actor',
    snapshot: { status: 'active' },
  });
});
