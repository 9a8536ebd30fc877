import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { hasErrorsIn, isOfCharge } from '#machines/donation/donation.guards.ts';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { meta } from '#machines/donation/donation.messages.ts';
import { billOfDonation } from '#machines/donation/donation.selectors.ts';
import type { AskingStep, DonationDraft, DonationStep } from '#machines/donation/donation.types.ts';
import { fillCardFields } from '#test/support/payment/fill-card.ts';
import { donationBrowser, freshAmount, ownEmail, restoreSession } from './donation-browser.ts';

type Machine = typeof donationMachine;
type Snapshot = SnapshotFrom<Machine>;

const loadAgain = 'Load my details again';
const ownAmount = /^Another amount/;
const checkAgain = 'Check again';

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

const words = /^(Add a message or|“|In (honor|memory) of)/;

/** What a gift says, unfolded where it is looked over. */
const fillInOptions = async (ui: Ui, changes: Partial<DonationDraft>): Promise<void> => {
  if (changes.message !== undefined) {
    await ui.expand(words);
    await ui.fill(/^Message/, changes.message);
  }
  if (changes.tributeKind !== undefined) {
    await ui.expand(words);
    await ui.check(changes.tributeKind === 'honor' ? 'In honor of someone' : 'No');
  }
};

/** A valid card, and the address that the bank compares. */
export const fillCardAndArea = async (ui: Ui): Promise<void> => {
  await fillCardFields(ui);
  await ui.fill('ZIP code', '02139');
};

const heading = (name: keyof typeof meta) => (ui: Ui) => ui.expectRole('heading', meta[name].heading);

/** The donor is still being loaded, or nothing is chosen: the button says what it waits for. */
const goOn = /^(Continue|Review \$[\d.,]+|Choose an amount|Loading your details)$/;

const steps: readonly DonationStep[] = ['amount', 'donor', 'payment', 'review'];
const stepOf = (before: Snapshot): DonationStep =>
  before.matches('reviewing') ? 'review' : before.context.step;

const done: Partial<Record<DonationStep, string>> = { amount: 'Amount done', donor: 'You done' };

/** The button that leads back to a step; null if no button does. */
const wayTo = (before: Snapshot, step: AskingStep): string | null => {
  const at = stepOf(before);
  if (at === 'review' && step === 'payment') return 'Change how you pay';
  return steps.indexOf(step) < steps.indexOf(at) ? (done[step] ?? null) : null;
};

const showsForm = async (ui: Ui, { context }: Snapshot): Promise<void> => {
  await ui.expectRole('button', goOn);
  if (context.isDonorUnclear) await ui.expectRole('button', loadAgain);
};

const showsReview = async (ui: Ui, { context }: Snapshot): Promise<void> => {
  await ui.expectRole('heading', meta.reviewing.heading);
  await ui.expectRole('button', 'Change who gives');
  // The server's own figure stands on the button that gives.
  if (context.quotedCharge !== null && ui.driver === 'screen') await ui.expectRole('button', 'Give $52.00');
};

/** How a person gives, and what they see. */
export const donationPageObject = {
  screen: async () => (await import('./donation-harness.tsx')).DonationHarness,
  actions: {
    'draft.changed': async (ui, { event, before, browser }, actor) => {
      const { changes } = event;
      if (stepOf(before) === 'review') {
        // What is charged can't be changed where it is looked over.
        if (isOfCharge(changes)) return actor?.send(event);
        return fillInOptions(ui, changes);
      }
      if (browser === null) return fillIn(ui, changes);
      // On the site a donation just like one of the last minutes would be asked about.
      return fillIn(ui, {
        ...changes,
        ...(typeof changes.amount === 'number' && { amount: freshAmount() }),
        ...(changes.email && { email: ownEmail() }),
      });
    },
    'payment.changed': (ui, { browser }) =>
      browser === null ? ui.click('button', 'Type another card') : fillCardFields(ui),
    'details.retried': async (ui, { event, before }, actor) => {
      if (before.context.isDonorUnclear) return ui.click('button', loadAgain);
      // The control is not shown.
      await ui.expectNoRole('button', loadAgain);
      actor?.send(event);
    },
    'step.finished': async (ui, { event, before, browser }, actor) => {
      const { context } = before;
      const isCard = context.step === 'payment' && draftOf(context).method === 'CreditCard';
      if (billOfDonation(context) === null) return ui.click('button', 'Choose an amount');
      if (browser === null) {
        // The card form is only a place there: it has no errors of its own.
        if (event.paymentErrors !== undefined) return actor?.send(event);
      } else if (isCard && event.paymentErrors !== undefined) await ui.fill('Card number', '');
      // A missing postal code is typed in a step of its own.
      else if (isCard && context.tokenized === null)
        await (hasErrorsIn(context, 'payment') ? fillCardFields(ui) : fillCardAndArea(ui));
      await ui.click('button', goOn);
    },
    'step.opened': async (ui, { event, before }, actor) => {
      const way = wayTo(before, event.step);
      if (way === null) return actor?.send(event);
      await ui.click('button', way);
    },
    'wallet.chosen': async (ui, { event, before }, actor) => {
      // They stand beside an amount that can be given.
      if (billOfDonation(before.context) !== null) return ui.click('button', 'Pay with PayPal');
      await ui.expectNoRole('button', 'Pay with PayPal');
      actor?.send(event);
    },
    'donation.confirmed': (ui) => ui.click('button', /^Give \$/),
    'repeat.confirmed': (ui) => ui.click('button', /a second time$/),
    'repeat.dropped': (ui) => ui.click('button', 'No, once is enough'),
    'outcome.requested': (ui) => ui.click('button', checkAgain),
    'guest.chosen': (ui) => ui.click('button', 'Give without signing in'),
    'session.restored': restoreSession,
    'connection.returned': async (_ui, { event, browser }, actor) =>
      browser === null
        ? actor?.send(event)
        : browser.evaluate(() => void globalThis.dispatchEvent(new Event('online')), null),
    'receipt.requested': (ui) => ui.click('button', 'Send it again'),
    'donation.begun': (ui) => ui.click('button', 'Make a different gift'),
    // The donor who comes back to the form from the thanks begins a new donation; the page tells the machine.
    'form.opened': async (ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : ui.click('link', /^Give to .* again$/),
  },
  states: {
    opening: showsForm,
    'editing.amount': async (ui, snapshot) => {
      await ui.expectRole('heading', meta.amount.heading);
      await showsForm(ui, snapshot);
    },
    'editing.donor': async (ui, snapshot) => {
      await ui.expectRole('heading', meta.donor.heading);
      // The typed values are still there.
      await ui.expectValue('First name', draftOf(snapshot.context).firstName);
      await showsForm(ui, snapshot);
    },
    'editing.payment': async (ui, snapshot) => {
      await ui.expectRole('heading', meta.payment.heading);
      if (snapshot.context.decline !== null) await ui.expectRole('alert');
      await showsForm(ui, snapshot);
    },
    tokenizing: (ui) => ui.expectText(meta.tokenizing.announce),
    reviewing: showsReview,
    sending: (ui) => ui.expectText(meta.sending.announce),
    proving: (ui) => ui.expectText(meta.proving.announce),
    authenticating: (ui) => ui.expectText(meta.authenticating.announce),
    repeating: heading('repeating'),
    closed: (ui) => ui.expectRole('heading', / isn’t taking gifts anymore$/),
    expired: (ui) => ui.expectRole('alertdialog', meta.expired.heading),
    'confirming.waiting': heading('confirming'),
    'confirming.checking': heading('confirming'),
    'confirming.withdrawing': heading('confirming'),
    'confirming.written': async (ui, { context: { attempt } }) => {
      await ui.expectRole('heading', meta.written.heading);
      // In a browser the donor has amounts of their own.
      if (ui.driver === 'screen' && attempt !== null)
        await ui.expectText(`$${(attempt.charged.charge / 100).toFixed(2)}`);
    },
    'confirming.leaving': heading('written'),
    'thanked.shown': (ui) => ui.expectRole('heading', 'Your receipt'),
    'thanked.resending': (ui) => ui.expectText('Sending it again'),
  },
  browser: donationBrowser,
} satisfies PageObject<Machine>;
