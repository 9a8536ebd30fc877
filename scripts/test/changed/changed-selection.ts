import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { changedOperations, operationsOf } from './contract-changes.ts';
import { readBefore, readChanges } from './git-changes.ts';
import { openRepository } from './repository.ts';
import { type Selection, selectTests } from './select-tests.ts';
import { selectionReport } from './selection-report.ts';

const contractFile = 'openapi/contract.gen.json';

export type ChangedSelection = Selection & { report: string };

const parsed = (text: string | null): unknown => (text === null || text === '' ? null : JSON.parse(text));

/** Why each file is run, for whoever wonders: a line each in `.cache/test/changed.txt`. */
function writeReasons(root: string, { parts }: Selection): void {
  const lines = parts.flatMap(({ part, reasons }) =>
    [...reasons].map(([file, reason]) => `${part}: ${file}: ${reason}`),
  );
  mkdirSync(resolve(root, '.cache/test'), { recursive: true });
  writeFileSync(resolve(root, '.cache/test/changed.txt'), `${lines.join('\n')}\n`);
}

/** What to run for the changes since a revision, or since the own work began. */
export function selectChanged(root: string, revision: string | null): ChangedSelection {
  const changes = readChanges(root, revision);
  const repository = openRepository(root, changes.deleted);
  const before = parsed(readBefore(root, changes.base, contractFile));
  const now = parsed(repository.read(contractFile));
  const known = new Map(
    [...operationsOf(before), ...operationsOf(now)].map((one) => [one.id + one.path, one]),
  );
  const selection = selectTests({
    repository,
    operations: [...known.values()],
    changed: changes.files,
    changedOperations: changedOperations(before, now),
  });
  writeReasons(root, selection);
  return { ...selection, report: selectionReport(changes, selection) };
}
