import type { Edge, Exploration, Path, Spot, Step } from './explore.ts';
import { offersOf } from './offers.ts';
import type { Moment } from './simulate.ts';

/** The nearest edge of a wanted kind, as the way to it. */
const wayToWanted = (
  from: Spot,
  wanted: ReadonlySet<string>,
  allowed: (edge: Edge) => boolean,
): Edge[] | null => {
  const seen = new Set([from.key]);
  const queue: { spot: Spot; way: Edge[] }[] = [{ spot: from, way: [] }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { spot, way } = next;
    for (const edge of spot.edges.filter(allowed)) {
      if (wanted.has(edge.kind)) return [...way, edge];
      if (seen.has(edge.to.key)) continue;
      seen.add(edge.to.key);
      queue.push({ spot: edge.to, way: [...way, edge] });
    }
  }
  return null;
};

/**
 * Few long paths over all kinds of steps instead of many short ones: what costs in a browser is the beginning.
 * Always goes on to the nearest step not yet taken, and begins anew only where none can be reached.
 */
export const tour = (exploration: Exploration, allowed: (edge: Edge) => boolean = () => true): Path[] => {
  const { model, simulator, starts, edges } = exploration;
  const wanted = new Set(edges.filter(allowed).map((edge) => edge.kind));
  const paths: Path[] = [];

  for (const begin of starts) {
    for (;;) {
      const steps: Step[] = [];
      let spot = begin;
      let moment: Moment = begin.moment;
      for (
        let way = wayToWanted(spot, wanted, allowed);
        way !== null;
        way = wayToWanted(spot, wanted, allowed)
      ) {
        for (const edge of way) {
          // The snapshot of this walk, not the one the edge was found with: the projection may have merged two.
          const offer = offersOf(model, simulator, moment, new Set()).find((one) => one.label === edge.label);
          if (offer === undefined)
            throw new Error(`${model.flow}: "${edge.label}" is not possible where the tour needs it`);
          const { moment: after, trace } = simulator.step(moment, offer.event);
          steps.push({
            ...offer,
            before: moment.snapshot,
            after: after.snapshot,
            kind: edge.kind,
            effects: trace.effects,
          });
          wanted.delete(edge.kind);
          moment = after;
          spot = edge.to;
        }
      }
      if (steps.length === 0) break;
      const input = (model.starts as Record<string, unknown>)[begin.start];
      paths.push({ start: begin.start, input, initial: begin.moment.snapshot, steps });
    }
  }
  return paths;
};
