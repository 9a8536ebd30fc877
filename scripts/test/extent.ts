/** The extent of a run: what every change needs, or everything. */
export type Extent = 'gate' | 'everything';

/** The extent of this run. Tests that are started by hand have the sizes of the gate. */
export const extent: Extent = process.env.TEST_EXTENT === 'everything' ? 'everything' : 'gate';

/** A size, a count or a list of cases: the large one in the whole run, in the gate the smallest that still finds the fault. */
export const scaled = <Value>(everything: Value, gate: Value): Value =>
  extent === 'everything' ? everything : gate;

/** The slowness of this machine compared with a quiet one, at least 1. The run measures it once, before its first part. */
export const slowness = Math.max(1, Number(process.env.TEST_SLOWNESS ?? 1));
