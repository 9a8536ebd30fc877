import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { exitCodeOf } from './exit-code.ts';
import { root } from './run-command.ts';
import { calibrate, slownessOf } from './test/calibration.ts';
import { selectFlow } from './test/changed/flow-selection.ts';
import { limitSections, limitToChanges } from './test/changed/limit-sections.ts';
import { readArguments } from './test/changed/read-arguments.ts';
import { measured } from './test/cpu-time.ts';
import { beginCounts, countsText } from './test/gate-counts.ts';
import { readQuarantine } from './test/quarantine.ts';
import { endingsText, partsText, sumOf } from './test/report.ts';
import { retryFailed } from './test/retry.ts';
import { logs } from './test/run-part.ts';
import { type Row, runSection, type Section } from './test/section.ts';

const { names, changed, isEverything, shard, unknown } = readArguments(process.argv.slice(2));

const refuse = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

if (unknown.length > 0)
  refuse(
    `There is no option ${unknown.join(', ')}. Options: --changed[=<revision>], --everything, --shard=<n>/<all>`,
  );

// The test runners, their configurations and the tests read these.
process.env.TEST_EXTENT = isEverything ? 'everything' : 'gate';
if (shard !== null) process.env.TEST_SHARD = shard;
const before = await calibrate();
process.env.TEST_SLOWNESS = slownessOf(before).toFixed(1);
const { allSections, inOneRun } = await import('./test/sections.ts');

const all = allSections(inOneRun);
const partNames = all.flatMap(({ name }) => name.split('+'));
const parts = names.filter((name) => partNames.includes(name));
const words = names.filter((name) => !partNames.includes(name));

const flowSelection = (word: string) => {
  const selection = selectFlow(globSync('test/**/*.{ts,tsx}', { cwd: root }), word);
  if (selection.every(({ files }) => files.length === 0))
    refuse(`There is no part and no flow called ${word}. Parts: ${partNames.join(', ')}`);
  return selection;
};

const chosen = async (): Promise<{ sections: readonly Section[]; report: string }> => {
  const isWanted = (name: string) => parts.length === 0 || parts.includes(name);
  const sections = allSections(inOneRun.filter(isWanted)).filter(
    ({ name }) => name === 'generate' || name.split('+').some(isWanted),
  );
  if (changed) return limitToChanges(sections, changed.revision);
  if (words.length === 0) return { sections, report: '' };
  return { sections: limitSections(sections, words.flatMap(flowSelection), ['generate']), report: '' };
};

const { sections, report } = await chosen();
beginCounts();
rmSync(logs, { recursive: true, force: true });
const ids = new Set(readQuarantine().map(({ id }) => id));
const { result, seconds, cpu } = await measured(async () => {
  const first: Row[] = [];
  for (const section of sections) first.push(await runSection(section));
  return retryFailed(first, sections, (id) => ids.has(id));
});
const { rows, flaky, quarantined } = result;

const flakyFile = resolve(root, 'test-results/flaky.json');
mkdirSync(resolve(flakyFile, '..'), { recursive: true });
const kept = (tests: typeof flaky) =>
  tests.map(({ part, id, failure }) => ({
    part,
    id,
    error: stripVTControlCharacters(failure.error),
  }));
writeFileSync(
  flakyFile,
  `${JSON.stringify({ flaky: kept(flaky), quarantined: kept(quarantined) }, null, 2)}\n`,
);

const after = await calibrate();
const { passed, failed } = sumOf(rows);
process.stdout.write(
  [
    partsText(rows, seconds, cpu),
    countsText(),
    `calibration job ${before.toFixed(1)} s before, ${after.toFixed(1)} s after; ${flaky.length} flaky, ${quarantined.length} quarantined`,
    `${report}${endingsText(rows, flaky, quarantined)}`,
  ].join('\n'),
);
process.exitCode = exitCodeOf({ passed, failed });
// The last line is read by machines: nothing may follow it.
process.stdout.write(`${passed} passed, ${failed} failed\n`);
