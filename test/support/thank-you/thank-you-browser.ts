import { randomUUID } from 'node:crypto';
import { type BrowserSession, type BrowserSettings, requests } from '@product/path-driver';
import type { Schemas } from '#openapi/contract.gen.ts';
import { endedByApiLayer, made, personSteps } from '#test/support/auth/person-steps.ts';
import { ownApi } from '#test/support/base-camp/own-api.ts';
import { donationRequest, donorOf } from '#test/support/donation/donation-request.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { unthanked } from './thank-you-fixture.ts';

type Donation = Schemas['Donation'];

/** The person of the current path; each path has a new one. */
let tess = newPerson('Tess', 'Larkspur');
let publicId = '';
let api: ReturnType<typeof ownApi> | null = null;

const asked = () => made(api).ask;

const give = async ({ page }: BrowserSession, { name, isAnonymous, amount, message }: Donation) => {
  const [firstName = '', ...rest] = (name ?? '').split(' ');
  const response = await page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'donation-device': randomUUID() },
    data: donationRequest(
      { recipientType: 'User', id: publicId },
      {
        amount: amount ?? 0,
        donor: donorOf(firstName, rest.join(' '), `${randomUUID()}@example.org`),
        publicName: isAnonymous ? null : name,
        isAnonymous,
        message,
      },
    ),
  });
  if (response.status() !== 201)
    throw new Error(`A gift answered ${response.status()}: ${await response.text()}`);
};

const waiting = () => asked()<Donation[]>('GET', `/user/${publicId}/donations/unthanked`);

const thank = (donationIds: string[]) =>
  asked()('POST', `/user/${publicId}/thank-yous`, { donationIds, text: 'Thank you, from another tab.' });

/** Gives whichever of the three isn't waiting for a thank-you. */
const giveThree = async (browser: BrowserSession): Promise<void> => {
  const names = (await waiting()).map(({ name }) => name);
  // The newest stands first.
  for (const donation of unthanked.toReversed())
    if (!names.includes(donation.name)) await give(browser, donation);
};

const thankAll = async (): Promise<void> => {
  const ids = (await waiting()).map(({ id }) => id);
  if (ids.length > 0) await thank(ids);
};

/** Another tab thanks for as many of the donations that the page sends. */
const thankElsewhere =
  (wanted: 'first' | 'all') =>
  async (_browser: BrowserSession, { before }: { before: { context: unknown } }): Promise<void> => {
    const { chosen, donations } = before.context as { chosen: string[]; donations: Donation[] };
    const names = donations.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    const those = (await waiting()).filter(({ name }) => names.includes(name));
    const ids = unthanked.flatMap(({ name }) => those.filter((one) => one.name === name).map(({ id }) => id));
    await thank(wanted === 'first' ? ids.slice(0, 1) : ids);
  };

const { failures, refuse, restoreSession } = personSteps(() => tess);

export { restoreSession };

export const thankYouBrowser: BrowserSettings = {
  open: async (browser, start) => {
    tess = newPerson('Tess', 'Larkspur');
    api ??= ownApi(browser.page);
    await browser.signIn(tess);
    publicId = await api.takePart(tess);
    await giveThree(browser);
    const [newest] = await waiting();
    await browser.goTo(`/profile/${publicId}/thank${start === 'for one' ? `?gift=${newest?.id}` : ''}`);
  },
  ports: {
    loadUnthanked: requests('GET', /^\/api\/user\/[^/]+\/donations\/unthanked/),
    sendThanks: requests('POST', /^\/api\/user\/[^/]+\/thank-yous$/),
  },
  steps: {
    'xstate.done.actor.loadUnthanked(three gifts)': giveThree,
    'xstate.done.actor.loadUnthanked(none)': thankAll,
    ...failures('loadUnthanked', 'sendThanks'),
    'xstate.error.actor.sendThanks(one thanked elsewhere)': thankElsewhere('first'),
    'xstate.error.actor.sendThanks(all thanked elsewhere)': thankElsewhere('all'),
    'xstate.error.actor.sendThanks(refused)': refuse('sendThankYou', 'donation-not-received'),
    'more.requested(nothing left)': { skip: 'the page offers no more where nothing is left' },
    'xstate.after.loadLimit.thankYou.loading': endedByApiLayer,
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
