/** The path driver's public module: what models and tests of all drivers use. See README.md. */

export { nodesOf } from '#lab/chart/transition-id.ts';
export type { Effect } from './exploration/effects.ts';
export { explore, stateOf } from './exploration/explore.ts';
export { heldPort } from './exploration/held-port.ts';
export { activeStates, type PossibleEvent, possibleEventsOf } from './exploration/possible-events.ts';
export type { SimulatedState, Simulator } from './exploration/simulate.ts';
export type { Edge, Exploration, Path, Step, Vertex } from './exploration/state-graph.ts';
export { defineModel, type FlowModel, inputOf, unexamined } from './model/define-model.ts';
export {
  flowOf,
  goldenFile,
  loadFlow,
  loadMachines,
  loadModel,
  loadModels,
  machineFiles,
  modelFiles,
} from './model/find-models.ts';
export type { BrowserSettings, BrowserStep, PageObject, PortAnswer } from './model/page-object.ts';
export { requests } from './model/ports.ts';
export type { BrowserSession, Ui } from './model/ui.ts';
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
export { type CoverageReport, countWalk, coverageTable, gapsOf, metBy } from './results/coverage.ts';
export { goldenDifference, goldenText } from './results/golden-record.ts';
export {
  type WalkedStep,
  type Watch,
  walkRandomly,
} from './walks/random-walk.ts';
export { walkMachine } from './walks/walked-actor.ts';
