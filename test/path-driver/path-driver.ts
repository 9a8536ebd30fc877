/** The path driver's public module: what models and tests of all drivers use. See README.md. */

export type { Effect } from './exploration/effects.ts';
export { explore } from './exploration/explore.ts';
export { heldPort } from './exploration/held-port.ts';
export { type PossibleEvent, possibleEventsOf } from './exploration/possible-events.ts';
export type { SimulatedState, Simulator } from './exploration/simulate.ts';
export type { Edge, Exploration, Path, Step, Vertex } from './exploration/state-graph.ts';
export { activeStates, stateOf } from './machine/active-states.ts';
export { nodesOf } from './machine/transition-id.ts';
export { defineModel, type FlowModel, inputOf, unexamined } from './model/define-model.ts';
export type { BrowserSettings, BrowserStep, PageObject, PortAnswer } from './model/page-object.ts';
export { requests } from './model/ports.ts';
export type { Name, Role, Ui } from './model/ui.ts';
export {
  coveringPaths,
  onlyStates,
  pathsFrom,
  pathsTo,
  pathsToGoal,
  statesNamed,
  withoutStates,
} from './paths/covering-paths.ts';
export {
  type Departure,
  type Followed,
  followRecording,
  followSteps,
  type NamedStep,
  type Recording,
} from './paths/follow-recording.ts';
export { leastSteps } from './paths/least-steps.ts';
export { randomPathTo } from './paths/random-paths.ts';
export { shortestPaths } from './paths/shortest-paths.ts';
export { type CoverageReport, coverageTable, gapsOf, metBy } from './results/coverage.ts';
export { goldenDifference, goldenText } from './results/golden-record.ts';
export type { BareSession, BrowserSession, Site } from './session.ts';
export {
  type Invariant,
  propertyTest,
  type WalkedStep,
} from './walks/property-test.ts';
export { walkMachine } from './walks/walked-actor.ts';
