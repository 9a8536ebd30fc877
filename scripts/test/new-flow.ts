import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import { makeCopy } from './copy.ts';
import { logs, type Section } from './section.ts';

const name = 'spare-wheel';
const limitSeconds = 30 * 60;

/** In this order; the first that fails ends the part. */
const steps: readonly (readonly string[])[] = [
  ['git', 'init', '--quiet'],
  ['node', 'scripts/new-flow.ts', name],
  ['node', 'scripts/check.ts'],
  ['node', 'scripts/test.ts', name, `browser:${name}`],
  // Tests that look at all flows, all operations or all tables.
  ['node', 'scripts/test.ts', 'unit', 'paths', 'api-embedded', 'api:account-closing'],
];

/** Makes a new flow in a copy of the project, and runs everything there that a new flow can break. */
export const newFlowSection: Section = {
  name: 'new-flow',
  extent: 'everything',
  run: async () => {
    const copy = makeCopy();
    try {
      for (const [place, [command = '', ...args]] of steps.entries()) {
        const options = { cwd: copy, log: join(logs, 'new-flow.log'), limitSeconds };
        const { code, output } = await runCommand(command, args, options);
        const title = [command, ...args].join(' ');
        if (code !== 0)
          return {
            passed: place,
            failed: 1,
            failures: [{ file: null, title, error: output.slice(-10_000) }],
          };
        process.stdout.write(`✓ ${title}\n`);
      }
      return { passed: steps.length, failed: 0 };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};
