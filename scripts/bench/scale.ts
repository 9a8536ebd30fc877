/** Whether this run only shows that each row can be measured: `npm run bench -- --tiny`. */
export const isTiny = process.argv.slice(2).includes('--tiny');

/** A size of a measurement: the full one, or a tiny one that takes seconds instead of minutes. */
export const scaled = <Size>(full: Size, tiny: Size): Size => (isTiny ? tiny : full);

/** Does the same with each item, `lanes` at a time, and returns the results in the items' order. */
export const inLanes = async <Item, Result>(
  lanes: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};
