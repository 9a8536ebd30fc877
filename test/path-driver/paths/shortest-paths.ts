import { getShortestPaths } from '@xstate/graph';
import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Edge, Exploration, Path, Step, Vertex } from '#driver/exploration/state-graph.ts';
import { inputOf } from '#driver/model/define-model.ts';

/** A vertex as a snapshot; null before the start. */
type GraphSnapshot = Snapshot<undefined> & { vertex: Vertex | null };
/** An edge as an event; null for a start. */
type GraphEvent = EventObject & { to: Vertex; edge: Edge | null };

const snapshotAt = (vertex: Vertex | null): GraphSnapshot => ({
  status: 'active',
  output: undefined,
  error: undefined,
  vertex,
});

/** The graph as pure actor logic: vertices are its snapshots, and edges its events. */
const logic: ActorLogic<GraphSnapshot, GraphEvent> = {
  getInitialSnapshot: () => snapshotAt(null),
  transition: (_snapshot, { to }) => snapshotAt(to),
  getPersistedSnapshot: (snapshot) => snapshot,
};

const startEvent = (to: Vertex): GraphEvent => ({ type: `start ${to.start}`, to, edge: null });

const edgeEvent = (edge: Edge): GraphEvent => ({ type: edge.label, to: edge.to, edge });

/** A shortest route to a vertex: its start and its edges. */
export type Route = { start: Vertex; edges: Edge[] };

/** A shortest route to each reachable vertex. Of two equally short routes, the one that was explored first. */
export const shortestRoutes = (starts: readonly Vertex[]): Map<string, Route> => {
  const names = new Map<string, string>();
  // The keys of vertices are long; the package compares and stores them for each edge.
  const nameOf = ({ key }: Vertex): string => {
    const name = names.get(key) ?? `vertex ${names.size}`;
    names.set(key, name);
    return name;
  };
  const paths = getShortestPaths(logic, {
    events: ({ vertex }) => (vertex === null ? starts.map(startEvent) : vertex.edges.map(edgeEvent)),
    serializeState: ({ vertex }) => (vertex === null ? 'before the start' : nameOf(vertex)),
    serializeEvent: ({ type }) => type,
  });
  const routes = new Map<string, Route>();
  for (const { steps } of paths) {
    // The first step is the package's own, the second a start.
    const [, begin, ...rest] = steps.map(({ event }) => event);
    const last = steps.at(-1)?.event.to;
    if (begin === undefined || last === undefined) continue;
    routes.set(last.key, { start: begin.to, edges: rest.flatMap(({ edge }) => edge ?? []) });
  }
  return routes;
};

const stepOf = (edge: Edge): Step => ({
  label: edge.label,
  event: edge.event,
  wait: edge.wait,
  before: edge.from.state.snapshot,
  after: (edge.after ?? edge.to.state).snapshot,
  kind: edge.kind,
  effects: edge.trace.effects,
});

const namesOf = (path: Path) => [path.start, ...path.steps.map((step) => step.label)].join('\n');

/**
 * One shortest path to each kind of step. The paths thus have every transition and guard outcome of the exploration. A
 * path that is the beginning of another one is left out.
 */
export const shortestPaths = ({ model, starts, edges }: Exploration): Path[] => {
  const seen = new Set<string>();
  const goals = edges.filter((edge) => !seen.has(edge.kind) && seen.add(edge.kind));
  const routes = shortestRoutes(starts);
  const paths: Path[] = goals.map((edge) => {
    const route = routes.get(edge.from.key);
    if (route === undefined)
      throw new Error(`${model.flow}: no route leads to the state before ${edge.label}`);
    const { start, state } = route.start;
    return {
      start,
      input: inputOf(model, start),
      initial: state.snapshot,
      steps: [...route.edges, edge].map(stepOf),
    };
  });
  const starting: Path[] = starts.map(({ start, state }) => ({
    start,
    input: inputOf(model, start),
    initial: state.snapshot,
    steps: [],
  }));
  const all = [...starting, ...paths];
  const names = all.map((path) => `${namesOf(path)}\n`);
  return all.filter(
    (_, at) => !names.some((other, place) => place !== at && other.startsWith(names[at] ?? '')),
  );
};
