import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { promisePort } from '#machines/port.ts';
import { defineModel, explore, shortestPaths } from '#test/path-driver/path-driver.ts';
import { lostTexts, secondCharges } from './invariants.ts';

type Faults = { forgetsKey: boolean; forgetsText: boolean };

/** A payment that can be sent again after a lost answer, with or without two faults. */
const paying = ({ forgetsKey, forgetsText }: Faults) =>
  setup({
    types: {
      context: {} as { typed: string; key: string | null },
      events: {} as { type: 'name.changed'; name: string } | { type: 'payment.confirmed'; key: string },
    },
    actors: { createDonation: promisePort<string, { key: string }>('createDonation') },
    delays: { sendLimit: 1_000 },
  }).createMachine({
    id: 'paying',
    context: { typed: '', key: null },
    initial: 'editing',
    states: {
      editing: {
        on: {
          'name.changed': { actions: assign({ typed: ({ event }) => event.name }) },
          'payment.confirmed': {
            target: 'sending',
            actions: assign({ key: ({ context, event }) => (forgetsKey ? null : context.key) ?? event.key }),
          },
        },
      },
      sending: {
        invoke: {
          id: 'createDonation',
          src: 'createDonation',
          input: ({ context }) => ({ key: context.key ?? '' }),
          onDone: 'done',
          onError: { target: 'editing', actions: assign(forgetsText ? { typed: '' } : {}) },
        },
        after: { sendLimit: 'editing' },
      },
      done: { type: 'final' },
    },
  });

const faultsOf = (faults: Faults) => {
  const model = {
    ...defineModel({
      machine: paying(faults),
      starts: { 'the form': undefined },
      events: {
        'name.changed': { Ada: { name: 'Ada' } },
        'payment.confirmed': { '': { key: 'a key' } },
        'xstate.done.actor.createDonation': { charged: { output: 'charged' } },
        'xstate.error.actor.createDonation': {
          offline: { error: flowError({ kind: 'network', message: '' }) },
        },
      },
      pageObject: { none: 'a machine of this test' },
    }),
    flow: 'paying',
  };
  const exploration = explore(model);
  return { lost: lostTexts(exploration), again: secondCharges(exploration, shortestPaths(exploration)) };
};

test('a machine that keeps its key and its text breaks no invariant', () => {
  expect(faultsOf({ forgetsKey: false, forgetsText: false })).toEqual({ lost: [], again: [] });
});

test('a charge under a new key after a lost answer is found', () => {
  expect(faultsOf({ forgetsKey: true, forgetsText: false }).again).toEqual([
    'sending | xstate.error.actor.createDonation(offline) | then payment.confirmed',
    'sending | xstate.after.sendLimit.paying.sending | then payment.confirmed',
  ]);
});

test('a text that a failure takes away is found', () => {
  expect(faultsOf({ forgetsKey: false, forgetsText: true }).lost).toEqual([
    'sending | xstate.error.actor.createDonation(offline) | editing',
  ]);
});
