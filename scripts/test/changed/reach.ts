import type { EdgeKind } from './edge.ts';
import type { Graph } from './module-graph.ts';

/** Everything reached from a file, each with the node before it on a shortest way (null for the file itself). */
export type Reach = ReadonlyMap<string, string | null>;

/** Follows the edges of these kinds from a node, breadth first. */
export function reachOf(graph: Graph, from: string, kinds: ReadonlySet<EdgeKind>): Reach {
  const reached = new Map<string, string | null>([[from, null]]);
  for (const node of reached.keys())
    for (const { to, kind } of graph.get(node) ?? [])
      if (kinds.has(kind) && !reached.has(to)) reached.set(to, node);
  return reached;
}

/** The way to a node, from the file where the reach begins. */
export function wayTo(reach: Reach, node: string): string[] {
  const way: string[] = [];
  for (let next: string | null | undefined = node; next; next = reach.get(next)) way.unshift(next);
  return way;
}
