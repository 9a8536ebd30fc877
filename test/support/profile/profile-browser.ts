import type { BrowserSession, BrowserStep } from '@product/path-driver';
import type { Page } from 'playwright/test';
import { paragraphsOf } from '#machines/story/story.ts';
import { personSteps } from '#test/support/auth/person-steps.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one. */
let ida = newPerson('Ida', 'Story');

/** Whether the page's next request for the current user belongs to `load`: signing in sends the same. */
let isRefused = false;

/** The token of the page's last request. */
let bearer = '';
let knownPage: Page | null = null;

/** Counts the changes from another device; each makes another version. */
let changes = 0;

const watchBearer = (page: Page): void => {
  if (knownPage === page) return;
  knownPage = page;
  page.on('dialog', (dialog) => dialog.accept());
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined && request.url().includes('/api/')) bearer = authorization;
  });
};

/** Another device of the same person saves another size, and its own story or name. */
const saveElsewhere = async (
  { page }: BrowserSession,
  { story = false, firstName = false }: { story?: boolean; firstName?: boolean },
): Promise<void> => {
  changes += 1;
  const sizes = ['S', 'M', 'L', 'XL'];
  const ops = [
    { op: 'replace', path: '/tShirtSize', value: sizes[changes % sizes.length] },
    ...(story ? [{ op: 'replace', path: '/story', value: paragraphsOf('Written on my phone.') }] : []),
    ...(firstName ? [{ op: 'replace', path: '/firstName', value: 'Idalina' }] : []),
  ];
  const user = new URL('/api/user', page.url());
  const seen = await fetch(user, { headers: { authorization: bearer } });
  const answer = await fetch(user, {
    method: 'PATCH',
    headers: {
      authorization: bearer,
      'content-type': 'application/json',
      'if-match': seen.headers.get('etag') ?? '',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(ops),
  });
  if (!answer.ok) throw new Error(`The other device could not save: ${answer.status}`);
};

const { expire, restoreSession } = personSteps(() => ida);

const endSession = (browser: BrowserSession) => {
  isRefused = false;
  return expire(browser);
};

const steps: Record<string, BrowserStep> = {
  'xstate.done.actor.save(the goal, not the page: offline)': {
    skip: 'a walk answers both requests alike; test/screens/edit-profile.test.tsx refuses the second',
  },
  'xstate.done.actor.save(the goal, not the page: changed elsewhere)': {
    skip: 'a walk answers both requests alike, and the path is the same as where the first is refused',
  },
  'xstate.error.actor.save(offline)': 'no connection',
  'xstate.error.actor.save(signed out)': endSession,
  'xstate.error.actor.save(changed elsewhere)': async (browser, { nextSteps }) => {
    isRefused = true;
    const next = nextSteps.find((label) => label.includes('actor.load'));
    await saveElsewhere(browser, { story: next?.includes('the same field') === true });
  },
  'xstate.error.actor.load(offline)': 'no connection',
  'xstate.error.actor.load(signed out)': endSession,
  'xstate.error.actor.save(refused)': { skip: 'what the API refuses, the form refuses before it' },
};

export const profileBrowser = {
  open: async (browser: BrowserSession, start: string): Promise<void> => {
    const { signIn, goTo, ui, page } = browser;
    isRefused = false;
    watchBearer(page);
    ida = newPerson('Ida', 'Story');
    await signIn(ida);
    await goTo('/');
    await ui.click('button', 'Ida');
    await ui.click('menuitem', 'Edit Profile');
    await ui.expectText('Everything is saved.');
    if (start === 'on a page of one’s own') return;
    await ui.fill(/^Why do you ride/, 'I ride for Ellen.');
    await ui.expectText('Not saved yet.');
    const firstName = start.endsWith('unfinished');
    if (firstName) await ui.fill('First name', '');
    if (start.includes('elsewhere')) await saveElsewhere(browser, { story: true, firstName });
    await page.reload();
  },

  reconnect: async ({ page }: BrowserSession): Promise<void> => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  },

  restoreSession,

  // The goal has a request of its own.
  savePort: {
    request: ({ method, path }: { method: string; path: string }) =>
      method === 'PATCH' && path.startsWith('/api/user'),
  },

  loadPort: {
    request: ({ method, path }: { method: string; path: string }) =>
      isRefused && method === 'GET' && path === '/api/user',
  },

  steps,
};
