import type { Locator, Page } from 'playwright/test';
import { picture } from '#test/support/image/image-files.ts';
import { codeSentTo, newPerson } from '#test/support/sign-in.ts';
import { expect, test } from './site.ts';

/*
 * From sign-up to a shared page with photo and story on a phone. The robot types at a person's speed. The time is printed and not asserted,
 * because a busy machine says nothing about the page.
 */

/** Milliseconds for a letter, at 60 words a minute; for each press of Tab; and from reading a button to pressing it. */
const human = { letter: 200, tab: 150, press: 800 };

const story =
  'My sister Ellen fell ill in March. We rode every Sunday, up the long hill and home. Now I ride for everybody who looks for a cure.';

type Hands = {
  press: (target: Locator) => Promise<void>;
  /** Types into a field; the first letter replaces its content. */
  write: (field: Locator, text: string) => Promise<void>;
};

const byTouch = (page: Page): Hands => ({
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await page.keyboard.type(text, { delay: human.letter });
  },
});

const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab', { delay: human.tab });
  }
  throw new Error(`200 presses of Tab did not lead to ${target}.`);
};

const byKeyboard = (page: Page): Hands => ({
  press: async (target) => {
    await reach(page, target);
    await page.keyboard.press('Enter', { delay: human.press });
  },
  write: async (field, text) => {
    await reach(page, field);
    await page.keyboard.type(text, { delay: human.letter });
  },
});

const walk = async (page: Page, { press, write }: Hands): Promise<void> => {
  const person = newPerson('Nora', 'Newcomer');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await page.goto('/sign-in');
  await press(button('Create an account'));
  await write(field('E-mail address'), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeVisible();
  await write(page.getByLabel('Code'), await codeSentTo(page, person.email));
  await page.keyboard.press('Enter');
  await write(field('First name'), person.firstName);
  await write(field('Last name'), person.lastName);
  await write(field('Password'), person.password);
  await write(field('Password, once more'), person.password);
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/user'),
  );
  await page.keyboard.press('Enter');
  // Returning from the provider ends on the home page, and closes a menu that was opened on the way.
  await created;
  await page.waitForURL((url) => url.pathname === '/');

  const menu = button('Menu');
  await expect(menu).toBeVisible();
  await press(menu);
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const fold = drawer.locator('details', { hasText: person.firstName });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await press(fold.locator('summary'));
  await press(drawer.getByRole('link', { name: 'Edit Profile' }));

  const words = page.getByLabel(/^Why do you ride/);
  await expect(words).toBeEditable();
  await write(words, story);
  const chooser = page.waitForEvent('filechooser');
  await press(button('Choose a picture'));
  const buffer = await picture(1200, 900).jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await press(button('Save this picture'));
  await expect(button('Remove the picture')).toBeVisible();
  await press(button('Save changes'));
  await expect(page.getByText('Your page is saved.').first()).toBeVisible();
  await press(page.getByRole('link', { name: 'See your page' }).last());

  await page.waitForURL(/\/profile\/nora-newcomer-[^/]+$/);
  await expect(page.getByText(story)).toBeVisible();
  await press(button('Share your page'));
  await expect(page.getByRole('dialog', { name: 'Share your page' })).toBeVisible();
  await press(button('Copy link'));
  await expect(page.getByText('Copied. Paste it wherever your people are.')).toBeVisible();
};

/** The page that a person gets who opens the copied link. */
const expectShared = async (page: Page): Promise<void> => {
  const visitor = await page.context().browser()?.newContext();
  if (visitor === undefined) throw new Error('A browser runs the test.');
  const shared = await visitor.newPage();
  // The link is for others, so it may name another host; its path is the same.
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await shared.goto(new URL(link.pathname, page.url()).href);
  await expect(shared.getByRole('heading', { level: 1, name: 'Nora Newcomer' })).toBeVisible();
  await expect(shared.getByText(story)).toBeVisible();
  await expect(shared.getByRole('main').locator('img[src^="/images/"]').first()).toBeVisible();
  await visitor.close();
};

for (const [name, hands] of [
  ['touch', byTouch],
  ['the keyboard', byKeyboard],
] as const)
  test.describe(`A new account on a phone, by ${name}`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('gets from sign-up to a shared page with photo and story', async ({ page }) => {
      test.slow();
      const begin = Date.now();
      await walk(page, hands(page));
      const seconds = Math.round((Date.now() - begin) / 1000);
      process.stdout.write(
        `A new account by ${name}: ${seconds} s from sign-up to a shared page with photo and story\n`,
      );
      await expectShared(page);
    });
  });
