import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { expectGoodInEveryLook } from '#test/support/browser/every-look.ts';
import { holdScripts } from '#test/support/browser/held-scripts.ts';
import { type NewPerson, newPerson, signInFast } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

const letters = () =>
  randomUUID()
    .replace(/[\d-]/g, (sign) => 'ghjkmnprtw'[Number(sign)] ?? 'z')
    .slice(0, 12);

/** Signs in a participant without a peloton. */
const participant = async (page: Page, person: NewPerson = newPerson('Rosa', 'Founder')) => {
  const api = ownApi(page);
  await signInFast(page, person, '/register');
  await api.takePart(person);
  return person;
};

/** Presses Tab until the focus is there, like a person without a mouse. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
};

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** The newest e-mail to an address, on the sandbox's page. */
const letterTo = async (page: Page, address: string): Promise<string> => {
  const answer = await page.request.get(`/sandbox/api/mail?${new URLSearchParams({ to: address })}`);
  const [letter] = (await answer.json()) as { id: string; text?: string }[];
  return letter?.text ?? '';
};

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('Back in the second step of founding goes to the first, and asks nothing', async ({ page }) => {
  await participant(page);
  await page.goto('/peloton/new');
  await page.getByLabel('Name of your peloton').fill('Hollin Valley Rollers');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Why do you ride together?')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'What’s your peloton called?')).toBeVisible();
  await expect(page.getByLabel('Name of your peloton')).toHaveValue('Hollin Valley Rollers');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a first-time captain founds a peloton and invites people at 360 px, with the keyboard alone', {
  tag: '@gate',
}, async ({ page }) => {
  await participant(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?query=nobodyatall');
  await press(page, page.getByRole('link', { name: 'Start your own peloton' }));
  await expect(heading(page, 'What’s your peloton called?')).toBeVisible();

  const name = page.getByLabel('Name of your peloton');
  await tabTo(page, name);
  await page.keyboard.type('Hollin Valley Wheelers');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Why do you ride together?')).toBeFocused();
  const story = page.getByRole('textbox', { name: 'Your story' });
  await tabTo(page, story);
  await page.keyboard.type('We ride for Rosa.');
  await press(page, page.getByRole('button', { name: 'Continue to goal and people' }));
  await expect(heading(page, 'What’s your goal, and who can join?')).toBeFocused();
  await tabTo(page, page.getByLabel('How much do you want to raise together?'));
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ready to roll?')).toBeFocused();

  // The name is taken: everything else stays.
  await press(page, page.getByRole('button', { name: 'Start your peloton' }));
  await expect(page.getByRole('alert')).toContainText('Another peloton already has this name');
  await expect(name).toHaveValue('Hollin Valley Wheelers');
  const fresh = `Crew ${letters()}`;
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(fresh);

  // After a reload in the middle, the page continues where the person was, with what they typed.
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(name).toHaveValue(fresh);
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Your story' })).toContainText('We ride for Rosa.');
  await press(page, page.getByRole('button', { name: 'Continue to goal and people' }));
  await expect(page.getByLabel('How much do you want to raise together?')).toHaveValue('5,000');
  await press(page, page.getByRole('button', { name: 'Review your peloton' }));
  await press(page, page.getByRole('button', { name: 'Start your peloton' }));
  await expect(heading(page, `${fresh} is rolling`)).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Continue to invitations' }));
  await expect(heading(page, 'Who rides with you?')).toBeFocused();

  const code = page.getByText(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{8}$/);
  await expect(code).toBeVisible();
  const friends = [`ada.${letters()}@example.org`, `ben.${letters()}@example.org`];
  await tabTo(page, page.getByLabel('E-mail addresses'));
  await page.keyboard.type(`Ada Fell <${friends[0]}>; ben at example, ${friends[1]}`);
  await press(page, page.getByRole('button', { name: 'Send 2 invitations' }));
  await expect(page.getByText('“ben at example” isn’t an address').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Remove what isn’t an address' }));
  await press(page, page.getByRole('button', { name: 'Send 2 invitations' }));
  await expect(page.getByText('2 invitations on the way.')).toBeVisible();
  await expect(page.getByText(friends[0] ?? '')).toHaveCount(0);

  const letter = await letterTo(page, friends[0] ?? '');
  expect(letter).toContain((await code.textContent()) ?? 'no code');
  await press(page, page.getByRole('link', { name: 'See your peloton' }));
  await expect(heading(page, fresh)).toBeVisible();
  await expect(page.getByText('We ride for Rosa.')).toBeVisible();

  // The reader of the e-mail stops invitations without an account.
  const stop = /https?:\/\/\S+(\/invitations\/stop\?token=\S+)/.exec(letter)?.[1] ?? '';
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const reader = await other?.newPage();
  if (!reader) throw new Error('There is a browser.');
  await reader.goto(stop);
  await press(reader, reader.getByRole('button', { name: 'Stop e-mails' }));
  await expect(heading(reader, 'No more e-mails from us')).toBeFocused();
  await other?.close();
});

test('a visitor who wants to start a peloton reads why they have to sign in', async ({ page }) => {
  await page.goto('/search?query=nobodyatall');
  await page.getByRole('link', { name: 'Start your own peloton' }).click();
  await expect(heading(page, 'Sign in to start a peloton')).toBeVisible();
});

test('leaving with an unfinished peloton is held back, and leaving without one is not', async ({ page }) => {
  await participant(page);
  await page.goto('/peloton/new');
  await page.getByLabel('Name of your peloton').fill('Quiet Hollow');
  await page.getByRole('link', { name: 'Product', exact: true }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Name of your peloton').fill('');
  await page.getByRole('link', { name: 'Product', exact: true }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('the editor of the story comes late and moves no button, however narrow the window', async ({
  page,
}) => {
  await participant(page);
  await page.goto('/peloton/new');
  await page.getByLabel('Name of your peloton').fill(`Crew ${letters()}`);
  const letThrough = await holdScripts(page);
  await page.getByRole('button', { name: 'Continue to your story' }).click();
  const submit = page.getByRole('button', { name: 'Continue to goal and people' });
  const placeIn = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return { width, place: await submit.boundingBox() };
  };
  const inWidths = async () => [await placeIn(320), await placeIn(768), await placeIn(1440)];
  await expect(heading(page, 'Why do you ride together?')).toBeVisible();
  const before = await inWidths();
  letThrough();
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect(await inWidths()).toEqual(before);
});

test('founding is accessible in every width and color scheme', async ({ page }) => {
  test.slow();
  await participant(page);
  await page.goto('/peloton/new');
  const fresh = `Crew ${letters()}`;
  await page.getByLabel('Name of your peloton').fill(fresh);
  await expectGoodInEveryLook(page);
  await page.getByRole('button', { name: 'Continue to your story' }).click();
  await page.getByRole('button', { name: 'Continue to goal and people' }).click();
  await page.getByLabel('How much do you want to raise together?').fill('5000');
  await expectGoodInEveryLook(page);
  await page.getByRole('button', { name: 'Review your peloton' }).click();
  await expectGoodInEveryLook(page);
  await page.getByRole('button', { name: 'Start your peloton' }).click();
  await expect(heading(page, `${fresh} is rolling`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to invitations' }).click();
  const code = page.getByText(/^[BCDFGHJKMNPQRSTVWXYZ2-9]{8}$/);
  await expect(code).toBeVisible();
  await expectGoodInEveryLook(page);

  // A new code replaces the old one, after a question.
  const before = (await code.textContent()) ?? '';
  await page.getByRole('button', { name: 'Make a new code' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Make a new code' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(before, { exact: true })).toHaveCount(0);
  await expect(code).toBeVisible();
});
