/** How much a run does: what every change needs, or all there is. */
export type Extent = 'gate' | 'everything';

/** The extent of this run. Tests that someone starts by hand take the sizes of the gate. */
export const extent: Extent = process.env.TEST_EXTENT === 'everything' ? 'everything' : 'gate';

/** A size, a count or a list of cases: the large one in the whole run, the smallest that still finds the fault in the gate. */
export const scaled = <Value>(everything: Value, gate: Value): Value =>
  extent === 'everything' ? everything : gate;

/** How many times slower this machine is than a quiet one, from 1 on. The run measures it once, before its first part. */
export const slowness = Math.max(1, Number(process.env.TEST_SLOWNESS ?? 1));
