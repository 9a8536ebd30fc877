import { runChecks } from '../check/check.ts';
import { prepareBuild, prepareSources } from '../prepare.ts';
import { seededData } from '../site/seeded-data.ts';
import { browserSection } from './browser.ts';
import { contractSection } from './exchanges.ts';
import { mutationSection } from './mutation.ts';
import { newFlowSection } from './new-flow.ts';
import { findPostgres } from './postgres.ts';
import { runPart, type Section } from './section.ts';
import { vitestSection } from './vitest.ts';

const check: Section = {
  name: 'check',
  run: async () => {
    const results = await runChecks();
    const failed = results.filter((result) => !result.passed);
    return {
      passed: results.length - failed.length,
      failed: failed.length,
      failures: failed.map(({ name, report }) => ({ file: null, title: name, error: report })),
    };
  },
};

const generate: Section = {
  name: 'generate',
  run: async () => {
    await prepareSources();
    return { passed: 1, failed: 0 };
  },
};

const build: Section = {
  name: 'build',
  run: async () => {
    await prepareBuild();
    // Both workers of the browser part would make it, each at its start.
    await seededData();
    return { passed: 1, failed: 0 };
  },
};

/** A script that prints a row with ✗ for each failure, and the numbers of passed and failed ones at its end. */
const scriptSection = (name: string, script: string, option: string): Section => ({
  name,
  run: async () => {
    const { code, output } = await runPart(name, 'node', [script, option]);
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    if (passed === undefined || (code !== 0 && failed === '0'))
      throw new Error(`The part ${name} ended without a result:\n${output}`);
    const broken = output.split('\n').filter((row) => row.startsWith('✗'));
    return {
      passed: Number(passed),
      failed: Number(failed),
      failures: broken.map((row) => ({ file: null, title: row, error: row })),
    };
  },
});

/** Each measurement once, in a tiny size: whether it still works. */
const bench = scriptSection('bench', 'scripts/bench.ts', '--tiny');

/** The guards of all machines, and a part of the rest. */
const mutants: Section = {
  ...scriptSection('mutants', 'scripts/mutate.ts', '--sample'),
  extent: 'everything',
};

const withoutPostgres =
  'No PostgreSQL server was found. Do: apt-get install postgresql, or set POSTGRES_BIN to the folder with initdb.';

/** A part that needs a PostgreSQL server; without one it says so, and what that means. */
const onPostgres = (section: Section, without: string): Section => ({
  ...section,
  run: async (only) => {
    if (findPostgres()) return section.run(only);
    process.stdout.write(`${withoutPostgres} Without it ${without}.\n`);
    return { passed: 0, failed: 0, note: 'no PostgreSQL found' };
  },
});

/** Parts without a server. In one run they keep both cores busy to the end: the screens take as long as all the others. */
export const inOneRun = ['unit', 'paths', 'screens'];

/** A part of the second track. It has one worker there, so that three are at work on two cores. */
const beside = (section: Section): Section => ({ needs: 'generate', ...section, track: 'beside' });

/** All parts, in the order of each track; `serverless` are those of `inOneRun` that are wanted. */
export const allSections = (serverless: readonly string[]): readonly Section[] => [
  generate,
  ...(serverless.length > 0 ? [vitestSection(serverless)] : []),
  // Its tests spend a third of the time waiting for answers that don't come; a third worker uses it.
  vitestSection(['api'], 3),
  { ...browserSection, needs: 'build' },
  beside(build),
  beside(check),
  beside(vitestSection(['api-embedded'], 1)),
  beside(onPostgres(vitestSection(['faults'], 1), 'nothing is killed under load')),
  beside(bench),
  beside(newFlowSection),
  beside(mutants),
  beside(onPostgres(mutationSection, 'nothing shows that the locks are tested')),
  beside(
    onPostgres(
      contractSection,
      'some tests of the API are missing, so nothing compares them with the contract',
    ),
  ),
];
