import type { BrowserSession, BrowserStep, Ui } from '@product/path-driver';
import type { Page } from 'playwright/test';
import type { Stored } from '#machines/editing/editing.types.ts';
import type { EditedPeloton, PelotonFields } from '#machines/peloton/peloton.types.ts';
import { paragraphsOf } from '#machines/story/story.ts';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** What the form knows of a peloton that has just been founded. */
const blankPeloton: PelotonFields = {
  name: 'The Switchbacks',
  story: null,
  goal: null,
  acceptingNewMembers: true,
  displayDonations: true,
};

export const storedPelotonWith = (
  changes: Partial<PelotonFields> = {},
  version = '"1"',
): Stored<EditedPeloton> => ({
  saved: { ...blankPeloton, ...changes },
  version,
  extra: {},
});

/** The captain of the current path; each path has a new one, with a new peloton. */
let ida = newPerson('Ida', 'Captain');
let pelotonId = '';
let name = '';

let api: ReturnType<typeof ownApi> | null = null;
let knownPage: Page | null = null;

/** Whether the page's next request for the peloton belongs to `load`: opening the page sends the same. */
let isRefused = false;

const watch = (page: Page): void => {
  if (knownPage === page) return;
  knownPage = page;
  api = ownApi(page);
  page.on('dialog', (dialog) => dialog.accept());
};

const asked = () => made(api).ask;

/** Names of one alphabet, so that each is somebody's for good only once. */
const someName = () =>
  `Crew ${crypto.randomUUID().replace(/[\d-]/g, (sign) => 'ghjkmnprtw'[Number(sign)] ?? 'z')}`;

/** Counts the changes from elsewhere. A version names contents: who changes them back brings an old version back. */
let changes = 0;

/** Another device of the same captain changes who joins and who sees the donors, and the story or the goal too. */
const saveElsewhere = async ({ story = false, goal = false } = {}): Promise<void> => {
  changes += 1;
  await asked()('PATCH', `/peloton/${pelotonId}`, [
    { op: 'replace', path: '/displayDonations', value: changes % 2 === 0 },
    { op: 'replace', path: '/acceptingNewMembers', value: changes % 4 > 1 },
    ...(story ? [{ op: 'replace', path: '/story', value: paragraphsOf('Written by an admin.') }] : []),
  ]);
  if (goal) await asked()('PATCH', `/peloton/${pelotonId}/fundraising`, { goal: 400_000 });
};

const { expire, refuse, restoreSession } = personSteps(() => ida);

const endSession = (browser: BrowserSession) => {
  isRefused = false;
  return expire(browser);
};

const refuseOnce = (target: string, code: string) => (browser: BrowserSession) => {
  isRefused = false;
  return refuse(target, code)(browser);
};

const isNext = (nextSteps: readonly string[]) =>
  nextSteps.find((label) => label.includes('actor.load'))?.includes('the same field') === true;

const steps: Record<string, BrowserStep> = {
  'xstate.done.actor.save(the page, not the goal: offline)': {
    skip: 'a walk answers both requests alike; test/browser/peloton-settings.test.ts loses the second',
  },
  'xstate.done.actor.save(the page, not the goal: changed elsewhere)': {
    skip: 'a walk answers both requests alike, and the path is the same as where the first is refused',
  },
  'xstate.error.actor.save(offline)': 'no connection',
  'xstate.error.actor.save(signed out)': endSession,
  'xstate.error.actor.save(name taken)': {
    skip: 'the API decides about the name only; test/browser/peloton-settings.test.ts takes one that is taken',
  },
  'xstate.error.actor.save(leads no more)': async (browser) => {
    await refuseOnce('updatePeloton', 'peloton-not-yours')(browser);
    await refuseOnce('updatePelotonFundraising', 'peloton-not-yours')(browser);
  },
  'xstate.error.actor.save(changed elsewhere)': async (_browser, { nextSteps }) => {
    isRefused = true;
    await saveElsewhere({ story: isNext(nextSteps) });
  },
  'xstate.error.actor.load(offline)': 'no connection',
  'xstate.error.actor.load(signed out)': endSession,
  'xstate.error.actor.load(leads no more)': refuseOnce('getPeloton', 'peloton-not-yours'),
  'xstate.after.loadLimit.peloton.unsaved.refreshing': endedByApiLayer,
};

const isSave = ({ method, path }: { method: string; path: string }) =>
  method === 'PATCH' && path.startsWith(`/api/peloton/${pelotonId}`);

export const pelotonBrowser = {
  /** A name as the walk has it: what the model calls the peloton has another name in each walk of a browser. */
  nameIn: (ui: Ui, modelName: string): string =>
    ui.driver === 'browser' && modelName === blankPeloton.name ? name : modelName,

  open: async (browser: BrowserSession, start: string): Promise<void> => {
    const { signIn, goTo, ui, page } = browser;
    isRefused = false;
    changes = 0;
    watch(page);
    ida = newPerson('Ida', 'Captain');
    await signIn(ida);
    await api?.takePart(ida);
    name = someName();
    const founded = await asked()<{ id: string }>('POST', '/peloton', {
      name,
      story: null,
      goal: null,
      acceptingNewMembers: true,
      level: 'peloton',
    });
    pelotonId = founded.id;
    await goTo(`/peloton/${pelotonId}/edit`);
    await ui.expectText('Everything is saved.');
    if (!start.startsWith('after a reload')) return;
    await ui.fill(/^What brings you together/, 'We ride for Ellen.');
    await ui.expectText('Not saved yet.');
    const isUnfinished = start.endsWith('unfinished');
    if (isUnfinished) await ui.fill(/^How much do you want to raise together/, 'much');
    if (start.includes('elsewhere')) await saveElsewhere({ story: true, goal: isUnfinished });
    await page.reload();
  },

  reconnect: async ({ page }: BrowserSession): Promise<void> => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  },

  restoreSession,

  savePort: { request: isSave },

  loadPort: {
    request: ({ method, path }: { method: string; path: string }) =>
      isRefused && method === 'GET' && path === `/api/peloton/${pelotonId}`,
  },

  steps,
};
