import { nodesOf } from '@product/path-driver';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode, TransitionDefinition } from 'xstate';
import { loadMachines, loadModels, machineFiles } from './find-models.ts';
import { outsideEvents, restingStates } from './resting-states.ts';

type Transition = Pick<TransitionDefinition<never, never>, 'reenter'> & {
  target?: readonly AnyStateNode[] | undefined;
};

const models = await loadModels();

const nameOf = (node: AnyStateNode) => [node.machine.id, ...node.path].join('.');

/** The state and its ancestors. */
const around = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...around(node.parent)];

const leavesFrom =
  (node: AnyStateNode) =>
  ({ target, reenter }: Transition): boolean =>
    target !== undefined && (reenter || !target.includes(node));

const isLimited = (node: AnyStateNode): boolean =>
  around(node).some((each) => (each.after as readonly Transition[]).some(leavesFrom(each)));

const has = (node: AnyStateNode, descriptor: string) => node.transitions.has(descriptor);

/** Ports with one answer; a machine has its own clock, and a callback ends with its state. */
const invokesOf = (node: AnyStateNode) =>
  node.invoke.filter(({ id, src }) => {
    const logic: unknown = (node.machine.implementations.actors as Record<string, unknown>)[String(src)];
    const isMachine = typeof logic === 'object' && logic !== null && '__xstatenode' in logic;
    return !isMachine && (has(node, `xstate.done.actor.${id}`) || has(node, `xstate.error.actor.${id}`));
  });

/** The events that a person causes, from the page object; none without a screen. */
const personEventsOf = ({ id, config }: AnyStateMachine): string[] => {
  const { pageObject } = models.find(({ machine }) => machine.config === config) ?? {};
  if (pageObject === undefined || 'none' in pageObject) return [];
  return Object.keys(pageObject.actions).filter((event) => !outsideEvents[id]?.includes(event));
};

/** Whether an action of a person leads out of the state, or fulfils an `always`. */
const hasPersonNext = (node: AnyStateNode): boolean => {
  const isAlways = (node.always ?? []).some(leavesFrom(node));
  return personEventsOf(node.machine).some((event) =>
    around(node).some((each) =>
      (each.transitions.get(event) ?? []).some((one) => leavesFrom(node)(one) || isAlways),
    ),
  );
};

/** The machine may stay in the state for ever, because no time limit ends it. */
const isOpenEnded = (node: AnyStateNode): boolean =>
  node.type === 'atomic' &&
  !isLimited(node) &&
  !(node.always ?? []).some((one) => one.guard === undefined && leavesFrom(node)(one));

const isBusy = (node: AnyStateNode): boolean => around(node).some(({ tags }) => tags.includes('busy'));

const isEndless = (node: AnyStateNode): boolean =>
  isOpenEnded(node) && (isBusy(node) || !hasPersonNext(node));

const guardNames = (machine: AnyStateMachine) => Object.keys(machine.implementations.guards);

const inlineGuards = (node: AnyStateNode): string[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    .filter(({ guard }) => typeof guard === 'function' && !('check' in guard))
    .map(({ eventType }) => `${nameOf(node)} on ${eventType}`);

describe('every machine keeps the rules of the house', () => {
  for (const file of machineFiles()) {
    test(file, async () => {
      const nodes = (await loadMachines(file)).flatMap(nodesOf);
      const named = nodes.filter((node) => node.parent !== undefined && node.type !== 'history');
      expect(named.filter((node) => !node.description).map(nameOf), 'states without a description').toEqual(
        [],
      );

      const ports = nodes.flatMap((node) => invokesOf(node).map(({ id }) => ({ node, id })));
      const where = ({ node, id }: { node: AnyStateNode; id: string }) => `${nameOf(node)} ${id}`;
      const silent = ports.filter(({ node, id }) => !has(node, `xstate.error.actor.${id}`));
      expect(silent.map(where), 'ports without onError').toEqual([]);
      const endless = ports.filter(({ node }) => !isLimited(node));
      expect(endless.map(where), 'ports without a time limit').toEqual([]);
      const waiting = nodes.filter(isEndless).map(nameOf);
      expect(
        waiting.filter((name) => !(name in restingStates)),
        'states that wait without a time limit, and not for a person',
      ).toEqual([]);

      expect(nodes.flatMap(inlineGuards), 'guards without a name').toEqual([]);
      const guards = nodes.flatMap((node) => (node.parent === undefined ? guardNames(node.machine) : []));
      const odd = guards.filter((name) => !/^(is|has|can|was|needs)[A-Z]/.test(name));
      expect(odd, 'guards that do not ask').toEqual([]);
    });
  }
});

describe('the tables of the rule about waiting have no expired entries', async () => {
  const machines = (await Promise.all(machineFiles().map(loadMachines))).flat();
  const nodes = machines.flatMap(nodesOf);

  test('each resting state exists, and waits without a time limit', () => {
    const endless = nodes.filter(isEndless).map(nameOf);
    expect(Object.keys(restingStates).filter((name) => !endless.includes(name))).toEqual([]);
  });

  test('each event from outside has a part in its page object', () => {
    const expired = Object.entries(outsideEvents).flatMap(([id, events]) => {
      const { pageObject } = models.find(({ machine }) => machine.id === id) ?? {};
      const known = pageObject === undefined || 'none' in pageObject ? [] : Object.keys(pageObject.actions);
      return events.filter((event) => !known.includes(event)).map((event) => `${id} ${event}`);
    });
    expect(expired).toEqual([]);
  });
});
