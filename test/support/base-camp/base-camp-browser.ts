import { randomUUID } from 'node:crypto';
import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { goodDraft } from '#test/support/donation/donation-fixture.ts';
import { challengeOnly } from '#test/support/registration/registration-fixture.ts';
import { newPerson } from '#test/support/sign-in.ts';

/** Who walks; each path begins with no goal and nothing celebrated, and with what was given before. */
const tess = newPerson('Tess', 'Larkspur');
let publicId = '';
/** What the page last said who it is. */
let authorization = '';

const noteSender = ({ page }: BrowserSession) =>
  page.on('request', (request) => {
    const said = request.headers().authorization;
    if (said !== undefined) authorization = said;
  });

const ask = async <Answer>({ page }: BrowserSession, method: string, path: string, data?: unknown) => {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization, 'idempotency-key': randomUUID(), 'if-match': '*' },
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** Somebody gives; the total moves. */
const give = async ({ page }: BrowserSession, amount: number): Promise<void> => {
  const { address, city, state, postalCode, country } = goodDraft;
  const response = await page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'donation-device': randomUUID() },
    data: {
      recipient: { recipientType: 'User', id: publicId },
      frequency: 'Once',
      amount,
      isFeeCovered: false,
      charge: amount,
      donor: {
        firstName: 'Thuy',
        lastName: 'Tran',
        email: `${randomUUID()}@example.org`,
        phone: null,
        address: { address, city, state, postalCode, country },
      },
      organization: null,
      publicName: 'Thuy Tran',
      isAnonymous: false,
      isAmountVisible: true,
      message: null,
      tribute: null,
      payment: { nonce: 'fake-valid-mastercard-nonce', type: 'CreditCard', isKept: false },
      isRepeatMeant: true,
      proof: null,
    },
  });
  if (response.status() !== 201)
    throw new Error(`A gift answered ${response.status()}: ${await response.text()}`);
};

/** Who waits for the page's next live total. */
const listeners = new Set<() => void>();

const hearTotals = async ({ page }: BrowserSession): Promise<void> => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.eventSourceMessageReceived', () => {
    for (const hear of listeners) hear();
    listeners.clear();
  });
};

/** A small gift. Resolves once the page has heard of it. */
export const giveMore = async (browser: BrowserSession): Promise<void> => {
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  listeners.add(resolve);
  await give(browser, 700);
  await heard;
};

const expire = (browser: BrowserSession) =>
  browser.sandbox('POST', '/identity/expire', { email: tess.email });

/** A goal that is below what is raised: no total moves. */
const reach =
  (goal: number) =>
  (browser: BrowserSession): Promise<unknown> =>
    ask(browser, 'PATCH', '/user/fundraising', { goal });

/** The walk in Chromium against the real server. */
export const baseCampBrowser: BrowserSettings = {
  open: async (browser, start) => {
    if (publicId === '') {
      await hearTotals(browser);
      noteSender(browser);
    }
    await browser.withoutHolding(() => browser.signIn(tess));
    if (publicId === '') {
      const scenario = { mix: challengeOnly, nextStep: 'complete', isCompleted: true };
      await browser.sandbox('PUT', '/registrations', { emailAddress: tess.email, scenario });
      ({ publicId } = await ask<{ publicId: string }>(browser, 'GET', '/user'));
      await give(browser, 20_000);
    }
    await ask(browser, 'PATCH', '/user/fundraising', { goal: 0, seenSuccess: false });
    const kept = { version: 1, owner: publicId, amount: 5_000 };
    if (start !== 'a new tab')
      await browser.evaluate((text) => sessionStorage.setItem('celebrationSeen', text), JSON.stringify(kept));
    await browser.goTo('/');
  },
  ports: {
    loadCamp: requests('GET', '/api/user/base-camp'),
    refreshCamp: { sharedWith: 'loadCamp' },
    saveCelebrated: requests('PATCH', '/api/user/fundraising'),
  },
  steps: {
    'xstate.done.actor.loadCamp(goal met)': reach(5_000),
    'xstate.done.actor.loadCamp(no event)': { skip: 'the sandbox always has an event' },
    'xstate.error.actor.loadCamp(offline)': 'no connection',
    'xstate.error.actor.loadCamp(signed out)': expire,
    'xstate.done.actor.refreshCamp(first goal met)': reach(5_000),
    'xstate.done.actor.refreshCamp(higher goal met)': reach(10_000),
    'xstate.done.actor.refreshCamp(no event)': { skip: 'the sandbox always has an event' },
    'xstate.error.actor.refreshCamp(offline)': 'no connection',
    'xstate.error.actor.refreshCamp(signed out)': expire,
    'xstate.error.actor.saveCelebrated(offline)': 'no connection',
    'xstate.error.actor.saveCelebrated(refused)': (browser) =>
      browser.sandbox('POST', '/outcomes', {
        target: 'updateFundraisingGoal',
        outcome: { kind: 'problem', code: 'goal-too-low' },
        emailAddress: tess.email,
      }),
    'xstate.after.loadLimit.baseCamp.loading': {
      skip: 'the API layer gives a GET up after 10 s, and the machine hears that first',
    },
    'xstate.after.loadLimit.baseCamp.open.reading.refreshing': {
      skip: 'the API layer gives a GET up after 10 s, and the machine hears that first',
    },
  },
  // Each gift takes a second or two to be heard of, and the two halves of the page don't know of each other.
  avoids: ({ label }, before) =>
    label === 'total.moved' &&
    (before.matches({ open: { success: 'saving' } }) || before.matches({ open: { success: 'waiting' } })),
  examined: ['loading', 'unavailable', 'open.reading.current', 'open.success.celebrating'],
};
