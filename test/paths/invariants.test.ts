import { explore, type FlowModel, shortestPaths } from '@product/path-driver';
import { expect, test } from 'vitest';
import { foundingMachine } from '#machines/founding/founding.machine.ts';
import { plantedModel } from '#test/support/planted-faults.ts';
import { foundingModel } from './founding.model.ts';
import { brokenInvariants } from './invariants.ts';

const brokenIn = (model: FlowModel) => {
  const exploration = explore(model);
  return brokenInvariants(exploration, shortestPaths(exploration));
};

test('a machine without a fault breaks no invariant', () => {
  expect(brokenIn(plantedModel(null))).toEqual([]);
});

test('a charge under a new key after a lost answer is found', () => {
  expect(brokenIn(plantedModel('forgets its key'))).toEqual([
    'a second charge while the outcome of the first is unknown: sending | xstate.after.sendLimit.paying.sending | then payment.confirmed',
    'a second charge while the outcome of the first is unknown: sending | xstate.error.actor.createDonation(offline) | then payment.confirmed',
  ]);
});

test('a text that a failure takes away is found', () => {
  expect(brokenIn(plantedModel('forgets its text'))).toEqual([
    'a step loses what was typed: sending | xstate.error.actor.createDonation(offline) | editing',
  ]);
});

test('a state without a way on or out is found', () => {
  expect(brokenIn(plantedModel('has a dead end'))).toEqual(['a dead end: failed']);
});

test('a port without a time limit is found, and that its state has no way out', () => {
  expect(brokenIn(plantedModel('waits for ever'))).toEqual([
    'a dead end: sending',
    'a port waits without a time limit: sending | createDonation',
  ]);
});

test('a text that a reload takes away is found', () => {
  const machine = foundingMachine.provide({ actions: { keepDraft: () => undefined } });
  expect(brokenIn({ ...foundingModel, machine, flow: 'founding' })).toContain(
    'a reload loses what was typed: drafting.naming',
  );
});
