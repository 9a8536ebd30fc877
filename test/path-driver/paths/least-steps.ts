import type { Edge, Exploration } from '#driver/exploration/state-graph.ts';
import { stateOf } from '#driver/machine/active-states.ts';

type Arc = { from: number; to: number; cost: number; capacity: number; back: Arc };

const unlimited = Number.MAX_SAFE_INTEGER;

/** A flow network. Bellman and Ford's algorithm finds the cheapest route, since an arc's reverse has a negative cost. */
const createNetwork = () => {
  const arcs: Arc[] = [];
  let nodes = 0;

  const addArc = (from: number, to: number, cost: number, capacity: number): void => {
    const arc = { from, to, cost, capacity } as Arc;
    arc.back = { from: to, to: from, cost: -cost, capacity: 0, back: arc };
    arcs.push(arc, arc.back);
  };

  const cheapestRoute = (source: number, sink: number): Arc[] | null => {
    const costs = new Array<number>(nodes).fill(unlimited);
    const previous = new Array<Arc | null>(nodes).fill(null);
    costs[source] = 0;
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      for (const arc of arcs) {
        const cost = (costs[arc.from] ?? unlimited) + arc.cost;
        if (arc.capacity === 0 || costs[arc.from] === unlimited || cost >= (costs[arc.to] ?? unlimited))
          continue;
        costs[arc.to] = cost;
        previous[arc.to] = arc;
        hasChanged = true;
      }
    }
    const route: Arc[] = [];
    for (let arc = previous[sink]; arc; arc = previous[arc.from]) route.push(arc);
    return route.length === 0 ? null : route;
  };

  return {
    addNode: (): number => nodes++,
    addArc,
    /** The least cost of the greatest flow. */
    send: (source: number, sink: number): number => {
      let total = 0;
      for (let route = cheapestRoute(source, sink); route !== null; route = cheapestRoute(source, sink)) {
        const amount = Math.min(...route.map(({ capacity }) => capacity));
        for (const arc of route) {
          arc.capacity -= amount;
          arc.back.capacity += amount;
          total += amount * arc.cost;
        }
      }
      return total;
    },
  };
};

/**
 * A lower bound on the number of steps and paths that take each kind of step: the Chinese postman's tour over the state
 * values, where the beginning of a path counts as one step. Contexts can only make real paths longer.
 */
export const leastSteps = (exploration: Exploration, allowed: (edge: Edge) => boolean): number => {
  const network = createNetwork();
  const nodesByState = new Map<string, number>();
  const balance = new Map<number, number>();
  const nodeOf = (state: string): number => {
    const node = nodesByState.get(state) ?? network.addNode();
    nodesByState.set(state, node);
    return node;
  };
  /** An edge that the tour must take once. */
  const demand = (from: number, to: number): void => {
    balance.set(from, (balance.get(from) ?? 0) - 1);
    balance.set(to, (balance.get(to) ?? 0) + 1);
  };

  const beginning = network.addNode();
  const kinds = new Map(exploration.edges.filter(allowed).map((edge) => [edge.kind, edge]));
  for (const { from, to } of kinds.values()) {
    const [here, there] = [from, to].map(({ state }) => nodeOf(stateOf(state.snapshot)));
    if (here === undefined || there === undefined) continue;
    network.addArc(here, there, 1, unlimited);
    demand(here, there);
  }
  for (const { state } of exploration.starts) {
    const start = nodeOf(stateOf(state.snapshot));
    network.addArc(beginning, start, 1, unlimited);
    demand(beginning, start);
  }
  for (const node of nodesByState.values()) network.addArc(node, beginning, 0, unlimited);

  const source = network.addNode();
  const sink = network.addNode();
  for (const [node, surplus] of balance) {
    if (surplus > 0) network.addArc(source, node, 0, surplus);
    if (surplus < 0) network.addArc(node, sink, 0, -surplus);
  }
  return kinds.size + exploration.starts.length + network.send(source, sink);
};
