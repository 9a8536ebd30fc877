/** Runs a function for each item, `lanes` at a time, and returns the results in the items' order. */
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
