import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { stateOf } from '#driver/machine/active-states.ts';
import type { FlowModel } from '#driver/model/define-model.ts';
import { type PossibleEvent, possibleEventsOf } from './possible-events.ts';
import { createSimulator, type SimulatedState, type Simulator, type Trace } from './simulate.ts';
import type { Edge, Exploration, Step, Vertex } from './state-graph.ts';

/** The part of a snapshot, besides the state value, that tells states apart. */
export const projectionOf = (model: FlowModel, snapshot: AnyMachineSnapshot): Record<string, unknown> =>
  model.serializeState === undefined ? snapshot.context : model.serializeState(snapshot);

const keyOf = (model: FlowModel, { snapshot, timers, answered }: SimulatedState): string =>
  JSON.stringify([
    snapshot.value,
    snapshot.status,
    projectionOf(model, snapshot),
    timers.map((timer) => timer.event.type),
    Object.entries(snapshot.children)
      .filter(([, child]) => child instanceof Object && !answered.has(child as AnyActorRef))
      .map(([id]) => id)
      .sort(),
  ]);

/** The kind of a step. Steps of one kind have the same states, event case, transitions and guard outcomes. */
export const kindOf = (from: SimulatedState, label: string, trace: Trace, to: SimulatedState): string =>
  [
    stateOf(from.snapshot),
    label,
    trace.transitions.join(' & '),
    trace.guards.join(' & '),
    stateOf(to.snapshot),
  ].join(' → ');

/** A possible event, taken. */
export const stepFrom = (
  { step }: Simulator,
  before: SimulatedState,
  possible: PossibleEvent,
): { step: Step; state: SimulatedState } => {
  const { state, trace } = step(before, possible.event);
  const kind = kindOf(before, possible.label, trace, state);
  const { effects } = trace;
  return { step: { ...possible, kind, effects, before: before.snapshot, after: state.snapshot }, state };
};

/** A preparation under a misspelt name would never run, and a reason to skip would skip nothing. */
const refuseUnknownSteps = ({ flow, pageObject }: FlowModel, edges: readonly Edge[]): void => {
  if ('none' in pageObject) return;
  const known = new Set(edges.flatMap(({ label, event }) => [label, event.type]));
  const unknown = Object.keys(pageObject.browser.steps ?? {}).filter((step) => !known.has(step));
  if (unknown.length > 0)
    throw new Error(`${flow}: browser.steps names no step of the machine: ${unknown.join(', ')}`);
};

/**
 * Finds all that can happen to the model's machine, breadth first over the machine as a pure function. The first path
 * to a state is thus a shortest one. Each vertex keeps the snapshot of that path: a projection that leaves something
 * out does not mix two paths up. More than `limit` states count as an unbounded model.
 */
export const explore = (model: FlowModel, limit = 20_000): Exploration => {
  const simulator = createSimulator(model.machine);
  const known = new Map<string, Vertex>();
  const queue: Vertex[] = [];
  const edges: Edge[] = [];
  const missing = new Set<string>();
  const accepted = new Set<string>();
  const kinds = new Set<string>();

  const vertexOf = (state: SimulatedState, start: string): Vertex => {
    const key = keyOf(model, state);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= limit) {
      throw new Error(`${model.flow}: more than ${limit} states; bound the model with serializeState`);
    }
    const vertex: Vertex = { key, state, start, edges: [] };
    known.set(key, vertex);
    queue.push(vertex);
    return vertex;
  };

  const starts = Object.entries(model.starts).map(([start, input]) => {
    const { state } = simulator.start(input);
    const vertex = vertexOf(state, start);
    return vertex.start === start ? vertex : { ...vertex, start, state };
  });

  for (let vertex = queue.shift(); vertex !== undefined; vertex = queue.shift()) {
    for (const possible of possibleEventsOf(model, simulator, vertex.state, missing)) {
      accepted.add(possible.event.type);
      const { state, trace } = simulator.step(vertex.state, possible.event);
      const kind = kindOf(vertex.state, possible.label, trace, state);
      const edge: Edge = {
        ...possible,
        from: vertex,
        to: vertex,
        trace,
        kind,
        after: kinds.has(kind) ? null : state,
      };
      kinds.add(kind);
      edge.to = vertexOf(state, vertex.start);
      vertex.edges.push(edge);
      edges.push(edge);
    }
  }
  refuseUnknownSteps(model, edges);
  const unused = Object.keys(model.cases).filter((type) => !accepted.has(type));
  const find = (state: SimulatedState) => known.get(keyOf(model, state));
  return {
    model,
    simulator,
    starts,
    vertices: [...known.values()],
    edges,
    find,
    missing: [...missing],
    unused,
  };
};
