import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/test/chromium.ts';
import { scaled, slowness } from './scripts/test/extent.ts';

const executablePath = findChromium();

/** Chromium calls home, updates itself and asks for a keyring unless told otherwise; tests are to be alone. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

const walks = '**/paths.test.ts';
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
    { name: 'gate', testIgnore: walks, grep: ofGate },
    { name: 'pages', testIgnore: walks, grepInvert: ofGate },
  ],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    // What a test waits for must not depend on how long a drawing takes.
    contextOptions: { reducedMotion: 'reduce' },
    // What is kept for later would stand between the tests and the server; the test of it asks for it.
    serviceWorkers: 'block',
    // A recording of every step takes a good part of the time. `playwright test --trace retain-on-failure` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
  },
});
