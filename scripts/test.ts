import { runChecks } from './check/check.ts';
import { prepareBuild, prepareSources } from './prepare.ts';
import { browserSection } from './test/browser.ts';
import { calibrate } from './test/calibration.ts';
import { readArguments } from './test/changed/read-arguments.ts';
import { beginCounts, countsText } from './test/gate-counts.ts';
import { findPostgres } from './test/postgres.ts';
import { runSections, type Section } from './test/section.ts';
import { vitestSection } from './test/vitest.ts';

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

/** A part that needs a PostgreSQL server to start; without one it says so, and what that means. */
const onPostgres = (project: string, without: string): Section => ({
  ...vitestSection(project),
  run: async (only) => {
    if (findPostgres()) return vitestSection(project).run(only);
    process.stdout.write(
      `No PostgreSQL server was found, so ${without}.\n` +
        'Do: apt-get install postgresql, or set POSTGRES_BIN to the folder with initdb.\n',
    );
    return { passed: 0, failed: 0, note: 'no PostgreSQL found' };
  },
});

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
    return { passed: 1, failed: 0 };
  },
};

const { parts: wanted, changed } = readArguments(process.argv.slice(2));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

// In one run they keep both cores busy to the end: the walks over the screens take half as long as all the rest.
const inOneRun = ['unit', 'paths', 'screens'];
const serverless = vitestSection(...inOneRun.filter(isWanted));

const all: readonly Section[] = [
  generate,
  check,
  serverless,
  vitestSection('api'),
  onPostgres('api-postgres', 'the API was tested on the embedded database only'),
  onPostgres('faults', 'nothing was killed under load'),
  build,
  browserSection,
];

const names = [...all.filter((section) => section !== serverless).map(({ name }) => name), ...inOneRun];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no part called ${unknown.join(', ')}. Parts: ${names.join(', ')}\n`);
  process.exit(2);
}

const chosen = all.filter(({ name }) => name === 'generate' || name.split('+').some(isWanted));

/** The parts as they are, measured: how fast the machine is, and what was covered. */
const runWhole = async (sections: readonly Section[]) => {
  const before = await calibrate();
  beginCounts();
  const result = await runSections(sections);
  const after = await calibrate();
  const job = `calibration job ${before.toFixed(1)} s before, ${after.toFixed(1)} s after`;
  return { ...result, report: `${countsText()}\n${job}\n\n` };
};

/** Of the parts what the changes can reach. The modules that find it out are loaded only for that. */
const runChanged = async (sections: readonly Section[], revision: string | null) => {
  const { limitSections } = await import('./test/changed/limit-sections.ts');
  const limited = await limitSections(sections, revision);
  return { ...(await runSections(limited.sections)), report: limited.report };
};

const { tally, failures, report } = await (changed ? runChanged(chosen, changed.revision) : runWhole(chosen));
const { passed, failed } = tally;
process.stdout.write(`${report}${failures}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
// The last line is read by machines: nothing may follow it.
process.stdout.write(`${passed} passed, ${failed} failed\n`);
