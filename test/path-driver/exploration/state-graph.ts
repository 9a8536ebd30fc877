import type { Offer } from './possible-events.ts';
import type { Moment, Trace } from './simulate.ts';

export type Edge = Offer & {
  from: Spot;
  to: Spot;
  trace: Trace;
  kind: string;
  /** Where it led; kept for the first edge of its kind only, or a large machine would fill the memory. */
  after: Moment | null;
};
/** A state as the model tells states apart, in the very snapshot of the way that first led to it. */
export type Spot = { key: string; moment: Moment; start: string; edges: Edge[] };
