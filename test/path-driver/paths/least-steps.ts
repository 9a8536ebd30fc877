import { type Edge, type Exploration, stateOf } from '#test/path-driver/exploration/explore.ts';

type Arc = { from: number; to: number; cost: number; capacity: number; back: Arc };

const endless = Number.MAX_SAFE_INTEGER;

/** A flow network in which the cheapest way is found by Bellman and Ford, since going back costs less than nothing. */
const createNetwork = () => {
  const arcs: Arc[] = [];
  let nodes = 0;

  const addArc = (from: number, to: number, cost: number, capacity: number): void => {
    const arc = { from, to, cost, capacity } as Arc;
    arc.back = { from: to, to: from, cost: -cost, capacity: 0, back: arc };
    arcs.push(arc, arc.back);
  };

  const cheapestWay = (source: number, sink: number): Arc[] | null => {
    const costs = new Array<number>(nodes).fill(endless);
    const cameBy = new Array<Arc | null>(nodes).fill(null);
    costs[source] = 0;
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const arc of arcs) {
        const cost = (costs[arc.from] ?? endless) + arc.cost;
        if (arc.capacity === 0 || costs[arc.from] === endless || cost >= (costs[arc.to] ?? endless)) continue;
        costs[arc.to] = cost;
        cameBy[arc.to] = arc;
        isBetter = true;
      }
    }
    const way: Arc[] = [];
    for (let arc = cameBy[sink]; arc; arc = cameBy[arc.from]) way.push(arc);
    return way.length === 0 ? null : way;
  };

  return {
    addNode: (): number => nodes++,
    addArc,
    /** The least cost of sending all that can be sent. */
    send: (source: number, sink: number): number => {
      let total = 0;
      for (let way = cheapestWay(source, sink); way !== null; way = cheapestWay(source, sink)) {
        const amount = Math.min(...way.map(({ capacity }) => capacity));
        for (const arc of way) {
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
 * A lower bound on the length of any tour over all kinds of steps, in steps, where opening the page anew counts as one:
 * the Chinese postman's tour over the states as people name them. What a state remembers can only make a tour longer.
 */
export const leastTour = (exploration: Exploration, allowed: (edge: Edge) => boolean): number => {
  const network = createNetwork();
  const places = new Map<string, number>();
  const balance = new Map<number, number>();
  const placeOf = (state: string): number => {
    const place = places.get(state) ?? network.addNode();
    places.set(state, place);
    return place;
  };
  /** Something that every tour takes once. */
  const demand = (from: number, to: number): void => {
    balance.set(from, (balance.get(from) ?? 0) - 1);
    balance.set(to, (balance.get(to) ?? 0) + 1);
  };

  const anew = network.addNode();
  const kinds = new Map(exploration.edges.filter(allowed).map((edge) => [edge.kind, edge]));
  for (const { from, to } of kinds.values()) {
    const [here, there] = [from, to].map(({ moment }) => placeOf(stateOf(moment.snapshot)));
    if (here === undefined || there === undefined) continue;
    network.addArc(here, there, 1, endless);
    demand(here, there);
  }
  for (const { moment } of exploration.starts) {
    const start = placeOf(stateOf(moment.snapshot));
    network.addArc(anew, start, 1, endless);
    demand(anew, start);
  }
  for (const place of places.values()) network.addArc(place, anew, 0, endless);

  const source = network.addNode();
  const sink = network.addNode();
  for (const [place, surplus] of balance) {
    if (surplus > 0) network.addArc(source, place, 0, surplus);
    if (surplus < 0) network.addArc(place, sink, 0, -surplus);
  }
  return kinds.size + exploration.starts.length + network.send(source, sink);
};
