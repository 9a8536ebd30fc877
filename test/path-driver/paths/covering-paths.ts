import type { AnyMachineSnapshot } from 'xstate';
import {
  type Edge,
  type Exploration,
  kindOf,
  type Path,
  type Spot,
  type Step,
} from '#test/path-driver/exploration/explore.ts';
import { offersOf } from '#test/path-driver/exploration/possible-events.ts';
import type { Moment } from '#test/path-driver/exploration/simulate.ts';
import { shortestPaths } from './shortest-paths.ts';

type Allowed = (edge: { label: string; event: { type: string } }, before: AnyMachineSnapshot) => boolean;

/** The way to the nearest edge that is wanted, breadth first; null where none can be reached. */
const wayToWanted = (
  from: Spot,
  isWanted: (edge: Edge) => boolean,
  isOpen: (edge: Edge) => boolean,
): Edge[] | null => {
  // By the spot it was walked from, which is not always the one that the edge names: two starts may look the same.
  const cameBy = new Map<Spot, { edge: Edge; before: Spot } | null>([[from, null]]);
  const wayTo = (spot: Spot): Edge[] => {
    const last = cameBy.get(spot);
    return last ? [...wayTo(last.before), last.edge] : [];
  };
  for (const spot of cameBy.keys()) {
    for (const edge of spot.edges) {
      if (!isOpen(edge)) continue;
      if (isWanted(edge)) return [...wayTo(spot), edge];
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, { edge, before: spot });
    }
  }
  return null;
};

/** One walk from a start, always on to the nearest step not yet taken; takes what it walks out of `wanted`. */
const walkOn = (exploration: Exploration, begin: Spot, wanted: Set<string>, allowed: Allowed): Path => {
  const { model, simulator, find } = exploration;
  const steps: Step[] = [];
  // Ways that the projection promises and this walk's own history refuses.
  const closed = new Set<Edge>();
  const isOpen = (edge: Edge) => allowed(edge, edge.from.moment.snapshot) && !closed.has(edge);
  const isWanted = (edge: Edge) => wanted.has(edge.kind);
  let spot = begin;
  let moment: Moment = begin.moment;

  for (
    let way = wayToWanted(spot, isWanted, isOpen);
    way !== null;
    way = wayToWanted(spot, isWanted, isOpen)
  ) {
    const before = wanted.size;
    for (const edge of way) {
      const offer = offersOf(model, simulator, moment, new Set()).find((one) => one.label === edge.label);
      if (offer === undefined) {
        closed.add(edge);
        break;
      }
      const { moment: after, trace } = simulator.step(moment, offer.event);
      const kind = kindOf(moment, offer.label, trace, after);
      steps.push({ ...offer, before: moment.snapshot, after: after.snapshot, kind, effects: trace.effects });
      wanted.delete(kind);
      moment = after;
      spot = find(after) ?? edge.to;
      if (kind !== edge.kind) closed.add(edge);
      if (spot !== edge.to) break;
    }
    const last = way.at(-1);
    if (wanted.size === before && last !== undefined) closed.add(last);
  }
  const input = (model.starts as Record<string, unknown>)[begin.start];
  return { start: begin.start, input, initial: begin.moment.snapshot, steps };
};

/** The first step from a start that has nothing else of its own, so that every start is seen at least to begin. */
const setOut = ({ simulator, model }: Exploration, begin: Spot, allowed: Allowed): Path => {
  const first = begin.edges.find((edge) => allowed(edge, begin.moment.snapshot));
  const input = (model.starts as Record<string, unknown>)[begin.start];
  const path: Path = { start: begin.start, input, initial: begin.moment.snapshot, steps: [] };
  if (first === undefined) return path;
  const { label, event, wait, kind } = first;
  const { moment, trace } = simulator.step(begin.moment, event);
  const step = { label, event, wait, kind, effects: trace.effects };
  return { ...path, steps: [{ ...step, before: begin.moment.snapshot, after: moment.snapshot }] };
};

/**
 * Few long paths over all kinds of steps instead of many short ones: what costs on a screen is the beginning. What no
 * walk comes by gets its shortest path; every start is left at least once.
 */
export const tour = (exploration: Exploration, allowed: Allowed = () => true): Path[] => {
  const wanted = new Set(
    exploration.edges.filter((edge) => allowed(edge, edge.from.moment.snapshot)).map((edge) => edge.kind),
  );
  const paths: Path[] = [];
  for (const begin of exploration.starts) {
    for (let before = wanted.size + 1; wanted.size > 0 && wanted.size < before; ) {
      before = wanted.size;
      const path = walkOn(exploration, begin, wanted, allowed);
      if (wanted.size < before) paths.push(path);
    }
  }
  for (const begin of exploration.starts.filter(({ start }) => !paths.some((path) => path.start === start)))
    paths.push(setOut(exploration, begin, allowed));
  for (const path of wanted.size === 0 ? [] : shortestPaths(exploration)) {
    if (
      !path.steps.some((step) => wanted.has(step.kind)) ||
      !path.steps.every((step) => allowed(step, step.before))
    )
      continue;
    for (const step of path.steps) wanted.delete(step.kind);
    paths.push(path);
  }
  return paths;
};
