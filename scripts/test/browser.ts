import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '../run-command.ts';
import { chromiumAdvice, ensureChromium } from './chromium.ts';
import type { Section } from './section.ts';

type Report = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A run that hangs has to end; a slow machine must not be taken for one. */
const limitSeconds = 2400;

/** The tests in Chromium against the production build. */
export const browserSection: Section = {
  name: 'browser',
  run: async () => {
    if (!(await ensureChromium())) {
      process.stdout.write(`${chromiumAdvice()}\n`);
      return { passed: 0, failed: 1, note: 'no Chromium' };
    }
    const file = resolve(root, '.cache/test/browser.json');
    mkdirSync(resolve(file, '..'), { recursive: true });
    rmSync(file, { force: true });
    const { code } = await runCommand('playwright', ['test', '--reporter=list,json'], {
      output: 'show',
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      limitSeconds,
    });
    if (!existsSync(file))
      return { passed: 0, failed: 1, note: code === null ? 'took too long' : 'did not run' };
    const { stats, errors }: Report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = stats.unexpected + errors.length;
    const unseen = failed === 0 && (code !== 0 || stats.expected === 0);
    // What passed only when it was tried again is named above, and a fault to be found.
    const note = stats.flaky > 0 ? `${stats.flaky} only at a second try` : undefined;
    return { passed: stats.expected + stats.flaky, failed: unseen ? 1 : failed, ...(note && { note }) };
  },
};
