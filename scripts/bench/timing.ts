/** Milliseconds that the work takes. */
export const timed = async (work: () => unknown): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

export const many = async (times: number, work: () => unknown): Promise<number[]> => {
  const measured: number[] = [];
  for (let round = 0; round < times; round += 1) measured.push(await timed(work));
  return measured;
};

/** The time that the given share of the measurements does not exceed; a share of 0.5 gives the median. */
export const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
