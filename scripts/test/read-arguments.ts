/** The arguments of `npm test -- …`: names of parts, words of flows, whether only reachable tests run, and the extent. */
export type Asked = {
  names: readonly string[];
  changed: { revision: string | null } | null;
  isEverything: boolean;
  /** The machine of several, for example `1/4` for the first of four. */
  shard: string | null;
  /** Unknown options. */
  unknown: readonly string[];
};

const changedOption = /^--changed(?:=(.+))?$/;
const shardOption = /^--shard=(([1-9]\d*)\/([1-9]\d*))$/;

const shardOf = (text: string): string | null => {
  const [, shard = null, part, all] = shardOption.exec(text) ?? [];
  return Number(part) <= Number(all) ? shard : null;
};

export function readArguments(given: readonly string[]): Asked {
  const changed = given.map((text) => changedOption.exec(text)).find((found) => found !== null);
  const shard = given.map(shardOf).find((found) => found !== null);
  const isKnown = (text: string) =>
    text === '--everything' || changedOption.test(text) || shardOf(text) !== null;
  return {
    names: given.filter((text) => !text.startsWith('--')),
    changed: changed ? { revision: changed[1] ?? null } : null,
    isEverything: given.includes('--everything'),
    shard: shard ?? null,
    unknown: given.filter((text) => text.startsWith('--') && !isKnown(text)),
  };
}
