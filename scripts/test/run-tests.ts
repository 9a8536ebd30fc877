import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitCodeOf } from '../exit-code.ts';
import { root } from '../run-command.ts';
import { chosenSections } from './chosen-sections.ts';
import { extent } from './extent.ts';
import { beginCounts, countsText } from './gate-counts.ts';
import { readQuarantine } from './quarantine.ts';
import type { Asked } from './read-arguments.ts';
import { endingsText, partsText, sumOf } from './report.ts';
import { type FlakyTest, retryFailed } from './retry.ts';
import { logs, runSections } from './section.ts';

const writeFlaky = (flaky: readonly FlakyTest[], quarantined: readonly FlakyTest[]): void => {
  const file = resolve(root, 'test-results/flaky.json');
  mkdirSync(resolve(file, '..'), { recursive: true });
  const kept = (tests: readonly FlakyTest[]) =>
    tests.map(({ part, id, failure }) => ({ part, id, error: stripVTControlCharacters(failure.error) }));
  writeFileSync(file, `${JSON.stringify({ flaky: kept(flaky), quarantined: kept(quarantined) }, null, 2)}\n`);
};

/** Runs the chosen parts, and prints the report. `calibration`: seconds of the calibration job before the run. */
export async function runTests(asked: Asked, calibration: number): Promise<void> {
  if (asked.isEverything !== (extent === 'everything'))
    throw new Error('A module read the extent of the run before it was set.');
  const sections = chosenSections(asked);
  beginCounts();
  rmSync(logs, { recursive: true, force: true });
  const ids = new Set(readQuarantine().map(({ id }) => id));
  const began = performance.now();
  const { rows, flaky, quarantined } = await retryFailed(await runSections(sections), sections, (id) =>
    ids.has(id),
  );
  writeFlaky(flaky, quarantined);

  const { passed, failed } = sumOf(rows);
  process.stdout.write(
    [
      partsText(rows, (performance.now() - began) / 1000),
      countsText(),
      `calibration job ${calibration.toFixed(1)} s; ${flaky.length} flaky, ${quarantined.length} quarantined`,
      endingsText(rows, flaky, quarantined),
    ].join('\n'),
  );
  process.exitCode = exitCodeOf({ passed, failed });
  // Machines read the last line: nothing may follow it.
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
