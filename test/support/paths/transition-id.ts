import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Taken = { source: AnyStateNode; eventType: string; target?: readonly AnyStateNode[] | undefined };

/** Every transition of a node, `always` included; a start has none. */
const transitionsOf = (node: AnyStateNode) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** `state.path | event | place among the node's transitions for that event`, readable and stable. */
export const transitionId = (taken: Taken): string => {
  const { source, eventType } = taken;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = (siblings as readonly Taken[]).indexOf(taken);
  const name = eventType === '' ? 'always' : eventType;
  return `${source.path.join('.') || '(root)'} | ${name} | ${place}`;
};

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)];
  return below(machine.root);
};

/** All there is to cover. `xstate.after.…` and port events are transitions like any other. */
export const allTransitions = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) => transitionsOf(node).map((one) => transitionId(one)));

export const allStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.parent !== undefined && node.type !== 'history')
    .map((node) => node.path.join('.'));
