import { randomUUID } from 'node:crypto';
import { chargeFor } from '#server/donation/donation.fee.ts';
import { type BrowserSession, type BrowserSettings, type PortAnswer, requests } from '#test/path-driver/path-driver.ts';
import { goodDraft } from '#test/support/donation/donation-fixture.ts';
import { type DeskPerson, foundPeloton, riderElsewhere, signInRider } from '#test/support/member-desk/desk-people.ts';

/** Who walks now, and the peloton of that path. */
let walker: DeskPerson | null = null;
let peloton = '';
/** Mel lacks all of her commitment; Rich raised more than his in a path of a member. */
let others: { mel: DeskPerson; lead: DeskPerson } | null = null;

const walking = (): DeskPerson => {
  if (walker === null) throw new Error('No path is open');
  return walker;
};

type Recipient = { recipientType: 'User' | 'Peloton'; id: string };

const give = async ({ page }: BrowserSession, recipient: Recipient, cents: number): Promise<void> => {
  const { address, city, state, postalCode, country } = goodDraft;
  const response = await page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID(), 'donation-device': randomUUID() },
    data: {
      recipient,
      frequency: 'Once',
      amount: cents,
      isFeeCovered: true,
      charge: chargeFor(cents, true),
      donor: {
        firstName: 'Gail',
        lastName: 'Reed',
        email: `${randomUUID()}@example.org`,
        phone: null,
        address: { address, city, state, postalCode, country },
      },
      organization: null,
      publicName: 'Gail Reed',
      isAnonymous: false,
      isAmountVisible: true,
      message: null,
      tribute: null,
      payment: { nonce: 'fake-valid-mastercard-nonce', type: 'CreditCard', isKept: false },
      isRepeatMeant: true,
      proof: null,
    },
  });
  if (response.status() !== 201) throw new Error(`A gift answered ${response.status()}: ${await response.text()}`);
};

const refuse = (target: string, code: string) => (browser: BrowserSession) =>
  browser.sandbox('POST', '/outcomes', {
    target,
    outcome: { kind: 'problem', code },
    emailAddress: walking().email,
  });

const expire = (browser: BrowserSession) => browser.sandbox('POST', '/identity/expire', { email: walking().email });

/** Signs the person in again in the window that the page opens for it. */
export const signInAgain = async (browser: BrowserSession): Promise<void> => {
  await browser.ui.expectRole('button', 'Sign in again');
  // Only when nothing is tried without the person any more is it them who bring the session back.
  await browser.ui.expectNoText('Looking for your session');
  await browser.sandbox('POST', '/identity/session', { email: walking().email });
  await browser.ui.click('button', 'Sign in again');
};

/** The operation that the state before asks for. */
const actionOf = ({ before }: PortAnswer): string => {
  const { action } = before.context as { action: { kind: string } | null };
  const operations: Record<string, string> = {
    undo: 'undoFundShare',
    decline: 'declineFundShare',
    offer: 'makeStandingOffer',
    'end-offer': 'endStandingOffer',
    ask: 'askForShare',
  };
  return operations[action?.kind ?? ''] ?? 'askForShare';
};

const refuseAction = (code: string) => (browser: BrowserSession, answer: PortAnswer) =>
  refuse(actionOf(answer), code)(browser);

const limit = 'the API layer gives a GET up after 10 s, and the machine hears that first';

/** The walk in Chromium against the real server. */
export const fundSharingBrowser: BrowserSettings = {
  open: async (browser, start) => {
    const { page } = browser;
    others ??= {
      mel: await riderElsewhere(page, 'Mel', 'Hart'),
      lead: await riderElsewhere(page, 'Cora', 'Lind'),
    };
    walker = await signInRider(page, 'Rich', 'Moor', browser.signIn);
    const isFund = start === 'a captain';
    peloton = (await foundPeloton(isFund ? walker : others.lead)).id;
    await browser.goTo(`/fund-sharing/${peloton}`);
  },
  ports: {
    loadSharing: requests('GET', /^\/api\/fundsharing\//),
    loadAnew: { sharedWith: 'loadSharing' },
    makePlan: requests('POST', /^\/api\/fundsharing\/peloton\/[^/]+\/plan$/),
    previewShares: requests('POST', /^\/api\/fundsharing\/peloton\/[^/]+\/preview$/),
    postShares: requests('POST', '/api/fundsharing/peloton'),
    performAction: {
      request: ({ method, path }) =>
        method !== 'GET' && /^\/api\/fundsharing\/(share|offer|request|peloton\/[^/]+\/requests)/.test(path),
    },
  },
  steps: {
    'xstate.done.actor.loadSharing': (browser) => give(browser, { recipientType: 'Peloton', id: peloton }, 44_500),
    'xstate.error.actor.loadSharing(offline)': 'no connection',
    'xstate.error.actor.loadSharing(signed out)': expire,
    'xstate.error.actor.loadSharing(not yours)': refuse('getFundSharing', 'peloton-not-yours'),
    'xstate.error.actor.loadAnew(offline)': 'no connection',
    'xstate.error.actor.loadAnew(signed out)': expire,
    'xstate.error.actor.loadAnew(not yours)': refuse('getFundSharing', 'peloton-not-yours'),
    'xstate.error.actor.makePlan(offline)': 'no connection',
    'xstate.error.actor.makePlan(signed out)': expire,
    'xstate.error.actor.makePlan(not yours)': refuse('planFundShares', 'peloton-not-yours'),
    'xstate.error.actor.makePlan(over)': refuse('planFundShares', 'sharing-closed'),
    'xstate.error.actor.previewShares(offline)': 'no connection',
    'xstate.error.actor.previewShares(signed out)': expire,
    'xstate.error.actor.previewShares(not yours)': refuse('previewFundShares', 'peloton-not-yours'),
    'xstate.error.actor.previewShares(over)': refuse('previewFundShares', 'sharing-closed'),
    'xstate.error.actor.previewShares(too much)': refuse('previewFundShares', 'more-than-missing'),
    'xstate.error.actor.postShares(offline)': 'no connection',
    'xstate.error.actor.postShares(signed out)': expire,
    'xstate.error.actor.postShares(not yours)': refuse('makeFundShares', 'peloton-not-yours'),
    'xstate.error.actor.postShares(over)': refuse('makeFundShares', 'sharing-closed'),
    'xstate.error.actor.postShares(moved)': refuse('makeFundShares', 'balance-changed'),
    'xstate.error.actor.postShares(too much)': refuse('makeFundShares', 'more-than-missing'),
    'xstate.error.actor.performAction(offline)': 'no connection',
    'xstate.error.actor.performAction(signed out)': expire,
    'xstate.error.actor.performAction(not yours)': refuseAction('peloton-not-yours'),
    'xstate.error.actor.performAction(over)': refuseAction('sharing-closed'),
    'xstate.error.actor.performAction(has less)': refuseAction('receiver-has-less'),
    'xstate.after.loadLimit.fundSharing.loading': { skip: limit },
    'xstate.after.loadLimit.refreshing': { skip: limit },
  },
  examined: ['showing.editing', 'confirming', 'changed', 'closed', 'unclear', 'expired', 'forbidden', 'unavailable'],
};
