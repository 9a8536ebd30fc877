import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { type DeskPerson, foundPeloton, riderElsewhere } from '#test/support/member-desk/desk-people.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** A peloton of the demo that takes new members. */
export const wheelers = 'de9d5b73-c409-829c-af8b-32c7852b142f';

type Peloton = { id: string; name: string };
type Membership = 'captain' | 'admin' | 'member' | 'offered' | 'pending' | 'rejected' | 'lapsed';

/** Two pelotons that only these walks use, each with its captain. All paths share them. */
type Pelotons = { here: Peloton; cora: DeskPerson; elsewhere: Peloton; olaf: DeskPerson };

let pelotons: Pelotons | null = null;
let tess = newPerson('Tess', 'Larkspur');
let isRegistered = false;

/** The code that the walk typed last. It is unknown until a step gives it to a peloton. */
let typed = '';

const there = () => made(pelotons);

/** What the peloton that Tess asked or rides with is called; null if no browser walks. */
export const nameElsewhere = (): string | null => pelotons?.elsewhere.name ?? null;

/** A new code; the given one if no browser walks. */
export const typedCode = (given: string, browser: BrowserSession | null): string => {
  if (browser === null || given.length < 3) return given;
  typed = `WALK${crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
  return typed;
};

const register = async (browser: BrowserSession): Promise<void> => {
  if (isRegistered) return;
  const mix = { challenger: true, signature: false, gravel: false, volunteer: false };
  const scenario = { mix, nextStep: 'complete', isCompleted: true };
  await browser.sandbox('PUT', '/registrations', { emailAddress: tess.email, scenario });
  isRegistered = true;
};

type Wanted = { isAcceptingMembers?: boolean; groupCode?: string };

const put = async (
  browser: BrowserSession,
  at: 'here' | 'elsewhere',
  membership: Membership | null,
  wanted: Wanted = {},
): Promise<void> => {
  await register(browser);
  const { [at]: peloton, cora, olaf } = there();
  const lead = at === 'here' ? cora : olaf;
  const tessIsCaptain = membership === 'captain';
  await browser.sandbox('PUT', '/memberships', {
    pelotonId: peloton.id,
    people: [
      { emailAddress: lead.email, membership: tessIsCaptain ? 'member' : 'captain' },
      ...(membership === null ? [] : [{ emailAddress: tess.email, membership }]),
    ],
    ...wanted,
  });
};

/** Gives Tess this membership in the peloton of the page, and none in another. */
const joinHere =
  (membership: Membership | null, wanted?: Wanted) =>
  async (browser: BrowserSession): Promise<void> => {
    await put(browser, 'elsewhere', null);
    await put(browser, 'here', membership, wanted);
  };

const joinElsewhere = (membership: 'member' | 'pending') => async (browser: BrowserSession) => {
  await put(browser, 'here', null);
  await put(browser, 'elsewhere', membership);
};

/** Tess is the only one here. */
const standsAlone = async (browser: BrowserSession): Promise<void> => {
  const { here } = there();
  const people = [{ emailAddress: tess.email, membership: 'captain' }];
  await browser.sandbox('PUT', '/memberships', { pelotonId: here.id, people });
};

const unregister = async (browser: BrowserSession): Promise<void> => {
  await put(browser, 'elsewhere', null);
  await put(browser, 'here', null);
  await browser.sandbox('PUT', '/registrations', { emailAddress: tess.email, scenario: null });
  isRegistered = false;
};

const { failures, refuse, restoreSession } = personSteps(() => tess);

export { restoreSession };

/** Changes the page's visibility, as if the person went to another tab or came back. */
export const turnPage = (browser: BrowserSession, visibility: 'hidden' | 'visible'): Promise<unknown> =>
  browser.evaluate((state) => {
    const show = (now: typeof state) =>
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    show(state);
    document.dispatchEvent(new Event('visibilitychange'));
    // The next steps of a path need a visible page.
    show('visible');
  }, visibility);

export const membershipBrowser: BrowserSettings = {
  open: async (browser, start) => {
    const { page } = browser;
    if (pelotons === null) {
      const cora = await riderElsewhere(page, 'Cora', 'Lind');
      const olaf = await riderElsewhere(page, 'Olaf', 'Moss');
      pelotons = { cora, olaf, here: await foundPeloton(cora), elsewhere: await foundPeloton(olaf) };
    }
    tess = newPerson('Tess', 'Larkspur');
    isRegistered = false;
    if (start === 'a visitor') await browser.signOut();
    else await browser.signIn(tess);
    if (start !== 'somebody who has no peloton yet') {
      await browser.goTo(`/peloton/${there().here.id}?join=yes`);
      return;
    }
    // The end of a registration has the same part.
    await register(browser);
    await browser.goTo('/registration');
  },
  ports: {
    loadJoinState: requests('GET', /^\/api\/peloton\/[^/]+\/join$/),
    refreshJoinState: { sharedWith: 'loadJoinState' },
    sendRequest: requests('POST', /^\/api\/peloton\/[^/]+\/join$/),
    withdrawRequest: requests('DELETE', /^\/api\/peloton\/[^/]+\/join$/),
    withdrawElsewhere: { sharedWith: 'withdrawRequest' },
    enterCode: requests('POST', '/api/user/peloton'),
    previewLeaving: requests('GET', /^\/api\/peloton\/[^/]+\/member\//),
    leave: requests('DELETE', /^\/api\/peloton\/[^/]+\/member\//),
    answerOffer: {
      request: ({ method, path }) => method !== 'GET' && /^\/api\/peloton\/[^/]+\/captain\//.test(path),
    },
  },
  steps: {
    'xstate.done.actor.loadJoinState(can ask)': joinHere(null),
    'xstate.done.actor.loadJoinState(not registered)': unregister,
    'xstate.done.actor.loadJoinState(not accepting)': joinHere(null, { isAcceptingMembers: false }),
    'xstate.done.actor.loadJoinState(member elsewhere)': joinElsewhere('member'),
    'xstate.done.actor.loadJoinState(asked elsewhere)': joinElsewhere('pending'),
    'xstate.done.actor.loadJoinState(pending)': joinHere('pending'),
    'xstate.done.actor.loadJoinState(rejected)': joinHere('rejected'),
    'xstate.done.actor.loadJoinState(rejected, then closed)': joinHere('rejected', {
      isAcceptingMembers: false,
    }),
    'xstate.done.actor.loadJoinState(expired)': joinHere('lapsed'),
    'xstate.done.actor.loadJoinState(expired, then closed)': joinHere('lapsed', {
      isAcceptingMembers: false,
    }),
    'xstate.done.actor.loadJoinState(member)': joinHere('member'),
    'xstate.done.actor.loadJoinState(captain)': joinHere('captain'),
    'xstate.done.actor.loadJoinState(offered)': joinHere('offered'),
    ...failures('loadJoinState'),
    'xstate.done.actor.refreshJoinState(approved)': joinHere('member'),
    'xstate.done.actor.refreshJoinState(rejected)': joinHere('rejected'),
    'xstate.done.actor.refreshJoinState(offer taken back)': joinHere('member'),
    ...failures('refreshJoinState'),
    ...failures('sendRequest'),
    'xstate.error.actor.sendRequest(closed meanwhile)': joinHere(null, { isAcceptingMembers: false }),
    'xstate.done.actor.enterCode(here)': (browser) => put(browser, 'here', null, { groupCode: typed }),
    'xstate.done.actor.enterCode(elsewhere)': (browser) =>
      put(browser, 'elsewhere', null, { groupCode: typed }),
    ...failures('enterCode'),
    // The code itself stays unknown: the walk types it once, and may send it again.
    'xstate.error.actor.enterCode(member elsewhere)': refuse('joinByGroupCode', 'member-elsewhere'),
    'xstate.done.actor.withdrawRequest(withdrawn)': joinHere('pending'),
    ...failures('withdrawRequest'),
    'xstate.error.actor.withdrawRequest(decided meanwhile)': joinHere('rejected'),
    ...failures('withdrawElsewhere'),
    'xstate.error.actor.withdrawElsewhere(decided meanwhile)': (browser) =>
      put(browser, 'elsewhere', 'rejected'),
    ...failures('answerOffer'),
    'xstate.error.actor.answerOffer(ended meanwhile)': joinHere('member'),
    'xstate.done.actor.previewLeaving(the only member)': standsAlone,
    ...failures('previewLeaving'),
    'xstate.error.actor.previewLeaving(removed meanwhile)': joinHere(null),
    ...failures('leave'),
    'xstate.error.actor.leave(captain meanwhile)': joinHere('captain'),
    'xstate.after.loadLimit.membership.loading': endedByApiLayer,
    'xstate.after.loadLimit.membership.pending.checking': endedByApiLayer,
    'xstate.after.loadLimit.membership.offered.checking': endedByApiLayer,
    'xstate.after.loadLimit.membership.previewing': endedByApiLayer,
  },
  // What waits for an answer, and what changes by leaving, test/browser/join-peloton.test.ts examines.
  examined: [
    'signedOut',
    'looking',
    'unavailable',
    'refused',
    'open',
    'withdrawalAsked',
    'rejected',
    'member',
    'offered.waiting',
    'left',
    'expired',
  ],
};
