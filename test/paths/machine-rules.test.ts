import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { loadMachines, machineFiles, nodesOf } from '#test/path-driver/path-driver.ts';

const nameOf = (node: AnyStateNode) => `${node.machine.id}.${node.path.join('.')}`;

const isLimited = (node: AnyStateNode): boolean =>
  node.after.length > 0 || (node.parent !== undefined && isLimited(node.parent));

const has = (node: AnyStateNode, descriptor: string) => node.transitions.has(descriptor);

/** Ports that answer once; a machine keeps its own time, and a callback ends when it is left. */
const invokesOf = (node: AnyStateNode) =>
  node.invoke.filter(({ id, src }) => {
    const logic: unknown = (node.machine.implementations.actors as Record<string, unknown>)[String(src)];
    const isMachine = typeof logic === 'object' && logic !== null && '__xstatenode' in logic;
    return !isMachine && (has(node, `xstate.done.actor.${id}`) || has(node, `xstate.error.actor.${id}`));
  });

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

      expect(nodes.flatMap(inlineGuards), 'guards without a name').toEqual([]);
      const guards = nodes.flatMap((node) => (node.parent === undefined ? guardNames(node.machine) : []));
      const odd = guards.filter((name) => !/^(is|has|can|was|needs)[A-Z]/.test(name));
      expect(odd, 'guards that do not ask').toEqual([]);
    });
  }
});
