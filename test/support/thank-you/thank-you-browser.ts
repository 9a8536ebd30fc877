import { randomUUID } from 'node:crypto';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type BrowserSession, type BrowserSettings, requests } from '#test/path-driver/path-driver.ts';
import { signInAgainAs } from '#test/support/auth/sign-in-again.ts';
import { goodDraft } from '#test/support/donation/donation-fixture.ts';
import { challengeOnly } from '#test/support/registration/registration-fixture.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { unthanked } from './thank-you-fixture.ts';

type Donation = Schemas['Donation'];

/** The person of the current path; each path has a new one. */
let tess = newPerson('Tess', 'Larkspur');
let publicId = '';
/** The token of the page's last request. */
let authorization = '';

const noteSender = ({ page }: BrowserSession) =>
  page.on('request', (request) => {
    const said = request.headers().authorization;
    if (said !== undefined) authorization = said;
  });

/** Calls the API like the page, without the page: as another tab does. */
const ask = async <Answer>({ page }: BrowserSession, path: string, data?: unknown): Promise<Answer> => {
  const response = await page.request.fetch(`/api${path}`, {
    method: data === undefined ? 'GET' : 'POST',
    headers: { authorization, 'idempotency-key': randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

const give = async (browser: BrowserSession, { name, isAnonymous, amount, message }: Donation) => {
  const { address, city, state, postalCode, country } = goodDraft;
  const [firstName = '', ...rest] = (name ?? '').split(' ');
  const cents = amount ?? 0;
  const response = await browser.page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'donation-device': randomUUID() },
    data: {
      recipient: { recipientType: 'User', id: publicId },
      frequency: 'Once',
      amount: cents,
      isFeeCovered: true,
      charge: chargeFor(cents, true),
      donor: {
        firstName,
        lastName: rest.join(' '),
        email: `${randomUUID()}@example.org`,
        phone: null,
        address: { address, city, state, postalCode, country },
      },
      organization: null,
      publicName: isAnonymous ? null : name,
      isAnonymous,
      isAmountVisible: true,
      message,
      tribute: null,
      payment: { nonce: 'fake-valid-mastercard-nonce', type: 'CreditCard', isKept: false },
      isRepeatMeant: true,
      proof: null,
    },
  });
  if (response.status() !== 201)
    throw new Error(`A gift answered ${response.status()}: ${await response.text()}`);
};

const waiting = (browser: BrowserSession) =>
  ask<Donation[]>(browser, `/user/${publicId}/donations/unthanked`);

const thank = (browser: BrowserSession, donationIds: string[]) =>
  ask(browser, `/user/${publicId}/thank-yous`, { donationIds, text: 'Thank you, from another tab.' });

/** Gives whichever of the three isn't waiting for a thank-you. */
const giveThree = async (browser: BrowserSession): Promise<void> => {
  const names = (await waiting(browser)).map(({ name }) => name);
  // The newest stands first.
  for (const donation of unthanked.toReversed())
    if (!names.includes(donation.name)) await give(browser, donation);
};

const thankAll = async (browser: BrowserSession): Promise<void> => {
  const ids = (await waiting(browser)).map(({ id }) => id);
  if (ids.length > 0) await thank(browser, ids);
};

/** Another tab thanks for as many of the donations that the page sends. */
const thankElsewhere =
  (wanted: 'first' | 'all') =>
  async (browser: BrowserSession, { before }: { before: { context: unknown } }): Promise<void> => {
    const { chosen, donations } = before.context as { chosen: string[]; donations: Donation[] };
    const names = donations.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    const those = (await waiting(browser)).filter(({ name }) => names.includes(name));
    const ids = unthanked.flatMap(({ name }) => those.filter((one) => one.name === name).map(({ id }) => id));
    await thank(browser, wanted === 'first' ? ids.slice(0, 1) : ids);
  };

/** Signs the person in again, in the page's popup. */
export const signThankerInAgain = (browser: BrowserSession): Promise<void> => signInAgainAs(browser, tess);

const expire = (browser: BrowserSession) =>
  browser.sandbox('POST', '/identity/expire', { email: tess.email });

export const thankYouBrowser: BrowserSettings = {
  open: async (browser, start) => {
    tess = newPerson('Tess', 'Larkspur');
    noteSender(browser);
    await browser.signIn(tess);
    const scenario = { mix: challengeOnly, nextStep: 'complete', isCompleted: true };
    await browser.sandbox('PUT', '/registrations', { emailAddress: tess.email, scenario });
    ({ publicId } = await ask<{ publicId: string }>(browser, '/user'));
    await giveThree(browser);
    const [newest] = await waiting(browser);
    await browser.goTo(`/profile/${publicId}/thank${start === 'for one' ? `?gift=${newest?.id}` : ''}`);
  },
  ports: {
    loadUnthanked: requests('GET', /^\/api\/user\/[^/]+\/donations\/unthanked/),
    sendThanks: requests('POST', /^\/api\/user\/[^/]+\/thank-yous$/),
  },
  steps: {
    'xstate.done.actor.loadUnthanked(three gifts)': giveThree,
    'xstate.done.actor.loadUnthanked(none)': thankAll,
    'xstate.error.actor.loadUnthanked(offline)': 'no connection',
    'xstate.error.actor.loadUnthanked(signed out)': expire,
    'xstate.error.actor.sendThanks(offline)': 'no connection',
    'xstate.error.actor.sendThanks(signed out)': expire,
    'xstate.error.actor.sendThanks(one thanked elsewhere)': thankElsewhere('first'),
    'xstate.error.actor.sendThanks(all thanked elsewhere)': thankElsewhere('all'),
    'xstate.error.actor.sendThanks(refused)': (browser) =>
      browser.sandbox('POST', '/outcomes', {
        target: 'sendThankYou',
        outcome: { kind: 'problem', code: 'donation-not-received' },
        emailAddress: tess.email,
      }),
    'more.requested(nothing left)': { skip: 'the page offers no more where nothing is left' },
    'xstate.after.loadLimit.thankYou.loading': {
      skip: 'the API layer aborts a GET after 10 s, and the machine gets that failure first',
    },
  },
  examined: [
    'loading',
    'unavailable',
    'empty',
    'choosing',
    'writing',
    'sending',
    'sent',
    'partlySent',
    'failed',
  ],
};
