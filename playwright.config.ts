import { defineConfig } from 'playwright/test';
import { findChromium } from './scripts/test/chromium.ts';

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

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.{test,spec}.ts',
  outputDir: 'test-results/browser',
  globalSetup: './test/browser/server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails once is a fault, of the product or of the test. A second try would hide it.
  retries: 0,
  // These limits end a test that hangs. A busy machine needs several times what a quiet one does.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // The walks are by far the longest: begun last they would leave one worker waiting for the other.
  projects: [
    { name: 'walks', testMatch: walks },
    { name: 'pages', testIgnore: walks },
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
