import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { donationOf } from '#machines/donation/donation.guards.ts';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { meta } from '#machines/donation/donation.messages.ts';
import type { DonationDraft } from '#machines/donation/donation.types.ts';
import type { PageObject, Ui } from '#test/path-driver/path-driver.ts';
import { donationBrowser, freshAmount, ownEmail, signInAgain } from './donation-browser.ts';

type Machine = typeof donationMachine;
type Snapshot = SnapshotFrom<Machine>;

const loadAgain = 'Load my details again';
const ownAmount = /^Another amount/;

const labels: Partial<Record<keyof DonationDraft, string | RegExp>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: /^E-mail/,
  phone: /^Phone/,
  address: 'Street address',
  city: 'City',
  postalCode: 'ZIP code',
};

const ways: Partial<Record<DonationDraft['method'], string | RegExp>> = {
  CreditCard: 'Card',
  PayPalAccount: 'PayPal',
  saved: /^Visa ending in/,
};

/** Types what is missing as a person would, and nothing that is there already. */
const fillIn = async (ui: Ui, changes: Partial<DonationDraft>): Promise<void> => {
  // Where a suggested amount is chosen one's own field is empty, and emptying it once more says nothing.
  if (changes.amount === null) await ui.fill(ownAmount, '1');
  if (changes.amount !== undefined)
    await ui.fill(ownAmount, changes.amount === null ? '' : String(changes.amount / 100));
  for (const [field, label] of Object.entries(labels)) {
    const value = changes[field as keyof DonationDraft];
    if (typeof value === 'string') await ui.fill(label, value);
  }
  if (changes.state) await ui.select('State', changes.state);
  const way = changes.method === undefined ? undefined : ways[changes.method];
  if (way !== undefined) await ui.check(way);
};

/** The form is a place only on the rendered screen; on the site it takes a card. */
export const fillCard = async (ui: Ui): Promise<void> => {
  await ui.fill('Card number', '');
  await ui.fill('Card number', '4111 1111 1111 1111');
  await ui.fill('Expiry date', '04/31');
  await ui.fill('Security code', '123');
  await ui.fill('Billing postal code', '02139');
};

const heading = (name: keyof typeof meta) => (ui: Ui) => ui.expectRole('heading', meta[name].heading);

const submit = /^Give( \$[\d.,]+( a month)?)?$/;

/** Going on waits for who gives; a machine that is slow says so in the button. */
const submitOrWait = new RegExp(`${submit.source}|^Loading your details$`);

const showsFields = async (ui: Ui, { context }: Snapshot, button: RegExp): Promise<void> => {
  await ui.expectRole('button', button);
  // Whatever came between, what was typed is still there.
  const { firstName } = draftOf(context);
  await ui.expectValue('First name', firstName);
  if (context.isDonorUnclear) await ui.expectRole('button', loadAgain);
};

const showsForm = (ui: Ui, snapshot: Snapshot) => showsFields(ui, snapshot, submit);

const showsReview = async (ui: Ui, { context }: Snapshot): Promise<void> => {
  await ui.expectRole('heading', meta.reviewing.heading);
  await ui.expectRole('heading', 'Who will see this');
  // The server's own figure stands on the button that gives.
  if (context.quotedCharge !== null && ui.driver === 'screen')
    await ui.expectRole('button', 'Confirm and give $52.00');
};

/** How a person gives, and what they see. */
export const donationPageObject = {
  render: async (actor: ActorRefFrom<Machine>) => {
    const [{ createElement }, { DonationHarness }] = await Promise.all([
      import('react'),
      import('./donation-harness.tsx'),
    ]);
    return createElement(DonationHarness, { actor });
  },
  actions: {
    'draft.changed': (ui, { event: { changes }, browser }) => {
      if (browser === null || typeof changes.amount !== 'number') return fillIn(ui, changes);
      // On the site a donation just like one of the last minutes would be asked about.
      return fillIn(ui, { ...changes, amount: freshAmount(), email: ownEmail() });
    },
    'payment.changed': (ui, { browser }) =>
      browser === null ? ui.click('button', 'Type another card') : fillCard(ui),
    'details.retried': async (ui, { event, before }, actor) => {
      if (before.context.isDonorUnclear) return ui.click('button', loadAgain);
      // Nobody is offered what they have.
      await ui.expectNoRole('button', loadAgain);
      actor?.send(event);
    },
    'review.requested': async (ui, { before, browser, nextSteps }) => {
      const { context } = before;
      const isAsked = donationOf(context) !== null && context.tokenized === null;
      if (browser !== null && isAsked && draftOf(context).method === 'CreditCard') {
        // The card's fields come when somebody comes near them.
        await browser.page.getByRole('heading', { name: 'How do you pay?' }).scrollIntoViewIfNeeded();
        await fillCard(ui);
        if (nextSteps[0]?.startsWith('xstate.error.actor.tokenizePayment')) await ui.fill('Card number', '');
      }
      await ui.click('button', submit);
    },
    'review.left': (ui) => ui.click('button', 'Change something'),
    'donation.confirmed': (ui) => ui.click('button', /^Confirm and give/),
    'repeat.confirmed': (ui) => ui.click('button', /a second time$/),
    'repeat.dropped': (ui) => ui.click('button', 'No, once is enough'),
    'donation.revised': (ui) => ui.click('button', 'Back to my gift'),
    'method.chosen': (ui) => ui.click('button', /^Pay with/),
    'outcome.requested': (ui) => ui.click('button', 'Ask once more'),
    'guest.chosen': (ui) => ui.click('button', 'Give without signing in'),
    'session.restored': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : signInAgain(browser),
    'connection.returned': async (_ui, { event, browser }, actor) =>
      browser === null
        ? actor?.send(event)
        : browser.evaluate(() => void globalThis.dispatchEvent(new Event('online')), null),
    'receipt.requested': (ui) => ui.click('button', 'Send it again'),
    'donation.begun': (ui) => ui.click('button', 'Give something else'),
    // The donor who comes back to the form from the thanks begins anew; the page says so to the machine.
    'form.opened': async (ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : ui.click('link', /^Give to .* again$/),
  },
  checks: {
    opening: (ui, snapshot) => showsFields(ui, snapshot, submitOrWait),
    editing: showsForm,
    tokenizing: (ui) => ui.expectText('Checking how you pay'),
    reviewing: showsReview,
    sending: (ui) => ui.expectText(meta.sending.announce),
    proving: (ui) => ui.expectText(meta.proving.announce),
    authenticating: (ui) => ui.expectText(meta.authenticating.announce),
    declined: heading('declined'),
    repeating: heading('repeating'),
    closed: heading('closed'),
    expired: (ui) => ui.expectRole('alertdialog', meta.expired.heading),
    'confirming.waiting': heading('confirming'),
    'confirming.checking': heading('confirming'),
    'confirming.withdrawing': heading('confirming'),
    'confirming.written': async (ui, { context: { attempt } }) => {
      await ui.expectRole('heading', meta.written.heading);
      // In a browser the donor has amounts of their own.
      if (ui.driver === 'screen' && attempt !== null)
        await ui.expectText(`$${(attempt.charged.charge / 100).toFixed(2)} to`);
    },
    'confirming.leaving': heading('written'),
    'thanked.shown': (ui) => ui.expectRole('heading', 'Your receipt'),
    'thanked.resending': (ui) => ui.expectText('Sending it again'),
  },
  browser: donationBrowser,
} satisfies PageObject<Machine>;
