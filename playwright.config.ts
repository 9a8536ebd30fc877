import { defineConfig } from 'playwright/test';
import { findChromium, findWholeChromium, quietArguments, testedPage } from './scripts/test/chromium.ts';
import { scaled, slowness } from './scripts/test/extent.ts';

// The headless shell has no windows. A worker doesn't get the run's arguments.
const isHeaded = process.env.TEST_BROWSER_OPTIONS?.includes('--headed');
const executablePath = isHeaded ? findWholeChromium() : findChromium();

const walks = '**/paths.test.ts';
const screenshots = '**/screenshots.test.ts';
const ofGate = /@gate/;

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.{test,spec}.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The run repeats a failed test alone, once the rest is done; here a second try would run beside other tests.
  retries: 0,
  // These limits end a test that hangs. A slow machine, and the large cases of the whole run, need more.
  timeout: scaled(180_000, 30_000 * slowness),
  expect: { timeout: scaled(20_000, 10_000 * slowness) },
  projects: [
    // The walks are by far the longest: begun last they would leave one worker waiting for the other.
    { name: 'walks', testMatch: walks },
    { name: 'gate', testIgnore: [walks, screenshots], grep: ofGate },
    { name: 'pages', testIgnore: [walks, screenshots], grepInvert: ofGate },
    { name: 'screenshots', testMatch: screenshots },
  ],
  use: {
    ...testedPage,
    // A recording of every step takes a good part of the time. `playwright test --trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: quietArguments, ...(executablePath ? { executablePath } : {}) },
  },
});
