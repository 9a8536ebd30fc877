import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodLooks } from '#test/support/browser/every-look.ts';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const someName = () => `Crew ${randomUUID().replace(/[\d-]/g, (sign) => 'ghjkmnprtw'[Number(sign)] ?? 'z')}`;

const story = (page: Page) => page.getByLabel(/^What brings you together/);

/** A captain with a new peloton, on its edit page. */
const openSettings = async (page: Page) => {
  const api = ownApi(page);
  const person: NewPerson = newPerson('Cora', 'Captain');
  await signInFast(page, person, '/register');
  await expect(page.getByRole('button', { name: 'Cora' })).toBeVisible();
  await api.takePart(person);
  const data = { name: someName(), story: null, goal: null, acceptingNewMembers: true, level: 'peloton' };
  const { id } = await api.ask<{ id: string }>('POST', '/peloton', data);
  await page.goto(`/peloton/${id}/edit`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(story(page)).toBeEditable();
  return { id, name: data.name, api };
};

const goal = (page: Page) => page.getByLabel(/^How much do you want to raise together/);

/** Tab leads there, and nothing covers it. */
const reach = async (page: Page, name: string): Promise<void> => {
  const target = page.getByRole('button', { name });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 presses of Tab did not lead to ${name}.`);
};

test('a captain changes story, goal and who may join by keyboard on a phone, and everybody sees it', async ({
  page,
}) => {
  const { id, name } = await openSettings(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await story(page).focus();
  await page.keyboard.type('Six nurses and a tandem.');
  await goal(page).focus();
  await page.keyboard.type('12500');
  await page.getByRole('radio', { name: /^Anyone can ask/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await reach(page, 'Save changes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is saved.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share the page' })).toBeVisible();
  // The save button is gone, and the focus continues from its place.
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-foot-bar]').getByRole('link', { name: 'See the page' })).toBeFocused();
  await page.getByRole('link', { name: 'See the page' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Six nurses and a tandem.')).toBeVisible();
  const seen = await page.request.get(`/api/peloton/${id}`);
  expect(await seen.json()).toMatchObject({ acceptingNewMembers: false, fundraising: { goal: 1_250_000 } });
  // The link back is on the page, and undoing also resets the editor.
  await page.getByRole('link', { name: 'Edit the page' }).click();
  await expect(story(page)).toHaveText('Six nurses and a tandem.');
  await story(page).fill('Something else.');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(story(page)).toHaveText('Six nurses and a tandem.');
});

test('a person who leaves the story right after a key types into the next field, not into the story', async ({
  page,
}) => {
  await openSettings(page);
  await story(page).focus();
  await page.keyboard.type('Six nurses.');
  // On a slow phone the editor still handles the last key when the next field gets the focus.
  const next = await goal(page).elementHandle();
  await story(page).evaluate((editor, field) => {
    const drawing = new MutationObserver(() => {
      drawing.disconnect();
      (field as HTMLElement).focus();
    });
    drawing.observe(editor, { childList: true, characterData: true, subtree: true });
  }, next);
  await page.keyboard.press('!');
  await page.keyboard.type('12500');
  await expect(goal(page)).toBeFocused();
  await expect(goal(page)).toHaveValue('12500');
  await expect(story(page)).toHaveText('Six nurses.!');
});

test.describe('what fails', () => {
  test.use({ allowedComplaints: ['Failed to load resource', 'kind: network', 'net::ERR_'] });

  test('a taken name keeps all else, and a goal that is lost on its way stays to be saved', async ({
    page,
  }) => {
    const { id } = await openSettings(page);
    await story(page).fill('We ride for Rosa.');
    await page.getByLabel('Name of your peloton').fill('hollin VALLEY wheelers');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert', { name: 'Please fix one thing' })).toBeVisible();
    await expect(page.getByLabel('Name of your peloton')).toBeFocused();
    await expect(story(page)).toHaveText('We ride for Rosa.');
    const name = someName();
    await page.getByLabel('Name of your peloton').fill(name);
    await goal(page).fill('9000');
    const lost = '**/api/peloton/*/fundraising';
    await page.route(lost, (route) => route.abort());
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('You’re offline. What you typed is kept in this tab.').first()).toBeVisible();
    const between = await page.request.get(`/api/peloton/${id}`);
    expect(await between.json()).toMatchObject({ name, fundraising: { goal: null } });
    await page.unroute(lost);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('The page is saved.').first()).toBeVisible();
    const after = await page.request.get(`/api/peloton/${id}`);
    expect(await after.json()).toMatchObject({ name, fundraising: { goal: 900_000 } });
  });

  test('two versions stand side by side, accessible in every width and color scheme', async ({ page }) => {
    test.slow();
    const { id, api } = await openSettings(page);
    await story(page).fill('Written here.');
    await api.ask('PATCH', `/peloton/${id}`, [
      {
        op: 'replace',
        path: '/story',
        value: [{ type: 'paragraph', spans: [{ text: 'Written elsewhere.' }] }],
      },
    ]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { name: 'The page was changed elsewhere' })).toBeFocused();
    await expectGoodLooks(page);
    await page.getByRole('radio', { name: /^What was saved elsewhere/ }).check();
    await page.getByRole('button', { name: 'Keep these versions and save' }).click();
    await expect(story(page)).toHaveText('Written elsewhere.');
    await expect(page.getByText('Everything is saved.')).toBeVisible();
  });
});
