import type { PartSelection } from './select-tests.ts';

/** How the titles of the walks begin, by part; Playwright puts the project and the file before a title. */
const beginnings: Record<string, string> = {
  paths: '^every path ',
  screens: '^every screen ',
  browser: '\\bpaths\\.test\\.ts ',
};

/**
 * The pattern of the titles to run, for `vitest -t` and `playwright --grep`: the walks that are reached, and all tests that
 * are no walks. Null where no walk is left out.
 */
export function walkPattern(parts: readonly PartSelection[]): string | null {
  const walks = parts.flatMap(({ part, flows }) => {
    const beginning = beginnings[part];
    return flows === null || beginning === undefined ? [] : [{ beginning, ...flows }];
  });
  if (walks.every(({ leftOut }) => leftOut.length === 0)) return null;
  const chosen = walks
    .filter(({ run }) => run.length > 0)
    .map(({ beginning, run }) => `${beginning}(${run.map(RegExp.escape).join('|')}) `);
  const others = `^(?!.*(${walks.map(({ beginning }) => beginning.replace('^', '(?<=^)')).join('|')}))`;
  return [...chosen, others].join('|');
}
