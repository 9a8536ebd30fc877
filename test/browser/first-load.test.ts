import { measureFirstLoads } from '#scripts/bench/first-load.ts';
import { expect, test } from './site.ts';

/** kB of JavaScript, gzipped: what the first page may cost whoever only reads it. */
const most = 107;

test('the first page costs no more than it may, and nothing of sign-in', async ({ baseURL }) => {
  const [load] = await measureFirstLoads(baseURL ?? '', ['/']);
  expect(load?.hasMsal).toBe(false);
  expect(load?.files).toBeGreaterThan(0);
  expect(load?.kilobytes).toBeLessThanOrEqual(most);
});
