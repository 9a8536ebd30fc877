import { toDirectedGraph } from '@xstate/graph';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = ReturnType<typeof toDirectedGraph>['edges'][number]['transition'];
type Branch = { node: AnyStateNode; transitions: Transition[] };

/** Every state node with its transitions, without `always`. A transition with several targets comes once. */
export const branchesOf = (machine: AnyStateMachine): Branch[] => {
  const below = ({ stateNode, edges, children }: ReturnType<typeof toDirectedGraph>): Branch[] => [
    { node: stateNode, transitions: [...new Set(edges.map(({ transition }) => transition))] },
    ...children.flatMap(below),
  ];
  return below(toDirectedGraph(machine.root));
};
