import { type TestPart, testParts } from './test-parts.ts';

/** The selected files of a part, and the walks of `flows` in it; null for a part without walks. */
export type PartSelection = { part: TestPart; files: readonly string[]; flows: readonly string[] | null };

const modelFile = /^test\/paths\/(.+)\.model\.ts$/;

const selectPart = (part: TestPart, files: readonly string[], word: string): PartSelection => {
  const all = part.walks === null ? [] : files.flatMap((file) => modelFile.exec(file)?.[1] ?? []);
  const flows = all.includes(word) ? [word] : all.filter((name) => name.includes(word));
  const isChosen = (file: string) =>
    file === part.walks?.file ? flows.length > 0 : file.replace(/^test\/[^/]+\//, '').includes(word);
  return {
    part,
    files: files.filter((file) => part.isOf(file) && isChosen(file)),
    flows: part.walks === null ? null : flows,
  };
};

/** The tests of a flow in each part: the files with its word in their path, and the walks of its machines. */
export const selectFlow = (files: readonly string[], word: string): readonly PartSelection[] =>
  testParts.map((part) => selectPart(part, files, word));

/**
 * The pattern of titles for `vitest -t` and `playwright --grep`: the walks of the flows, and all tests that are no walks. Null if no
 * part has walks.
 */
export function walkPattern(selected: readonly PartSelection[]): string | null {
  const walks = selected.flatMap(({ part, flows }) =>
    part.walks === null || flows === null ? [] : [{ titles: part.walks.titles, flows }],
  );
  if (walks.length === 0) return null;
  const chosen = walks
    .filter(({ flows }) => flows.length > 0)
    .map(({ titles, flows }) => `${titles}(${flows.map(RegExp.escape).join('|')}) `);
  const others = `^(?!.*(${walks.map(({ titles }) => titles.replace('^', '(?<=^)')).join('|')}))`;
  return [...chosen, others].join('|');
}
