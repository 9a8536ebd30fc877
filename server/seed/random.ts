import { createHash } from 'node:crypto';

export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(from: readonly Item[]) => Item;
  /** Picks by weight; the weights may have any sum. */
  weighted: <Item>(from: readonly (readonly [item: Item, weight: number])[]) => Item;
  shuffled: <Item>(from: readonly Item[]) => Item[];
};

/**
 * A separate stream for each name (mulberry32): the same numbers on every machine and at every start. A part of the seed that draws more or
 * fewer of them does not change the other parts.
 */
export const randomFor = (name: string): Random => {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(from: readonly Item[]): Item => {
    const item = from[whole(0, from.length - 1)];
    if (item === undefined) throw new RangeError(`Nothing to pick from for ${name}`);
    return item;
  };
  const weighted = <Item>(from: readonly (readonly [Item, number])[]): Item => {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    const hit = from.find(([, weight]) => {
      left -= weight;
      return left < 0;
    });
    return hit ? hit[0] : pick(from)[0];
  };
  const shuffled = <Item>(from: readonly Item[]): Item[] =>
    from
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return { next, whole, chance: (probability) => next() < probability, pick, weighted, shuffled };
};
