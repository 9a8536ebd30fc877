import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { prepareInspector, prepareWays } from '#scripts/prepare.ts';
import { expect, test } from './site.ts';

const built = resolve(import.meta.dirname, '../../dist');
const marks = ['statelyai', 'stately.ai', '/inspector', 'openDock', 'xyflow', 'elkjs'];
const donate = '/donate?recipient=maya-okafor&recipientType=User&inspect';

// One worker builds the inspector.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await prepareInspector();
});

const inspectorOf = (page: Page) => page.frameLocator('iframe[title="Inspector"]');

/** Of each visible element that is fixed to the window or sticks to it, whether it lies under the dock. */
const fixedParts = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('iframe[title="Inspector"]')?.parentElement?.getBoundingClientRect();
    if (!room) throw new Error('There is no dock');
    scrollTo(0, document.body.scrollHeight);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ right, bottom }) => right > room.left + 1 && bottom > room.top + 1);
  });

test('the production build contains no inspector code', { tag: '@gate' }, () => {
  const files = globSync('**/*.{js,html}', { cwd: built });
  const found = files.filter((file) => {
    const text = readFileSync(resolve(built, file), 'utf8');
    return marks.some((mark) => text.includes(mark));
  });
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('?inspect shows a donation’s states and events, and goes back to earlier ones', {
  tag: '@gate',
}, async ({ page }) => {
  await page.goto(donate);
  const inspector = inspectorOf(page);
  const chart = inspector.getByRole('region', { name: 'Statechart' });
  await expect(chart.getByLabel('State amount, active')).toBeVisible();
  await expect(inspector.getByRole('button', { name: /^donation/ })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('radio', { name: '$250' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(chart.getByLabel('State donor, active')).toBeVisible();
  await inspector.getByLabel('Filter by text').fill('step.finished');
  await inspector.getByRole('log').getByRole('button', { name: 'step.finished' }).click();
  await inspector.getByRole('button', { name: 'Step back' }).click();
  await expect(inspector.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();

  await inspector.getByLabel('Filter by text').fill('draft.changed');
  await inspector.getByRole('log').getByRole('button', { name: 'draft.changed' }).last().click();
  await expect(chart.getByLabel('State amount, active')).toBeVisible();
  await inspector.getByRole('tab', { name: 'Data' }).click();
  // The demo's data are shown as they are.
  await expect(inspector.getByText('25000').first()).toBeVisible();
  await inspector.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(chart.getByLabel('State donor, active')).toBeVisible();
});

test('the inspector goes to a state, holds the requests there, and ends them as asked', async ({ page }) => {
  test.slow();
  await prepareWays();
  await page.goto(donate);
  const inspector = inspectorOf(page);
  const chart = inspector.getByRole('region', { name: 'Statechart' });
  await expect(chart.getByLabel('State amount, active')).toBeVisible();

  const expectIn = (path: string) => expect(chart.locator('header')).toContainText(`donation${path}`);
  const goTo = async (path: string) => {
    await chart.getByLabel('Go to a state').selectOption(path);
    await expectIn(path);
  };
  await goTo('sending');
  await expect(page.getByRole('main')).toContainText('on its way');
  await expect(inspector.getByRole('status')).toContainText(/requests? held/);
  await inspector.getByRole('button', { name: 'Lose the answers' }).click();
  await expectIn('confirming.waiting');
  await expect(inspector.getByRole('button', { name: 'Lose the answers' })).toBeHidden();

  // Many polls without an answer, from a state that has left the form.
  await goTo('confirming.written');
  await expect(page.getByRole('main')).toContainText('We’ll e-mail you');
  await goTo('editing.payment');
  await expect(page.getByRole('main')).toContainText('How will you pay?');

  // The bank's page isn't of the API, and answers by itself.
  await chart.getByLabel('Go to a state').selectOption('authenticating');
  await expect(inspector.getByRole('status')).toContainText('The page went on from authenticating to');
});

test('the dock covers nothing of the page, stays for a visit, and closes', { tag: '@gate' }, async ({
  page,
}) => {
  // A page with a bar at the bottom of the window.
  await page.setViewportSize({ width: 720, height: 900 });
  await page.goto('/profile/maya-okafor?inspect');
  const inspector = inspectorOf(page);
  for (const side of ['below', 'at the right']) {
    await inspector.getByRole('button', { name: `Dock ${side}` }).click();
    await expect.poll(() => fixedParts(page)).toContain(false);
    expect(await fixedParts(page)).not.toContain(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await expect(inspector.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const dock = page.locator('iframe[title="Inspector"]');
  const opened = page.waitForEvent('popup');
  await inspector.getByRole('button', { name: 'Open in a window' }).click();
  const window = await opened;
  await expect(dock).toBeHidden();
  const closed = window.waitForEvent('close');
  // The press closes its window, maybe before Playwright has its answer.
  await window
    .getByRole('button', { name: 'Dock below' })
    .click()
    .catch(() => undefined);
  await closed;
  await expect(dock).toBeVisible();
  await inspector.getByRole('button', { name: 'Close the inspector' }).click();
  await expect(page.locator('iframe[title="Inspector"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('iframe[title="Inspector"]')).toHaveCount(0);
});

test('a modal dialog of the page leaves the inspector usable, and what it recorded', async ({ page }) => {
  await page.goto(donate);
  const inspector = inspectorOf(page);
  const chart = inspector.getByRole('region', { name: 'Statechart' });
  await expect(chart.getByLabel('State amount, active')).toBeVisible();
  await inspector.getByLabel('Filter by text').fill('actor');

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog).toBeVisible();
  await inspector.getByRole('button', { name: 'Dock at the right' }).click();
  // It is the same document as before.
  await expect(inspector.getByLabel('Filter by text')).toHaveValue('actor');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await inspector.getByRole('button', { name: 'Dock below' }).click();
  await expect(inspector.getByLabel('Filter by text')).toHaveValue('actor');
});

test('an app with the package @statelyai/inspect alone is shown too', async ({
  page,
  context,
  siteAddress,
}) => {
  await page.goto('/faq');
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => {
      const opened = open(`${address}/inspector/`);
      const base = { _version: '0.7.2', rootId: 'x:0', sessionId: 'x:0' };
      const definition = { id: 'lamp', initial: 'off', states: { off: { on: { pressed: 'on' } }, on: {} } };
      const at = (value: string) => ({
        status: 'active',
        value,
        context: { presses: value === 'on' ? 1 : 0 },
      });
      const messages = [
        {
          ...base,
          type: '@xstate.actor',
          id: '1',
          createdAt: '1',
          name: 'lamp',
          definition: JSON.stringify(definition),
          snapshot: at('off'),
        },
        { ...base, type: '@xstate.event', id: '2', createdAt: '2', event: { type: 'xstate.init' } },
        {
          ...base,
          type: '@xstate.snapshot',
          id: '3',
          createdAt: '2',
          event: { type: 'xstate.init' },
          snapshot: at('off'),
        },
        { ...base, type: '@xstate.event', id: '4', createdAt: '3', event: { type: 'pressed' } },
        {
          ...base,
          type: '@xstate.snapshot',
          id: '5',
          createdAt: '3',
          event: { type: 'pressed' },
          snapshot: at('on'),
        },
      ];
      addEventListener('message', ({ data }) => {
        if (data.type === '@statelyai.connected')
          for (const message of messages) opened?.postMessage(message, '*');
      });
    }, siteAddress),
  ]);
  await expect(window.getByLabel('State on, active')).toBeVisible();
  await window.getByRole('log').getByRole('button', { name: 'xstate.init' }).click();
  await expect(window.getByLabel('State off, active')).toBeVisible();
});
