import { survivors as listed } from '#test/mutations/survivors.ts';
import { exitCodeOf } from './exit-code.ts';
import { findFlows } from './mutate/flows.ts';
import { findGuards, type Lines } from './mutate/guards.ts';
import { judge, least } from './mutate/judge.ts';
import { tryMutants } from './mutate/try-mutants.ts';
import { acceptArguments, prepared, prepareSources } from './prepare.ts';

/*
 * `npm run mutate [flow…]` changes the machines in one place after the other, and shows which changes no test finds. `--guards` tries only
 * the guards; `--sample` also some of the other files, others each day.
 */

/** Days until the sample has had each file once. */
const daysOfSample = 30;

const flows = findFlows();
const guards = findGuards();
const asked = acceptArguments(['--guards', '--sample', ...flows.map(({ name }) => name)]);
const [isSample, isLimited] = [
  asked.includes('--sample'),
  asked.some((one) => one === '--sample' || one === '--guards'),
];
const named = asked.flatMap((one) => flows.filter(({ name }) => name === one));
const [shard, shards] = (process.env.TEST_SHARD ?? '1/1').split('/').map(Number);
const wanted =
  named.length > 0 ? named : flows.filter((_, index) => index % (shards ?? 1) === (shard ?? 1) - 1);

const day = Math.floor(Date.now() / 86_400_000);
const ofToday = new Set(
  flows
    .flatMap(({ files }) => files)
    .filter((_, index) => isSample && index % daysOfSample === day % daysOfSample),
);
const placeOf = ({ file, from, to }: Lines) => `${file}:${from}-${to}`;
const placesOf = (files: readonly string[]): readonly string[] =>
  isLimited
    ? files.flatMap((file) =>
        ofToday.has(file) ? [file] : guards.filter((guard) => guard.file === file).map(placeOf),
      )
    : files;

const line = (text: string) => process.stdout.write(`${text}\n`);
/** The found mutants, in hundredths of all that have to be found. */
const score = (found: number, missed: number) =>
  found === 0 ? 0 : Math.floor((1000 * found) / (found + missed)) / 10;

await prepared(prepareSources);
const sum = { found: 0, missed: 0, failed: 0 };
for (const flow of wanted) {
  const places = placesOf(flow.files);
  if (places.length === 0) continue;
  const began = performance.now();
  const mutants = await tryMutants(flow, places).catch((error: Error) => {
    line(`✗ ${flow.name}: its tests fail without any mutant, or Stryker does. ${error.message}`);
    sum.failed += 1;
    return [];
  });
  const { found, excused, survivors, stale } = judge(mutants, guards, listed);
  sum.found += found;
  sum.missed += survivors.length;
  sum.failed += survivors.filter(({ isOfGuard }) => isOfGuard).length + stale.length;
  for (const { text, isOfGuard } of survivors) line(`${isOfGuard ? '✗ guard:' : '·'} ${text}`);
  for (const entry of stale) line(`✗ no longer survives: ${entry.file}: ${entry.line} → ${entry.to}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  line(
    `${flow.name}: ${score(found, survivors.length)} % of ${found + survivors.length} mutants found, ${excused} survive for a reason, ${seconds} s`,
  );
}

const isEnough = score(sum.found, sum.missed) >= least;
line(
  `${isEnough ? '✓' : '✗'} together: ${score(sum.found, sum.missed)} % of ${sum.found + sum.missed} mutants found; ${least} % have to be`,
);
const result = { passed: sum.found, failed: sum.failed + Number(!isEnough) };
process.exitCode = exitCodeOf(result);
// The whole run reads the last line.
line(`${result.passed} passed, ${result.failed} failed`);
