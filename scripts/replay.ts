/*
 * Replays a fault: `npm run replay -- problem-report.json`. The bare machine, the rendered screen and Chromium go the recorded way, with ports
 * and simulators that answer as recorded; the command says where one departs. `--keep=<name>` makes the replay a test.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { faultsOfBundle, isBundle } from '#test/replays/declared-bundle.ts';
import { describeDeparture } from '#test/replays/describe-departure.ts';
import { type KeptReplay, replayOf, replayText } from '#test/replays/kept-replay.ts';
import { prepareBuild, prepared, prepareSources } from './prepare.ts';
import { type Plan, planBundle, planKept, withStatesOfNow } from './replay/plan-replay.ts';
import { readReplay, replayUsage } from './replay/read-replay.ts';
import { root, runCommand } from './run-command.ts';
import { refuse } from './test/refuse.ts';
import { pathLines } from './walk/tell-path.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

const asked = readReplay(process.argv.slice(2)) ?? refuse(replayUsage);

const isKept = (value: unknown): value is KeptReplay =>
  typeof value === 'object' && value !== null && 'flow' in value && 'start' in value && 'steps' in value;

const readFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(`${file} can’t be read: ${error instanceof Error ? error.message : error}`);
  }
};

const tellBundle = (value: unknown) => {
  if (!isBundle(value)) return;
  const { build, browser, page, calls, errors } = value;
  say(`Recorded on ${page} in ${browser}, build ${build}.`);
  const failed = calls.filter(({ status }) => status === null || status >= 400);
  for (const { call, status, code, trace } of failed)
    say(`  ${call}: ${[status ?? 'no answer', code, trace].filter((part) => part !== null).join(', ')}`);
  for (const { name, frames } of errors) say(`  ${name} at ${frames[0] ?? 'an unknown place'}`);
};

/** The lines of a test run that say what went wrong. */
const reasonIn = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s*\d+ \|/.test(line) && /✗|\w*Error: |^\s*in [\w.]+:|On the screen/.test(line))
    .slice(0, 12)
    .join('\n');

/** Walks the path by a test of another driver. */
const walkBy = async (driver: string, command: string, args: readonly string[], folder: string) => {
  const env = { REPLAYS: folder, ...(asked.headed ? { TEST_BROWSER_OPTIONS: '--headed' } : {}) };
  const { code, output } = await runCommand(command, args, { env });
  say(code === 0 ? `✓ ${driver}` : `✗ ${driver}\n${reasonIn(output)}`);
  return code === 0;
};

const walkOthers = async ({ model, path, notInChromium }: Plan): Promise<boolean> => {
  if (path === null || 'none' in model.pageObject) return true;
  const folder = resolve(root, 'test-results/replay');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, `${model.flow}.json`), replayText(replayOf(model.flow, path)));
  const isRendered = await walkBy(
    'rendered screen',
    'vitest',
    ['run', '--project', 'screens', 'test/screens/replays.test.ts'],
    folder,
  );
  if (notInChromium !== null) {
    say(`– Chromium can’t take ${notInChromium}`);
    return isRendered;
  }
  await prepared(prepareBuild);
  const args = [
    'test',
    '--project=pages',
    'test/browser/replays.test.ts',
    '--output=test-results/replay/chromium',
  ];
  return (
    (await walkBy('Chromium', 'playwright', [...args, ...(asked.headed ? ['--headed'] : [])], folder)) &&
    isRendered
  );
};

const keep = (name: string, replay: KeptReplay) => {
  const file = `test/replays/${name}.json`;
  writeFileSync(resolve(root, file), replayText(replay));
  say(`Kept as ${file}: \`npm test -- replays\` walks it.`);
};

await prepared(prepareSources);
const value = readFile(asked.file);
if (!isKept(value) && !isBundle(value))
  refuse(`${asked.file} is no replay bundle:\n  ${faultsOfBundle(value).slice(0, 5).join('\n  ')}`);
else {
  tellBundle(value);
  const plan = await (isKept(value) ? planKept(value) : planBundle(value, asked));
  if (typeof plan === 'string') refuse(plan);
  else {
    const { model, path, departure, names, notes } = plan;
    say(`${model.flow}: ${names.length} events`);
    for (const line of path === null ? [] : pathLines(path)) say(`  ${line}`);
    for (const note of notes) say(`  – ${note}`);
    say(
      departure === null
        ? '✓ bare machine'
        : `✗ bare machine ${describeDeparture(names[departure.at] ?? 'the beginning', departure)}`,
    );
    if (asked.keep !== null && path !== null)
      keep(asked.keep, isKept(value) ? withStatesOfNow(model, value) : replayOf(model.flow, path));
    const isWalked = asked.bare || (await walkOthers(plan));
    process.exitCode = departure === null && isWalked ? 0 : 1;
  }
}
