/*
 * Walks Chromium to a state of a flow, and hands it over: `npm run walk -- donation authenticating`. The site is the production build in
 * sandbox mode, with its own database. Without a display it takes a screenshot instead.
 * `npm run walk -- --random 10m` walks the bare machines at random, and checks the invariants.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stateOf } from '@product/path-driver';
import { chromium, type Page } from 'playwright';
import { walkSite } from '#test/support/browser/walk-site.ts';
import { prepareBuild, prepared, prepareSources } from './prepare.ts';
import { root } from './run-command.ts';
import { sampleSite } from './site/sample-places.ts';
import { startSite } from './site/start-site.ts';
import {
  chromiumAdvice,
  ensureChromium,
  findWholeChromium,
  quietArguments,
  testedPage,
} from './test/chromium.ts';
import { refuse } from './test/refuse.ts';
import { planWalk } from './walk/plan-walk.ts';
import { type AskedWalk, readRandomWalks, readWalk, walkUsage } from './walk/read-walk.ts';
import { stepLine } from './walk/tell-path.ts';
import { walkAtRandom } from './walk/walk-at-random.ts';

/** Milliseconds that a person has to look at each step of a slow walk. */
const look = 1200;

const say = (text: string) => process.stdout.write(`${text}\n`);

const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

const screenshotOf = ({ flow, state, phone, dark }: AskedWalk, place: number): string => {
  const look = [phone ? 'phone' : 'desktop', dark ? 'dark' : 'light'].join('-');
  return resolve(root, 'test-results/walk', `${flow}-${state}-${place}-${look}.png`);
};

const openPage = async (asked: AskedWalk, isHeadless: boolean, baseURL: string): Promise<Page> => {
  const executablePath = isHeadless ? await ensureChromium() : findWholeChromium();
  if (executablePath === null) return refuse(chromiumAdvice());
  const { contextOptions, ...page } = testedPage;
  const browser = await chromium.launch({ executablePath, args: quietArguments, headless: isHeadless });
  const context = await browser.newContext({
    ...page,
    ...contextOptions,
    baseURL,
    colorScheme: asked.dark ? 'dark' : 'light',
  });
  return context.newPage();
};

const given = process.argv.slice(2);
const random = readRandomWalks(given);
if (random !== null) {
  await prepared(prepareSources);
  const code = await walkAtRandom(random, say);
  process.exit(typeof code === 'string' ? refuse(code) : code);
}
const asked = readWalk(given) ?? refuse(walkUsage);
await prepared(prepareSources, prepareBuild);
const planned = await planWalk(asked);
if (typeof planned === 'string') refuse(planned);
else {
  const isHeadless = asked.headless || !hasDisplay;
  const { address, stop } = await startSite(sampleSite);
  // The page objects of some flows read it.
  process.env.SITE_ADDRESS = address;
  const page = await openPage(asked, isHeadless, address);
  // Ends the walk, and with it the site.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void page.close());
  try {
    await walkSite(planned.model, planned.paths, page, {
      reached: async (path, at) => {
        say(stepLine(path, at));
        if (asked.slow) await pause(look);
      },
      ended: async (path) => {
        // Page objects know the menus of a wide window.
        if (asked.phone) await page.setViewportSize({ width: 360, height: 740 });
        if (!isHeadless) {
          if (path !== planned.paths.at(-1)) return;
          say(
            `${stateOf(path.steps.at(-1)?.after ?? path.initial)} is yours. Close the page to end the site.`,
          );
          await page.waitForEvent('close', { timeout: 0 });
          return;
        }
        const file = screenshotOf(asked, planned.paths.indexOf(path));
        await page.screenshot({ path: file });
        say(`  ${file}`);
      },
    });
  } finally {
    await page.context().browser()?.close();
    await stop();
  }
}
