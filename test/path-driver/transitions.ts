/** What the driver's coverage and a picture of a machine have in common: the ids of transitions. It needs no Node, so pages can load it. */
export { branchesOf } from './machine/branches.ts';
export { allStates, allTransitions, guardName, nodesOf, transitionId } from './machine/transition-id.ts';
