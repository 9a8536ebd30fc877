import { toDirectedGraph } from '@xstate/graph';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Taken = ReturnType<typeof toDirectedGraph>['edges'][number]['transition'];
type Branch = { node: AnyStateNode; transitions: Taken[] };

/** Every state node with its transitions, each once however many targets it has. `always` is not among them. */
export const branchesOf = (machine: AnyStateMachine): Branch[] => {
  const below = ({ stateNode, edges, children }: ReturnType<typeof toDirectedGraph>): Branch[] => [
    { node: stateNode, transitions: [...new Set(edges.map(({ transition }) => transition))] },
    ...children.flatMap(below),
  ];
  return below(toDirectedGraph(machine));
};
