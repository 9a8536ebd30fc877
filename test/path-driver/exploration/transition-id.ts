import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { branchesOf } from './branches.ts';

type Taken = { source: AnyStateNode; eventType: string; target?: readonly AnyStateNode[] | undefined };

/** `state.path | event | place among the node's transitions for that event`, readable and stable. */
export const transitionId = (taken: Taken): string => {
  const { source, eventType } = taken;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = (siblings as readonly Taken[]).indexOf(taken);
  const name = eventType === '' ? 'always' : eventType;
  return `${source.path.join('.') || '(root)'} | ${name} | ${place}`;
};

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  branchesOf(machine).map(({ node }) => node);

/** All there is to cover, `always` included. `xstate.after.…` and port events are transitions like any other. */
export const allTransitions = (machine: AnyStateMachine): string[] =>
  branchesOf(machine).flatMap(({ node, transitions }) =>
    [...transitions, ...(node.always ?? [])].map((one) => transitionId(one)),
  );

export const allStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.parent !== undefined && node.type !== 'history')
    .map((node) => node.path.join('.'));
