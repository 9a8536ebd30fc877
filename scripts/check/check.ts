import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { inLanes } from '../in-lanes.ts';
import { root, runCommand } from '../run-command.ts';
import { checkQuarantine } from '../test/quarantine.ts';
import { compiler } from './compiler.ts';
import { checkHouseStyle } from './house-style.ts';

const copied = ['package.json', 'redocly.yaml', 'machines', 'openapi', 'scripts', 'server', 'src/routes'];
const generated = ['openapi/*.gen.*', 'server/**/*.gen.ts', 'src/*.gen.ts'];
const generators = [
  'scripts/generate-contract.ts',
  'scripts/generate-database-types.ts',
  'scripts/generate/generate-routes.ts',
];

/**
 * Generates everything that is committed again, in a copy of the sources, and compares. It uses a copy because the compiler and the linter
 * read the real files at the same time.
 */
async function checkGenerated(): Promise<{ passed: boolean; report: string }> {
  const copy = resolve(root, '.cache/generated');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of copied.filter((each) => existsSync(resolve(root, each)))) {
    cpSync(resolve(root, path), resolve(copy, path), { recursive: true });
  }
  symlinkSync(resolve(root, 'node_modules'), resolve(copy, 'node_modules'), 'junction');

  const problems: string[] = [];
  for (const generator of generators.filter((each) => existsSync(resolve(copy, each)))) {
    const { code, output } = await runCommand('node', [generator], { cwd: copy });
    if (code !== 0) problems.push(`${generator} failed:\n${output}`);
  }
  const read = (folder: string, path: string) => {
    const file = resolve(folder, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const paths = new Set([root, copy].flatMap((cwd) => globSync(generated, { cwd })));
  const stale = [...paths].filter((path) => read(root, path) !== read(copy, path));
  problems.push(
    ...stale.map((path) => `${path} is not what its sources say; run \`npm run generate\` and commit it`),
  );
  return { passed: problems.length === 0, report: problems.join('\n') };
}

/** The import rules of `.dependency-cruiser.mjs` over the whole tree, transitive ones included. */
async function checkZones(): Promise<{ passed: boolean; report: string }> {
  const { code, output } = await runCommand('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    ...['src', 'machines', 'server', 'openapi', 'lab', 'test', 'scripts'],
  ]);
  return { passed: code === 0, report: output };
}

/** A static check: its name and, when it fails, its report. */
type CheckResult = { name: string; passed: boolean; seconds: number; report: string };

type Check = { name: string; run: () => Promise<{ passed: boolean; report: string }> };

const tool = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(command, args);
    return { passed: code === 0, report: output };
  },
});

/** The slowest first, so that on two cores they end at about the same time. */
const checks: readonly Check[] = [
  { name: 'generated files are current', run: checkGenerated },
  { name: 'zones', run: checkZones },
  tool('dead code', 'knip', '--no-progress'),
  tool('types', 'node', ...compiler),
  tool('contract lint', 'redocly', 'lint', 'openapi/contract.gen.json', '--format=stylish'),
  tool('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  { name: 'house style', run: checkHouseStyle },
  { name: 'quarantine', run: checkQuarantine },
];

async function runCheck({ name, run }: Check): Promise<CheckResult> {
  const began = performance.now();
  const { passed, report } = await run();
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(
    `${passed ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s\n${passed ? '' : `${report.trimEnd()}\n`}`,
  );
  return { name, passed, seconds, report };
}

/** Runs all static checks, as many at a time as there are cores, and prints each as it ends. */
export const runChecks = (): Promise<CheckResult[]> =>
  inLanes(Math.max(2, availableParallelism()), checks, runCheck);
