import { type MakeProblem, ProblemError, type ProblemKind } from './problem-error.ts';

/** Every code of the API, with its properties. */
export type ProblemKinds = ReadonlyMap<string, ProblemKind>;

/** @throws Error for a code that two areas define */
export const collectProblems = (areas: readonly Pick<MakeProblem<string>, 'kinds'>[]): ProblemKinds => {
  const entries = areas.flatMap(({ kinds }) => Object.entries(kinds));
  const collected = new Map(entries);
  if (collected.size < entries.length) throw new Error('Two areas have the same problem code.');
  return collected;
};

/** @throws Error for a code that no area defines */
export const problemNamed = (problems: ProblemKinds, code: string): ProblemError => {
  const kind = problems.get(code);
  if (kind === undefined) throw new Error(`No area has the problem code ${code}.`);
  return new ProblemError(code, kind);
};
