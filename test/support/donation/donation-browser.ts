import { randomUUID } from 'node:crypto';
import {
  type BrowserSession,
  type BrowserSettings,
  type PortAnswer,
  requests,
  type Ui,
} from '@product/path-driver';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { donationOf } from '#machines/donation/donation.guards.ts';
import { keptVersion } from '#machines/donation/donation.kept.ts';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import { endedByApiLayer, personSteps } from '#test/support/auth/person-steps.ts';
import { wheelers } from '#test/support/membership/membership-browser.ts';
import { everything } from '#test/support/registration/registration-fixture.ts';
import { newPerson } from '#test/support/sign-in.ts';
import { goodDraft, openAttempt } from './donation-fixture.ts';
import { bringTaker } from './give-recurring.ts';

type Snapshot = SnapshotFrom<typeof donationMachine>;

/** The donor of the current path; each path has a new one, so that no donation looks like an earlier one. */
let ivo = newPerson('Ivo', 'Lindqvist');
let donations = 0;

/** The e-mail address of the walk's donor. */
export const ownEmail = (): string => ivo.email;

/** An amount in cents that this donor has not given yet. */
export const freshAmount = (): number => {
  donations += 1;
  return goodDraft.amount + donations * 100;
};

/** The recipient of a donation, by the model's recipients. */
const found = { User: '', Peloton: wheelers };

const recipientIn = ({ context }: Snapshot) => {
  const { recipientType } = context.recipient;
  return { recipientType, id: recipientType === 'General' ? null : found[recipientType] };
};

/** The state that another tab leaves when it is closed while it sends. */
const leaveOpen = (browser: BrowserSession) => {
  const attempt = { ...openAttempt, key: randomUUID() };
  // The page has a clock of its own.
  return browser.evaluate(
    (open) => localStorage.setItem('openDonation', `{"sentAt":${Date.now()},"attempt":${open}}`),
    JSON.stringify(attempt),
  );
};

/** Somebody who has given before: signed in, with a card on file. */
const openSignedIn = async (browser: BrowserSession, start: string): Promise<void> => {
  await browser.signIn(ivo);
  const scenario = { mix: everything, nextStep: 'fee', payment: 'none' };
  await browser.sandbox('PUT', '/registrations', { emailAddress: ivo.email, scenario });
  if (start === 'signed in, with a gift of another tab') await leaveOpen(browser);
  await browser.goTo(`/donate?${new URLSearchParams({ recipient: found.User, recipientType: 'User' })}`);
};

/** The draft that a tab kept before a reload, of this version of the site or an older one. */
const keep = (browser: BrowserSession, version: number, isOpen: boolean) => {
  const recipient = { recipientType: 'Peloton', id: found.Peloton };
  const attempt = { ...openAttempt, key: randomUUID() };
  const typed = { ...goodDraft, email: ivo.email };
  const kept = { version, recipient, typed, step: 'payment', attempt: isOpen ? attempt : null };
  return browser.evaluate(
    (details) => sessionStorage.setItem('donationDetails', details),
    JSON.stringify(kept),
  );
};

/** A guest's form wakes when somebody is there; what has run once has kept the session's own choices. */
const wake = async ({ page }: BrowserSession): Promise<void> => {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => sessionStorage.getItem('isProcessingFeeChecked') !== null);
};

const openAsGuest = async (browser: BrowserSession, start: string): Promise<void> => {
  await browser.signOut();
  if (start === 'for all of us, monthly') {
    await browser.goTo('/give');
    await browser.evaluate(() => {
      sessionStorage.setItem('isProcessingFeeChecked', 'false');
      sessionStorage.setItem('isMonthlyDonationChecked', 'true');
    }, null);
    await browser.goTo('/donate?recipientType=General');
    await browser.page.keyboard.press('Tab');
    return;
  }
  await browser.goTo('/give');
  await keep(browser, start === 'with an older form' ? 0 : keptVersion, start === 'with a gift on its way');
  await browser.goTo(
    `/donate?${new URLSearchParams({ recipient: found.Peloton, recipientType: 'Peloton' })}`,
  );
  if (start !== 'with a gift on its way') await wake(browser);
};

const { expire, refuse, restoreSession } = personSteps(() => ivo);

export { restoreSession };

/** Only for this donor: other tests donate on the same site. */
const outcome = (browser: BrowserSession, target: string, wanted: object, emailAddress: string = ivo.email) =>
  browser.sandbox('POST', '/outcomes', { target, outcome: wanted, emailAddress });

const refusing = (code: string) => refuse('createDonation', code);

const declining = (browser: BrowserSession, emailAddress?: string) =>
  outcome(browser, 'gateway.sale', { kind: 'decline', reason: 'insufficient-funds' }, emailAddress);

const keyIn = (browser: BrowserSession): Promise<string> =>
  browser.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('donationDetails') ?? '{}') as {
      attempt?: { key?: string };
    };
    return kept.attempt?.key ?? '';
  }, null);

/** The donation whose answer was lost arrives after all, under the key that the page asks by. */
const arriveFrom = async (email: string, browser: BrowserSession, { before }: PortAnswer): Promise<void> => {
  const snapshot = before as AnyMachineSnapshot as Snapshot;
  // What another tab sent is not typed in this one.
  const { context } = snapshot;
  const donation = donationOf(context) ?? donationOf({ ...context, typed: goodDraft });
  if (donation === null) throw new Error('The donor sent something that is no gift');
  const response = await browser.page.request.fetch('/api/donation', {
    method: 'POST',
    headers: { 'idempotency-key': await keyIn(browser) },
    data: {
      ...donation,
      // The server's own figures count, even if the path names others.
      charge: chargeFor(donation.amount, donation.isFeeCovered),
      recipient: recipientIn(snapshot),
      donor: { ...donation.donor, email },
      payment: { nonce: 'fake-valid-visa-nonce', type: 'CreditCard', isKept: false },
      isRepeatMeant: true,
      proof: null,
    },
  });
  if (response.status() >= 400 && response.status() !== 402)
    throw new Error(`The gift did not arrive: ${await response.text()}`);
};

const arrive = (browser: BrowserSession, portAnswer: PortAnswer): Promise<void> =>
  arriveFrom(newPerson().email, browser, portAnswer);

const arriveDeclined = async (browser: BrowserSession, portAnswer: PortAnswer): Promise<void> => {
  const { email } = newPerson();
  await declining(browser, email);
  await arriveFrom(email, browser, portAnswer);
};

/** Withdraws the attempt, like another page of the same donor that has waited long enough. */
const withdrawElsewhere = async (browser: BrowserSession): Promise<void> => {
  const headers = { 'idempotency-key': await keyIn(browser) };
  await browser.page.request.post('/api/donation/attempt/withdraw', { headers });
};

/** The sandbox's bank knows one code. */
const answerBank = async (ui: Ui, code: string, button: string): Promise<void> => {
  await ui.fill('Code', code);
  await ui.click('button', button);
};

/** The sandbox's wallet is this donor's. */
const approveAsIvo = async ({ ui }: BrowserSession): Promise<void> => {
  await ui.fill('First name in the wallet', ivo.firstName);
  await ui.fill('Last name in the wallet', ivo.lastName);
  await ui.fill('E-mail in the wallet', ivo.email);
  await ui.click('button', /^Approve/);
};

const isGuest = (before: AnyMachineSnapshot) =>
  (before as Snapshot).context.recipient.recipientType !== 'User';
const methodIn = (before: AnyMachineSnapshot) => draftOf((before as Snapshot).context).method;

const refusedField = { skip: 'the form lets nothing through that the API refuses' };

export const donationBrowser: BrowserSettings = {
  open: async (browser, start) => {
    ivo = newPerson('Ivo', 'Lindqvist');
    donations = 0;
    if (found.User === '') found.User = (await bringTaker(browser.page)).id;
    await (start.startsWith('signed in') ? openSignedIn : openAsGuest)(browser, start);
  },
  ports: {
    loadDonor: requests('GET', '/api/payment/method/default/token'),
    createDonation: requests('POST', '/api/donation'),
    findAttempt: requests('GET', '/api/donation/attempt'),
    withdrawAttempt: requests('POST', '/api/donation/attempt/withdraw'),
    solveChallenge: requests('POST', '/api/donation/challenge'),
    resendReceipt: requests('POST', /^\/api\/donation\/receipt\/[^/]+\/resend$/),
    // The card form makes no request; the wallet has a window of its own.
    tokenizePayment: (before) => (methodIn(before) === 'PayPalAccount' ? 'user' : 'itself'),
    authenticateCard: 'user',
  },
  steps: {
    'xstate.done.actor.loadDonor(a guest)': 'no request',
    'xstate.done.actor.tokenizePayment(who pays)': approveAsIvo,
    'xstate.error.actor.tokenizePayment(refused)': async ({ ui }, { before }) =>
      methodIn(before) === 'PayPalAccount' ? ui.click('button', 'Go back without paying') : undefined,
    'xstate.done.actor.authenticateCard(confirmed)': ({ ui }) => answerBank(ui, '1234', 'Confirm'),
    'xstate.error.actor.authenticateCard(not confirmed)': ({ ui }) => answerBank(ui, '0000', 'Confirm'),
    'xstate.error.actor.authenticateCard(left)': ({ ui }) => ui.click('button', 'Go back without paying'),
    'xstate.error.actor.createDonation(bank first)': refusing('authentication-needed'),
    'xstate.error.actor.createDonation(no answer)': 'no connection',
    'xstate.error.actor.createDonation(signed out)': expire,
    'xstate.error.actor.createDonation(work first)': refusing('proof-of-work-needed'),
    'xstate.error.actor.createDonation(declined)': (browser) => declining(browser),
    'xstate.error.actor.createDonation(repeated)': refusing('donation-repeated'),
    'xstate.error.actor.createDonation(closed)': refusing('recipient-closed'),
    'xstate.error.actor.createDonation(other figures)': refusing('charge-changed'),
    'xstate.error.actor.createDonation(too many tries)': refusing('too-many-attempts'),
    'xstate.done.actor.findAttempt(charged)': arrive,
    'xstate.done.actor.findAttempt(not charged)': arriveDeclined,
    'xstate.done.actor.findAttempt(withdrawn elsewhere)': withdrawElsewhere,
    'xstate.error.actor.findAttempt(offline)': 'no connection',
    'xstate.done.actor.withdrawAttempt(charged)': arrive,
    'xstate.done.actor.withdrawAttempt(not charged)': arriveDeclined,
    'xstate.error.actor.withdrawAttempt(offline)': 'no connection',
    'xstate.error.actor.solveChallenge(offline)': 'no connection',
    'xstate.error.actor.resendReceipt(offline)': 'no connection',
    'xstate.error.actor.loadDonor': {
      skip: 'a session that ends while a page opens is walked with the session itself',
    },
    'xstate.after.loadLimit.donation.opening': endedByApiLayer,
    'xstate.after.loadLimit.donation.confirming.checking': endedByApiLayer,
    'xstate.after.tokenizeLimit.donation.tokenizing': {
      skip: 'the card form answers by itself, without a request',
    },
    'xstate.done.actor.createDonation(not charged)': { skip: 'the API says so with a refusal' },
    'xstate.done.actor.createDonation(not known yet)': {
      skip: 'needs the gateway’s own time limit in real time',
    },
    'xstate.done.actor.findAttempt(not known yet)': {
      skip: 'needs the gateway’s own time limit in real time',
    },
    'xstate.done.actor.withdrawAttempt(not known yet)': {
      skip: 'needs the gateway’s own time limit in real time',
    },
    'xstate.after.authenticateLimit.donation.authenticating': {
      skip: 'the bank’s window stays open in real time',
    },
    'xstate.error.actor.createDonation(the amount refused)': refusedField,
    'xstate.error.actor.createDonation(the e-mail refused)': refusedField,
    'xstate.error.actor.createDonation(the postal code refused)': refusedField,
    'xstate.error.actor.createDonation(the message refused)': refusedField,
  },
  // Without states that look like another one, and states that a busy machine leaves too early.
  examined: [
    'editing.amount',
    'editing.donor',
    'editing.payment',
    'reviewing',
    'sending',
    'proving',
    'authenticating',
    'repeating',
    'closed',
    'expired',
    'confirming.waiting',
    'confirming.written',
    'thanked.shown',
  ],
  avoids: ({ label }, before) =>
    // A guest is known at once: nothing comes before that.
    (isGuest(before) && (before as Snapshot).matches('opening') && !label.startsWith('xstate.done')) ||
    // The card form says what is wrong with it before it is asked.
    (label.startsWith('xstate.error.actor.tokenizePayment') && methodIn(before) === 'CreditCard'),
};
