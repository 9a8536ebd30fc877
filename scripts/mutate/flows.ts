import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { root } from '../run-command.ts';

/** A folder of `machines/`, with the tests that its mutants have to fail. `shared` has the files above the folders. */
export type Flow = {
  name: string;
  /** The files that are mutated. */
  files: readonly string[];
  /** Tests of single modules. */
  tests: readonly string[];
  /** The flows whose models are walked. */
  walks: readonly string[];
};

const importPattern = /from '(#[^']+|\.[^']+)'/g;

/** The files that a file imports, as far as they belong to the project's machines and tests. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
  );

/** Whether a file leads to one that is looked for, over any number of imports. */
const reaches = (
  imports: ReadonlyMap<string, readonly string[]>,
  from: string,
  isReached: (file: string) => boolean,
): boolean => {
  const seen = new Set([from]);
  for (const file of seen)
    for (const next of imports.get(file) ?? []) {
      if (isReached(next)) return true;
      seen.add(next);
    }
  return false;
};

const isMutated = (file: string) => !/\.(messages|types|gen)\.ts$|\/messages\.ts$/.test(file);
const nameOf = (folder: string) => folder.replace(/^machines\/?(shell\/)?/, '') || 'shared';

/** All flows, each with its tests: the models of its own machines, or else all models that reach it. */
export const findFlows = (): readonly Flow[] => {
  const machines = globSync('machines/**/*.ts', { cwd: root }).sort();
  const tests = globSync('test/{unit,paths,support}/**/*.{ts,tsx}', { cwd: root }).sort();
  const imports = new Map([...machines, ...tests].map((file) => [file, importsOf(file)]));
  const models = tests.filter((file) => file.endsWith('.model.ts'));
  return [...Map.groupBy(machines.filter(isMutated), dirname)].map(([folder, files]) => {
    const isOfFlow = (file: string) => dirname(file) === folder;
    const own = models.filter((model) =>
      imports.get(model)?.some((file) => isOfFlow(file) && file.endsWith('.machine.ts')),
    );
    return {
      name: nameOf(folder),
      files,
      tests: tests.filter(
        (file) =>
          /\.test\.tsx?$/.test(file) &&
          file !== 'test/paths/machine-rules.test.ts' &&
          imports.get(file)?.some(isOfFlow),
      ),
      walks: (own.length > 0 ? own : models.filter((model) => reaches(imports, model, isOfFlow))).map(
        (model) => basename(model, '.model.ts'),
      ),
    };
  });
};
