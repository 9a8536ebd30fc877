import { defineModel, type FlowModel } from '@product/path-driver';
import { assign, setup } from 'xstate';
import { flowError } from '#machines/flow-error.ts';
import { promisePort } from '#machines/port.ts';

/** Each breaks one invariant. */
export type PlantedFault = 'forgets its key' | 'forgets its text' | 'has a dead end' | 'waits for ever';

/** A payment that can be sent again after a lost answer, with or without a fault. */
const paying = (fault: PlantedFault | null) =>
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
            actions: assign({
              key: ({ context, event }) => (fault === 'forgets its key' ? null : context.key) ?? event.key,
            }),
          },
        },
      },
      sending: {
        invoke: {
          id: 'createDonation',
          src: 'createDonation',
          input: ({ context }) => ({ key: context.key ?? '' }),
          onDone: 'done',
          onError:
            fault === 'has a dead end'
              ? 'failed'
              : { target: 'editing', actions: assign(fault === 'forgets its text' ? { typed: '' } : {}) },
        },
        ...(fault === 'waits for ever' ? {} : { after: { sendLimit: 'editing' } }),
      },
      failed: {},
      done: { type: 'final' },
    },
  });

export const plantedModel = (fault: PlantedFault | null): FlowModel => ({
  ...defineModel({
    machine: paying(fault),
    starts: { 'the form': undefined },
    events: {
      'name.changed': { Ada: { name: 'Ada' } },
      'payment.confirmed': { '': { key: '0b6f6f0e-7f3b-4b63-9d2f-0a4c1d6b7a01' } },
    },
    outcomes: {
      createDonation: {
        done: { charged: { output: 'charged' } },
        error: {
          offline: { error: flowError({ kind: 'network', message: '' }) },
        },
      },
    },
    pageObject: { none: 'a machine for tests' },
  }),
  flow: 'paying',
});
