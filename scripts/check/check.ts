import { availableParallelism } from 'node:os';
import { inLanes } from '../in-lanes.ts';
import { runCommand } from '../run-command.ts';
import { checkQuarantine } from '../test/quarantine.ts';
import { compiler } from './compiler.ts';
import { checkGenerated } from './generated.ts';
import { checkHouseStyle } from './house-style.ts';
import { checkZones } from './zones.ts';

/** A static check: its name and, when it fails, its report. */
export type CheckResult = { name: string; passed: boolean; seconds: number; report: string };

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
