import { type BrowserSettings, requests } from '@product/path-driver';
import { blankDraft } from '#machines/founding/founding.rules.ts';
import { paragraphsOf } from '#machines/story/story.ts';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** The person of the current path; each path has a new one. */
let ida = newPerson('Ida', 'Founder');
let publicId = '';
let api: ReturnType<typeof ownApi> | null = null;

/** The name that the walk types; null if no browser walks. */
let typedName: string | null = null;
export const browserName = (): string | null => typedName;

/** Whether the page's next request for the current user belongs to `loadEligibility`: signing in sends the same. */
let isChecking = false;

const someName = () =>
  `Crew ${crypto.randomUUID().replace(/[\d-]/g, (sign) => 'ghjkmnprtw'[Number(sign)] ?? 'z')}`;

const { expire, refuse, restoreSession } = personSteps(() => ida);

export { restoreSession };

/** Another tab of the same person. */
const foundElsewhere = async () => {
  const { isGoalUnclear: _, ...draft } = blankDraft;
  await api?.ask('POST', '/peloton', { ...draft, name: someName() });
};

const askElsewhere = async () => {
  const found = await api?.ask<{ id: string }[]>('GET', '/search/pelotons');
  await api?.ask('POST', `/peloton/${found?.[0]?.id}/join`, { message: null });
};

const stepOf: Readonly<Record<string, string>> = {
  'after a reload at the story': 'telling',
  'after a reload at goal and people': 'planning',
  'after a reload at the review': 'reviewing',
};

export const foundingBrowser: BrowserSettings = {
  open: async (browser, start) => {
    isChecking = false;
    api ??= ownApi(browser.page);
    ida = newPerson('Ida', 'Founder');
    typedName = someName();
    await browser.signIn(ida);
    publicId = await api.takePart(ida);
    const step = stepOf[start];
    const draft = { ...blankDraft, name: typedName, story: paragraphsOf('We ride for Rosa.') };
    const kept = step === undefined ? null : { version: 1, owner: publicId, draft, step };
    await browser.goTo('/search?query=nobody-is-called-like-this');
    await browser.evaluate((text) => {
      if (text === 'null') sessionStorage.removeItem('foundingDraft');
      else sessionStorage.setItem('foundingDraft', text);
    }, JSON.stringify(kept));
    // The session asks for the person, too.
    await browser.ui.expectRole('button', 'Ida');
    isChecking = true;
    await browser.ui.click('link', 'Start your own peloton');
  },
  ports: {
    loadEligibility: {
      request: ({ method, path }) => isChecking && method === 'GET' && path === '/api/user',
    },
    foundPeloton: requests('POST', '/api/peloton'),
  },
  steps: {
    'draft.changed(too much)': { skip: 'to type 5,001 characters takes the editor minutes' },
    'xstate.done.actor.loadEligibility(a request is open)': askElsewhere,
    'xstate.done.actor.loadEligibility(in a peloton)': foundElsewhere,
    'xstate.done.actor.loadEligibility(not registered)': (browser) =>
      browser.sandbox('PUT', '/registrations', { emailAddress: ida.email, scenario: null }),
    'xstate.error.actor.loadEligibility(offline)': 'no connection',
    'xstate.error.actor.foundPeloton(offline)': 'no connection',
    'xstate.error.actor.foundPeloton(signed out)': (browser) => {
      isChecking = false;
      return expire(browser);
    },
    'xstate.error.actor.foundPeloton(name taken)': {
      skip: 'a name is somebody’s for good; test/browser/founding.test.ts takes one that is',
    },
    'xstate.error.actor.foundPeloton(a member elsewhere)': (browser) => {
      isChecking = true;
      return refuse('createPeloton', 'member-elsewhere')(browser);
    },
    'xstate.after.loadLimit.founding.checking': endedByApiLayer,
    'xstate.after.loadLimit.founding.drafting.rechecking': endedByApiLayer,
  },
  examined: [
    'unavailable',
    'drafting.naming',
    'drafting.telling',
    'drafting.planning',
    'drafting.reviewing',
    'drafting.expired',
    'founded.picturing',
  ],
};
