import { getShortestPaths } from '@xstate/graph';
import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { Edge, Spot } from '#test/path-driver/exploration/state-graph.ts';

/** A spot of the exploration as a snapshot; null before anything has started. */
type Standing = Snapshot<undefined> & { spot: Spot | null };
/** An edge of the exploration as an event; a start has none. */
type Taking = EventObject & { to: Spot; edge: Edge | null };

const standingAt = (spot: Spot | null): Standing => ({
  status: 'active',
  output: undefined,
  error: undefined,
  spot,
});

/** The explored graph as pure logic: its snapshots are spots, its events the labels of the edges that leave them. */
const logic: ActorLogic<Standing, Taking> = {
  getInitialSnapshot: () => standingAt(null),
  transition: (_standing, { to }) => standingAt(to),
  getPersistedSnapshot: (standing) => standing,
};

const starting = (to: Spot): Taking => ({ type: `start ${to.start}`, to, edge: null });

const taking = (edge: Edge): Taking => ({ type: edge.label, to: edge.to, edge });

/** A shortest way to a spot: where it starts, and what is taken from there. */
export type Way = { start: Spot; edges: Edge[] };

/** A shortest way to every spot that can be reached; of two equally short ones the one that was explored first. */
export const shortestWays = (starts: readonly Spot[]): Map<string, Way> => {
  const names = new Map<string, string>();
  // The keys of spots are long texts; the package compares and stores them for every edge.
  const nameOf = ({ key }: Spot): string => {
    const name = names.get(key) ?? `spot ${names.size}`;
    names.set(key, name);
    return name;
  };
  const paths = getShortestPaths(logic, {
    events: ({ spot }) => (spot === null ? starts.map(starting) : spot.edges.map(taking)),
    serializeState: ({ spot }) => (spot === null ? 'nowhere' : nameOf(spot)),
    serializeEvent: ({ type }) => type,
  });
  const ways = new Map<string, Way>();
  for (const { steps } of paths) {
    // The first step is the package's own beginning, the second a start.
    const [, begin, ...rest] = steps.map(({ event }) => event);
    const last = steps.at(-1)?.event.to;
    if (begin === undefined || last === undefined) continue;
    ways.set(last.key, { start: begin.to, edges: rest.flatMap(({ edge }) => edge ?? []) });
  }
  return ways;
};
