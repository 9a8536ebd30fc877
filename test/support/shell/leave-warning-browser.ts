import type { Page, Route } from 'playwright/test';
import type { SnapshotFrom } from 'xstate';
import type { leaveWarningMachine } from '#machines/shell/leave-warning/leave-warning.machine.ts';
import type { BrowserFace } from '#test/path-driver/model/define-model.ts';
import type { Visit } from '#test/path-driver/model/ui.ts';
import { soon } from '#test/path-driver/walks/poll.ts';
import { newPerson } from '#test/support/sign-in.ts';

type Snapshot = SnapshotFrom<typeof leaveWarningMachine>;

const field = /^Why do you ride/;

/** Who walks now, and what they wrote last. */
let wanda = newPerson('Wanda', 'Wait');
let publicId = '';
let sentences = 0;

/** The page's saving, under way until the path says what becomes of it. */
let saving: Route | null = null;
let heldPage: Page | null = null;

const isEditing = (page: Page) => new URL(page.url()).pathname === `/profile/${publicId}/edit`;

const holdSaving = async (page: Page): Promise<void> => {
  if (heldPage === page) return;
  heldPage = page;
  page.on('dialog', (dialog) => dialog.accept());
  await page.route('**/api/user', (route, request) => {
    if (request.method() === 'PATCH') saving = route;
    else return route.fallback();
    return undefined;
  });
};

const chooseInMenu = async ({ person }: Visit, item: string): Promise<void> => {
  await person.press('button', wanda.firstName);
  await person.press('menuitem', item);
};

const isSignedIn = async ({ page }: Visit): Promise<boolean> => {
  const name = page.getByRole('button', { name: wanda.firstName, exact: true });
  const wayIn = page.getByRole('link', { name: 'Login', exact: true });
  await name.or(wayIn).first().waitFor();
  return name.isVisible();
};

/**
 * The own page, open for writing, by an address with a query of its own; the profile lies one step forward in the tab's
 * history, within the same document.
 */
const goToOwnPage = async (visit: Visit): Promise<void> => {
  const { page } = visit;
  if (!(await isSignedIn(visit))) await visit.signIn(wanda);
  await visit.goTo(`/profile/${publicId}/edit?from=letter`);
  await chooseInMenu(visit, 'View Profile');
  await visit.person.sees('button', /^(Edit your page|Write your story)$/);
  await page.evaluate(() => history.back());
  await visit.person.sees('button', 'Save my page');
};

const arrivesAt = (page: Page, path: string) =>
  soon(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);

/** The session ends in another tab: nothing is left here to be saved, and nobody to ask. */
const endElsewhere = async ({ page }: Visit): Promise<void> => {
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(() => new BroadcastChannel('session').postMessage('signed-out'));
  await tab.close();
  await arrivesAt(page, '/');
};

/** The form behind the question has a button of the same name. */
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Signed out, and back from the provider. */
const isGone = async ({ person, page }: Visit): Promise<void> => {
  await arrivesAt(page, '/');
  await person.sees('link', 'Login');
};

const letSave = async (): Promise<void> => {
  await saving?.continue();
  saving = null;
};

export const warningCauses = {
  arm: async (visit: Visit, before: Snapshot): Promise<void> => {
    const { person, page } = visit;
    if (before.matches('deferring')) {
      await saving?.abort('internetdisconnected');
      saving = null;
      return person.reads('We can’t reach the server.');
    }
    if (before.matches('armed')) {
      await person.press('button', 'Save my page');
      await soon(() => saving, 'the page is being saved').not.toBeNull();
      return;
    }
    if (!isEditing(page)) await goToOwnPage(visit);
    sentences += 1;
    await person.fill(field, `Sentence ${sentences}.`);
  },

  disarm: async (visit: Visit, before: Snapshot): Promise<void> => {
    const { person, page } = visit;
    if (before.matches('asking') || before.matches({ deferring: 'held' })) {
      await endElsewhere(visit);
      saving = null;
      return;
    }
    if (before.matches('deferring')) {
      await letSave();
      return arrivesAt(page, `/profile/${publicId}`);
    }
    // As it was; whoever has saved meanwhile finds that on the page.
    const saved = await visit.inPage(async (id) => {
      const user = (await (await fetch(`/api/user/${id}`)).json()) as { story: string | null };
      return user.story ?? '';
    }, publicId);
    await person.fill(field, await saved);
  },

  tryToGo: async (visit: Visit, before: Snapshot, { isShallow }: { isShallow: boolean }): Promise<void> => {
    const { page } = visit;
    const { href } = new URL(page.url());
    if (before.matches('asking')) await page.evaluate(() => history.forward());
    else if (isShallow) await chooseInMenu(visit, 'Edit Profile');
    else await page.getByRole('link', { name: 'Product', exact: true }).first().click();
    await soon(() => page.url()).toBe(href);
  },

  signOut: async (visit: Visit, before: Snapshot): Promise<void> => {
    await chooseInMenu(visit, 'Sign Out');
    if (before.matches('disarmed')) await isGone(visit);
  },

  stay: async ({ page, person }: Visit, before: Snapshot): Promise<void> => {
    await answer(page, before.context.content.returnButton);
    await person.finds(field, `Sentence ${sentences}.`);
  },

  goOn: async (visit: Visit, before: Snapshot): Promise<void> => {
    const { page } = visit;
    if (before.matches('asking')) await answer(page, before.context.content.continueButton);
    else await letSave();
    const target = before.context.pendingTarget;
    if (target?.kind === 'navigation') return arrivesAt(page, target.href.replace('wanda', publicId));
    return isGone(visit);
  },
};

/** The walk in Chromium: the warning stands before one's own page while something on it is unsaved. */
export const leaveWarningBrowser: BrowserFace = {
  open: async (visit) => {
    await holdSaving(visit.page);
    saving = null;
    wanda = newPerson('Wanda', 'Wait');
    await visit.signIn(wanda);
    await visit.person.press('button', wanda.firstName);
    const link = visit.page.getByRole('menuitem', { name: 'View Profile' });
    publicId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    await visit.person.key('Escape');
    await goToOwnPage(visit);
  },
  requests: {},
  outcomes: {},
  without: {},
};
