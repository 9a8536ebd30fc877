import { type TestPart, testParts } from './test-parts.ts';

/** What is run of a part: these files, and of its walks those of `flows`; null where the part walks none. */
export type PartSelection = { part: TestPart; files: readonly string[]; flows: readonly string[] | null };

const modelFile = /^test\/paths\/(.+)\.model\.ts$/;

const selectPart = (part: TestPart, files: readonly string[], word: string): PartSelection => {
  const flows = files
    .flatMap((file) => modelFile.exec(file)?.[1] ?? [])
    .filter((name) => part.walks !== null && name.includes(word));
  const isChosen = (file: string) =>
    file === part.walks?.file ? flows.length > 0 : file.replace(/^test\/[^/]+\//, '').includes(word);
  return {
    part,
    files: files.filter((file) => part.isOf(file) && isChosen(file)),
    flows: part.walks === null ? null : flows,
  };
};

/** The tests of a flow in each part: the files that have its word in their path, and the walks of its machines. */
export const selectFlow = (files: readonly string[], word: string): readonly PartSelection[] =>
  testParts.map((part) => selectPart(part, files, word));

/**
 * The pattern of the titles to run, for `vitest -t` and `playwright --grep`: the walks of the flows, and all tests that are no
 * walks. Null where none of the parts has walks.
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
