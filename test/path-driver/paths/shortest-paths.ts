import type { Edge, Exploration, Path, Step } from '#test/path-driver/exploration/state-graph.ts';
import { shortestRoutes } from './shortest-routes.ts';

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
  const input = (start: string) => (model.starts as Record<string, unknown>)[start];
  const routes = shortestRoutes(starts);
  const paths: Path[] = goals.map((edge) => {
    const route = routes.get(edge.from.key);
    if (route === undefined)
      throw new Error(`${model.flow}: no route leads to the state before ${edge.label}`);
    const { start, state } = route.start;
    return { start, input: input(start), initial: state.snapshot, steps: [...route.edges, edge].map(stepOf) };
  });
  const starting: Path[] = starts.map(({ start, state }) => ({
    start,
    input: input(start),
    initial: state.snapshot,
    steps: [],
  }));
  const all = [...starting, ...paths];
  const names = all.map((path) => `${namesOf(path)}\n`);
  return all.filter(
    (_, at) => !names.some((other, place) => place !== at && other.startsWith(names[at] ?? '')),
  );
};
