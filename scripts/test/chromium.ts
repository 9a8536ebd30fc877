import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { runCommand } from '../run-command.ts';

/** Chromium calls home, updates itself and asks for a keyring unless told otherwise; tests are to be alone. */
export const quietArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

/** What each page of a test has. Drawings stand still, and nothing kept for later is between a page and the server. */
export const testedPage = {
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  serviceWorkers: 'block',
} as const;

/** Chromium without windows needs less processor time for the same test. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The instructions for a person when no browser is found and none can be installed. */
export function chromiumAdvice(): string {
  const named = process.env.CHROMIUM_PATH;
  return [
    named
      ? `CHROMIUM_PATH names ${named}, where there is no browser.`
      : 'The browser tests need Chromium, and none was found.',
    'Do one of these and run it again:',
    '  · install it:  apt-get install chromium chromium-headless-shell   (Debian)',
    '  · download it: npx playwright install chromium',
    '  · name yours:  CHROMIUM_PATH=/path/to/chromium npm test',
  ].join('\n');
}

const firstWhole = (): string | null =>
  [...wholeBrowsers, chromium.executablePath()].find((path) => existsSync(path)) ?? null;

/** The browser for tests, or null: `CHROMIUM_PATH` first, then the system's, then Playwright's. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  // A wrong path is reported: the person who set it wants that browser and no other.
  if (named) return existsSync(named) ? named : null;
  return existsSync(headlessShell) ? headlessShell : firstWhole();
}

/** The browser for what the headless shell lacks, such as the back-forward cache; null without one. */
export function findWholeChromium(): string | null {
  const found = findChromium();
  return found === headlessShell ? firstWhole() : found;
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && readFileSync('/etc/os-release', 'utf8').includes('debian');
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function hasAptGet(): boolean {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const installOnDebian = async (...names: string[]): Promise<boolean> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-q'], { env, limitSeconds: 120 });
  const args = ['install', '-y', '-q', '--no-install-recommends', ...names];
  const { code, output } = await runCommand('apt-get', args, { env, limitSeconds: 300 });
  if (code !== 0) process.stdout.write(output);
  return code === 0;
};

/**
 * Finds Chromium, or installs it where that needs no password; null when neither is possible. On Debian it installs the headless shell and
 * the whole browser: most tests are faster in the shell, a few need the browser.
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || (found === headlessShell && findWholeChromium())) return found;
  if (isDebian() && isRoot() && hasAptGet()) {
    process.stdout.write('Installing Chromium and its headless shell …\n');
    if (!(await installOnDebian('chromium', 'chromium-headless-shell')) && !found)
      await installOnDebian('chromium');
  } else if (!found) {
    process.stdout.write('No Chromium found; installing it …\n');
    const { code, output } = await runCommand('playwright', ['install', 'chromium'], { limitSeconds: 180 });
    if (code !== 0) process.stdout.write(output);
  }
  return findChromium();
}
