import type { AnyMachineSnapshot } from 'xstate';
import { stepFrom } from '#driver/exploration/explore.ts';
import { possibleEventsOf } from '#driver/exploration/possible-events.ts';
import type { SimulatedState } from '#driver/exploration/simulate.ts';
import type { Edge, Exploration, Path, Step, Vertex } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';
import { inputOf } from '#driver/model/define-model.ts';
import { shortestPaths } from './shortest-paths.ts';

/** What of a step's kind must be covered. */
type Grain = (kind: string) => string;

/** Each event case with its transitions and guard outcomes once, in any state: the gate's grain on a screen. */
export const withoutStates: Grain = (kind) => kind.split(' → ').slice(1, -1).join(' → ');

/** Whether a path may take a step in a state. */
export type Allowed = (
  edge: { label: string; event: { type: string } },
  before: AnyMachineSnapshot,
) => boolean;

/** The shortest route to a wanted edge, breadth first; null if there is none. */
const routeToWanted = (
  from: Vertex,
  isWanted: (edge: Edge) => boolean,
  isOpen: (edge: Edge) => boolean,
): Edge[] | null => {
  // By the vertex that the search came from. The edge may name another one: two starts can have the same key.
  const previous = new Map<Vertex, { edge: Edge; before: Vertex } | null>([[from, null]]);
  const routeTo = (vertex: Vertex): Edge[] => {
    const last = previous.get(vertex);
    return last ? [...routeTo(last.before), last.edge] : [];
  };
  for (const vertex of previous.keys()) {
    for (const edge of vertex.edges) {
      if (!isOpen(edge)) continue;
      if (isWanted(edge)) return [...routeTo(vertex), edge];
      if (!previous.has(edge.to)) previous.set(edge.to, { edge, before: vertex });
    }
  }
  return null;
};

/** A path that always goes to the nearest kind of step in `wanted`, and removes from `wanted` what it takes. */
const pathFrom = (
  exploration: Exploration,
  begin: Vertex,
  wanted: Set<string>,
  allowed: Allowed,
  grain: Grain,
): Path => {
  const { model, simulator, find } = exploration;
  const steps: Step[] = [];
  // Edges that the projection promises, and that this path's own context does not allow.
  const closed = new Set<Edge>();
  const isOpen = (edge: Edge) => allowed(edge, edge.from.state.snapshot) && !closed.has(edge);
  const isWanted = (edge: Edge) => wanted.has(grain(edge.kind));
  let vertex = begin;
  let state: SimulatedState = begin.state;

  for (
    let route = routeToWanted(vertex, isWanted, isOpen);
    route !== null;
    route = routeToWanted(vertex, isWanted, isOpen)
  ) {
    const before = wanted.size;
    for (const edge of route) {
      const possible = possibleEventsOf(model, simulator, state, new Set()).find(
        (one) => one.label === edge.label,
      );
      if (possible === undefined) {
        closed.add(edge);
        break;
      }
      const { step, state: after } = stepFrom(simulator, state, possible);
      const { kind } = step;
      steps.push(step);
      wanted.delete(grain(kind));
      state = after;
      vertex = find(after) ?? edge.to;
      if (kind !== edge.kind) closed.add(edge);
      if (vertex !== edge.to) break;
    }
    const last = route.at(-1);
    if (wanted.size === before && last !== undefined) closed.add(last);
  }
  const input = inputOf(model, begin.start);
  return { start: begin.start, input, initial: begin.state.snapshot, steps };
};

/** The state in which a kind of step begins, and the one in which it ends. */
const endsOf = (kind: string): { from: string; to: string } => {
  const parts = kind.split(' → ');
  return { from: parts[0] ?? '', to: parts.at(-1) ?? '' };
};

/**
 * Whether a state has this name: the whole path, or some of its parts in a row. `confirming.leaving` has the names `confirming`,
 * `leaving` and `confirming.leaving`. In a parallel state each region counts.
 */
export const hasName = (state: string, name: string): boolean =>
  state === name || state.split(' & ').some((region) => `.${region}.`.includes(`.${name}.`));

/** The states of this name that the flow reaches, or all of them, as `stateOf` writes them. */
export const statesNamed = ({ vertices }: Exploration, name?: string): string[] =>
  [...new Set(vertices.map(({ state }) => stateOf(state.snapshot)))].filter(
    (state) => name === undefined || hasName(state, name),
  );

/** What a path ends with: a state in which it may have begun, or a kind of step. */
type Goal = { isThere: (state: string) => boolean; isArrival: (kind: string) => boolean };

/** A short path to the goal, from each start that reaches it; the shortest first. */
export const pathsToGoal = (
  exploration: Exploration,
  { isThere, isArrival }: Goal,
  allowed: Allowed = () => true,
): Path[] =>
  exploration.starts
    .map((begin) => {
      const arrival: Grain = (kind) => (isArrival(kind) ? 'arrival' : kind);
      const wanted = new Set(isThere(stateOf(begin.state.snapshot)) ? [] : ['arrival']);
      const path = pathFrom(exploration, begin, wanted, allowed, arrival);
      return { path, hasArrived: wanted.size === 0 };
    })
    .flatMap(({ path, hasArrived }) => (hasArrived ? [path] : []))
    .sort((one, other) => one.steps.length - other.steps.length);

/** A short path to a state of this name, from each start that reaches one; the shortest first. */
export const pathsTo = (exploration: Exploration, name: string, allowed?: Allowed): Path[] => {
  const isThere = (state: string) => hasName(state, name);
  return pathsToGoal(exploration, { isThere, isArrival: (kind) => isThere(endsOf(kind).to) }, allowed);
};

/** Paths that take each kind of step out of the states of this name. */
export const pathsFrom = (exploration: Exploration, name: string, allowed: Allowed = () => true): Path[] =>
  exploration.starts.flatMap((begin) => {
    const kinds = exploration.edges
      .filter((edge) => allowed(edge, edge.from.state.snapshot) && hasName(endsOf(edge.kind).from, name))
      .map(({ kind }) => kind);
    return [...new Set(kinds)].flatMap((kind) => {
      const wanted = new Set([kind]);
      const path = pathFrom(exploration, begin, wanted, allowed, (one) => one);
      return wanted.size === 0 ? [path] : [];
    });
  });

/** A path of one step from a start that no other path begins at. */
const firstStepFrom = ({ simulator, model }: Exploration, begin: Vertex, allowed: Allowed): Path => {
  const first = begin.edges.find((edge) => allowed(edge, begin.state.snapshot));
  const input = inputOf(model, begin.start);
  const path: Path = { start: begin.start, input, initial: begin.state.snapshot, steps: [] };
  if (first === undefined) return path;
  const { label, event, wait, kind } = first;
  const { state, trace } = simulator.step(begin.state, event);
  const step = { label, event, wait, kind, effects: trace.effects };
  return { ...path, steps: [{ ...step, before: begin.state.snapshot, after: state.snapshot }] };
};

/** Each of these state values once, however it is reached. */
export const onlyStates =
  (states: ReadonlySet<string>): Grain =>
  (kind) => {
    const { to } = endsOf(kind);
    return states.has(to) ? to : '';
  };

/**
 * Few long paths over all kinds of steps, since the beginning of a path is what costs on a screen. A kind of step that
 * they miss gets its shortest path. Each start has a path. `grain` takes kinds together, of which one is enough.
 */
export const coveringPaths = (
  exploration: Exploration,
  allowed: Allowed = () => true,
  grain: Grain = (kind) => kind,
): Path[] => {
  const wanted = new Set(
    exploration.edges
      .filter((edge) => allowed(edge, edge.from.state.snapshot))
      .map((edge) => grain(edge.kind)),
  );
  const paths: Path[] = [];
  for (const begin of exploration.starts) {
    for (let before = wanted.size + 1; wanted.size > 0 && wanted.size < before; ) {
      before = wanted.size;
      const path = pathFrom(exploration, begin, wanted, allowed, grain);
      if (wanted.size < before) paths.push(path);
    }
  }
  for (const begin of exploration.starts.filter(({ start }) => !paths.some((path) => path.start === start)))
    paths.push(firstStepFrom(exploration, begin, allowed));
  for (const path of wanted.size === 0 ? [] : shortestPaths(exploration)) {
    if (
      !path.steps.some((step) => wanted.has(grain(step.kind))) ||
      !path.steps.every((step) => allowed(step, step.before))
    )
      continue;
    for (const step of path.steps) wanted.delete(grain(step.kind));
    paths.push(path);
  }
  return paths;
};
