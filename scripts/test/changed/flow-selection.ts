import { flowsIn, type TestPart, testParts } from './parts.ts';
import type { PartSelection } from './select-tests.ts';

const selectPart = (part: TestPart, files: readonly string[], word: string): PartSelection => {
  const names = flowsIn(files).map(({ name }) => name);
  const run = names.filter((name) => name.includes(word));
  const flows = part.walks === null ? null : { run, leftOut: names.filter((name) => !run.includes(name)) };
  const isChosen = (file: string) =>
    file === part.walks ? run.length > 0 : file.replace(/^test\/[^/]+\//, '').includes(word);
  const ofPart = files.filter((file) => part.files.test(file));
  return {
    part: part.name,
    files: ofPart.filter(isChosen),
    leftOut: ofPart.filter((file) => !isChosen(file)),
    flows,
    reasons: new Map(),
  };
};

/** The tests of a flow in each part: the files that have its word in their path, and the walks of its machines. */
export const selectFlow = (files: readonly string[], word: string): readonly PartSelection[] =>
  testParts.map((part) => selectPart(part, files, word));
