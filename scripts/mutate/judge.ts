import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Survivor } from '#test/mutations/survivor.ts';
import { root } from '../run-command.ts';
import type { Lines } from './guards.ts';
import type { Mutant } from './try-mutants.ts';

/** The part of the tried mutants that a test has to find, in hundredths. */
export const least = 95;

/** The tried mutants of a flow; `survivors` are those that no test finds and no reason excuses. */
export type Verdict = {
  found: number;
  excused: number;
  survivors: readonly { text: string; isOfGuard: boolean }[];
  /** Entries of the list of survivors that a test finds now. */
  stale: readonly Survivor[];
};

const isFound = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';

/** The line of a mutant in its file, as the list of survivors names it. */
const placed = (mutant: Mutant) => {
  const file = relative(root, resolve(root, mutant.fileName));
  const { line } = mutant.location.start;
  const source = readFileSync(resolve(root, file), 'utf8').split('\n')[line - 1]?.trim() ?? '';
  return { mutant, file, line, source };
};

type Placed = ReturnType<typeof placed>;

const isEntryOf =
  ({ file, source, mutant }: Placed) =>
  (entry: Survivor) =>
    entry.file === file &&
    entry.line === source &&
    (entry.to === mutant.replacement || entry.to === mutant.mutatorName);

const textOf = ({ file, line, source, mutant }: Placed): string => {
  const to = mutant.replacement.replace(/\s+/g, ' ').slice(0, 100);
  return `${file}:${line}:${mutant.location.start.column + 1} ${mutant.mutatorName}: ${source} → ${to}`;
};

/** Compares what Stryker found with the list of survivors. A module that a mutant keeps from loading shows nothing. */
export const judge = (
  mutants: readonly Mutant[],
  guards: readonly Lines[],
  listed: readonly Survivor[],
): Verdict => {
  const missed = mutants.filter(isMissed).map(placed);
  const found = mutants.filter(isFound).map(placed);
  const isOfGuard = ({ file, line }: Placed) =>
    guards.some((guard) => guard.file === file && guard.from <= line && line <= guard.to);
  const unlisted = missed.filter((one) => !listed.some(isEntryOf(one)));
  return {
    found: found.length,
    excused: missed.length - unlisted.length,
    survivors: unlisted.map((one) => ({ text: textOf(one), isOfGuard: isOfGuard(one) })),
    stale: listed.filter(
      (entry) => found.some((one) => isEntryOf(one)(entry)) && !missed.some((one) => isEntryOf(one)(entry)),
    ),
  };
};
