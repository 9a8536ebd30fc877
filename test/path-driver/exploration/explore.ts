import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { FlowModel } from '#test/path-driver/model/define-model.ts';
import { type Offer, offersOf } from './possible-events.ts';
import { createSimulator, type Moment, type Simulator, type Trace } from './simulate.ts';
import type { Edge, Spot } from './state-graph.ts';

export type { Edge, Spot } from './state-graph.ts';

export type Step = Offer & {
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  kind: string;
  effects: string[];
};
export type Path = { start: string; input: unknown; initial: AnyMachineSnapshot; steps: Step[] };

export type Exploration = {
  model: FlowModel;
  simulator: Simulator;
  starts: Spot[];
  spots: Spot[];
  edges: Edge[];
  /** The spot of a moment that another walk led to. */
  find: (moment: Moment) => Spot | undefined;
  /** Event descriptors without a case, and cases that nothing ever listened to. */
  missing: string[];
  unused: string[];
};

/** What the model lets count as the state, besides the state value. */
export const projectionOf = (model: FlowModel, snapshot: AnyMachineSnapshot): Record<string, unknown> =>
  model.serializeState === undefined ? snapshot.context : model.serializeState(snapshot);

const pathsIn = (value: unknown, above: string): string[] => {
  if (typeof value === 'string') return [above + value];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, below]) =>
    pathsIn(below, `${above}${key}.`),
  );
};

/** `editing.amount`; the regions of a parallel state are joined by `&`. */
export const stateOf = (snapshot: AnyMachineSnapshot): string =>
  Object.keys(snapshot.machine.states).length === 0 ? '(root)' : pathsIn(snapshot.value, '').join(' & ');

const keyOf = (model: FlowModel, { snapshot, timers, answered }: Moment): string =>
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

/** Two steps are of one kind when nothing a reader could tell apart happened in them. */
export const kindOf = (from: Moment, label: string, trace: Trace, to: Moment): string =>
  [
    stateOf(from.snapshot),
    label,
    trace.transitions.join(' & '),
    trace.guards.join(' & '),
    stateOf(to.snapshot),
  ].join(' → ');

/**
 * Breadth first over the machine as a pure function, so that the first way found to a state is a shortest one.
 * Each spot keeps the snapshot of that very way: a projection that forgets something cannot mix two paths up.
 */
export const explore = (model: FlowModel): Exploration => {
  const simulator = createSimulator(model.machine);
  const limit = model.limit ?? 20_000;
  const known = new Map<string, Spot>();
  const queue: Spot[] = [];
  const edges: Edge[] = [];
  const missing = new Set<string>();
  const offered = new Set<string>();
  const kinds = new Set<string>();

  const spotOf = (moment: Moment, start: string): Spot => {
    const key = keyOf(model, moment);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= limit) {
      throw new Error(`${model.flow}: more than ${limit} states; bound the model with serializeState`);
    }
    const spot: Spot = { key, moment, start, edges: [] };
    known.set(key, spot);
    queue.push(spot);
    return spot;
  };

  const starts = Object.entries(model.starts).map(([start, input]) => {
    const { moment } = simulator.start(input);
    const spot = spotOf(moment, start);
    return spot.start === start ? spot : { ...spot, start, moment };
  });

  for (let spot = queue.shift(); spot !== undefined; spot = queue.shift()) {
    for (const offer of offersOf(model, simulator, spot.moment, missing)) {
      offered.add(offer.event.type);
      const { moment, trace } = simulator.step(spot.moment, offer.event);
      const kind = kindOf(spot.moment, offer.label, trace, moment);
      const edge: Edge = {
        ...offer,
        from: spot,
        to: spot,
        trace,
        kind,
        after: kinds.has(kind) ? null : moment,
      };
      kinds.add(kind);
      edge.to = spotOf(moment, spot.start);
      spot.edges.push(edge);
      edges.push(edge);
    }
  }
  const unused = Object.keys(model.events).filter((type) => !offered.has(type));
  const find = (moment: Moment) => known.get(keyOf(model, moment));
  return { model, simulator, starts, spots: [...known.values()], edges, find, missing: [...missing], unused };
};
