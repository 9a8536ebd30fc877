import type { AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '#driver/model/define-model.ts';
import type { Effect } from './effects.ts';
import type { PossibleEvent } from './possible-events.ts';
import type { SimulatedState, Simulator, Trace } from './simulate.ts';

/** A state of the flow as the model tells states apart, with the snapshot of the path that first led to it. */
export type Vertex = { key: string; state: SimulatedState; start: string; edges: Edge[] };

/** An event case in one state, and where it leads. */
export type Edge = PossibleEvent & {
  from: Vertex;
  to: Vertex;
  trace: Trace;
  /** The kind of step: state, event case, transitions, guard outcomes and target. */
  kind: string;
  /** The state after the step; kept for the first edge of its kind only, to save memory. */
  after: SimulatedState | null;
};

/** An edge that a path takes, with the snapshots of this path. */
export type Step = PossibleEvent & {
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  kind: string;
  effects: readonly Effect[];
};

/** A start and the steps that follow. */
export type Path = { start: string; input: unknown; initial: AnyMachineSnapshot; steps: Step[] };

/** All that can happen to a machine, found from its model. */
export type Exploration = {
  model: FlowModel;
  simulator: Simulator;
  starts: Vertex[];
  vertices: Vertex[];
  edges: Edge[];
  /** The vertex of a state that another path led to. */
  find: (state: SimulatedState) => Vertex | undefined;
  /** Events of the machine without a case. */
  missing: string[];
  /** Cases that no state accepts. */
  unused: string[];
};
