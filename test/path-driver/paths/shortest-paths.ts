import type { Edge, Exploration, Path, Step } from '#test/path-driver/exploration/explore.ts';
import { shortestWays } from './shortest-routes.ts';

const stepOf = (edge: Edge): Step => ({
  label: edge.label,
  event: edge.event,
  wait: edge.wait,
  before: edge.from.moment.snapshot,
  after: (edge.after ?? edge.to.moment).snapshot,
  kind: edge.kind,
  effects: edge.trace.effects,
});

const namesOf = (path: Path) => [path.start, ...path.steps.map((step) => step.label)].join('\n');

/**
 * One shortest path to every kind of step: the incoming edge counts as part of the state, so every transition and
 * every guard outcome that exploration met is in some path. Paths that another one begins with are left out.
 */
export const shortestPaths = ({ model, starts, edges }: Exploration): Path[] => {
  const seen = new Set<string>();
  const goals = edges.filter((edge) => !seen.has(edge.kind) && seen.add(edge.kind));
  const input = (start: string) => (model.starts as Record<string, unknown>)[start];
  const ways = shortestWays(starts);
  const paths: Path[] = goals.map((edge) => {
    const way = ways.get(edge.from.key);
    if (way === undefined) throw new Error(`${model.flow}: no way leads to where ${edge.label} begins`);
    const { start, moment } = way.start;
    return { start, input: input(start), initial: moment.snapshot, steps: [...way.edges, edge].map(stepOf) };
  });
  const standing: Path[] = starts.map(({ start, moment }) => ({
    start,
    input: input(start),
    initial: moment.snapshot,
    steps: [],
  }));
  const all = [...standing, ...paths];
  const names = all.map((path) => `${namesOf(path)}\n`);
  return all.filter(
    (_, at) => !names.some((other, place) => place !== at && other.startsWith(names[at] ?? '')),
  );
};
