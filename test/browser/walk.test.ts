import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, runCommand } from '#scripts/run-command.ts';
import { expect, test } from './site.ts';

test('npm run walk stands in a state, and takes a picture of it without a display', async () => {
  test.slow();
  const picture = resolve(root, 'test-results/walk/contact-address-confirming-0-phone-dark.png');
  rmSync(picture, { force: true });
  const walk = ['contact-address', 'confirming', '--phone', '--dark', '--headless'];
  const { code, output } = await runCommand('node', ['scripts/walk.ts', ...walk]);
  expect(output).toContain('from "the edit page": loading\n');
  expect([code, existsSync(picture)]).toEqual([0, true]);
});
