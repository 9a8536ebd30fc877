/** The arguments of `npm test -- …`: names of parts, words of flows, a flow in a part (`paths:donation`), whether only reachable tests run, and the extent. */
export type Asked = {
  names: readonly string[];
  changed: { revision: string | null } | null;
  isEverything: boolean;
  /** The machine of several, for example `1/4` for the first of four. */
  shard: string | null;
  /** Playwright's options for the browser tests. */
  browserOptions: readonly string[];
  /** Unknown options. */
  unknown: readonly string[];
};

const changedOption = /^--changed(?:=(.+))?$/;
const shardOption = /^--shard=(([1-9]\d*)\/([1-9]\d*))$/;

const browserOptions: Readonly<Record<string, readonly string[]>> = {
  '--headed': ['--headed', '--workers=1'],
  '--trace': ['--trace=on'],
};
/** The gate has no walks in Chromium and not every page; who names a flow wants all of its tests. */
const allOfFlow = ['--project=walks', '--project=pages'];

const shardOf = (text: string): string | null => {
  const [, shard = null, part, all] = shardOption.exec(text) ?? [];
  return Number(part) <= Number(all) ? shard : null;
};

export function readArguments(given: readonly string[]): Asked {
  const changed = given.map((text) => changedOption.exec(text)).find((found) => found !== null);
  const shard = given.map(shardOf).find((found) => found !== null);
  const isKnown = (text: string) =>
    text === '--everything' ||
    changedOption.test(text) ||
    shardOf(text) !== null ||
    Object.hasOwn(browserOptions, text);
  const names = given.filter((text) => !text.startsWith('--'));
  return {
    names,
    changed: changed ? { revision: changed[1] ?? null } : null,
    isEverything: given.includes('--everything'),
    shard: shard ?? null,
    browserOptions: [
      ...given.flatMap((text) => browserOptions[text] ?? []),
      ...(names.some((name) => name.startsWith('browser:')) ? allOfFlow : []),
    ],
    unknown: given.filter((text) => text.startsWith('--') && !isKnown(text)),
  };
}
