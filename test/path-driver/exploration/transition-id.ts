import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { branchesOf } from './branches.ts';

type Transition = { source: AnyStateNode; eventType: string; target?: readonly AnyStateNode[] | undefined };

/** A readable, stable id: `state.path | event | index among the node's transitions for that event`. */
export const transitionId = (transition: Transition): string => {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = (siblings as readonly Transition[]).indexOf(transition);
  const name = eventType === '' ? 'always' : eventType;
  return `${source.path.join('.') || '(root)'} | ${name} | ${place}`;
};

/** All state nodes of a machine. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  branchesOf(machine).map(({ node }) => node);

/** The ids of all transitions: of events, `always`, timers and ports. */
export const allTransitions = (machine: AnyStateMachine): string[] =>
  branchesOf(machine).flatMap(({ node, transitions }) =>
    [...transitions, ...(node.always ?? [])].map((one) => transitionId(one)),
  );

/** The paths of all states. */
export const allStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => node.parent !== undefined && node.type !== 'history')
    .map((node) => node.path.join('.'));
