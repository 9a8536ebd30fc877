import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { draftOf } from '#machines/donation/donation.drafts.ts';
import { giftOf } from '#machines/donation/donation.guards.ts';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { meta } from '#machines/donation/donation.texts.ts';
import type { DonationDraft } from '#machines/donation/donation.types.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
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
const fillIn = async (person: Person, changes: Partial<DonationDraft>): Promise<void> => {
  // Where a suggested amount is chosen one's own field is empty, and emptying it once more says nothing.
  if (changes.amount === null) await person.fill(ownAmount, '1');
  if (changes.amount !== undefined)
    await person.fill(ownAmount, changes.amount === null ? '' : String(changes.amount / 100));
  for (const [field, label] of Object.entries(labels)) {
    const value = changes[field as keyof DonationDraft];
    if (typeof value === 'string') await person.fill(label, value);
  }
  if (changes.state) await person.choose('State', changes.state);
  const way = changes.method === undefined ? undefined : ways[changes.method];
  if (way !== undefined) await person.tick(way);
};

/** The form is a place only on the rendered screen; on the site it takes a card. */
export const fillCard = async (person: Person): Promise<void> => {
  await person.fill('Card number', '');
  await person.fill('Card number', '4111 1111 1111 1111');
  await person.fill('Expiry date', '04/31');
  await person.fill('Security code', '123');
  await person.fill('Billing postal code', '02139');
};

const heading = (name: keyof typeof meta) => (person: Person) => person.sees('heading', meta[name].heading);

const submit = /^Give( \$[\d.,]+( a month)?)?$/;

/** Going on waits for who gives; a machine that is slow says so in the button. */
const submitOrWait = new RegExp(`${submit.source}|^Loading your details$`);

const showsFields = async (person: Person, { context }: Snapshot, button: RegExp): Promise<void> => {
  await person.sees('button', button);
  // Whatever came between, what was typed is still there.
  const { firstName } = draftOf(context);
  await person.finds('First name', firstName);
  if (context.isDonorUnclear) await person.sees('button', loadAgain);
};

const showsForm = (person: Person, snapshot: Snapshot) => showsFields(person, snapshot, submit);

const showsReview = async (person: Person, { context }: Snapshot): Promise<void> => {
  await person.sees('heading', meta.reviewing.heading);
  await person.sees('heading', 'Who will see this');
  // The server's own figure stands on the button that gives.
  if (context.quotedCharge !== null && person.driver === 'screen')
    await person.sees('button', 'Confirm and give $52.00');
};

/** How a person gives, and what they see. */
export const donationFace = {
  element: async (actor: ActorRefFrom<Machine>) => {
    const [{ createElement }, { DonationHarness }] = await Promise.all([
      import('react'),
      import('./donation-harness.tsx'),
    ]);
    return createElement(DonationHarness, { actor });
  },
  causes: {
    'draft.changed': (person, { event: { changes }, visit }) => {
      if (visit === null || typeof changes.amount !== 'number') return fillIn(person, changes);
      // On the site a gift just like one of the last minutes would be asked about.
      return fillIn(person, { ...changes, amount: freshAmount(), email: ownEmail() });
    },
    'payment.changed': (person, { visit }) =>
      visit === null ? person.press('button', 'Type another card') : fillCard(person),
    'details.retried': async (person, { event, before }, actor) => {
      if (before.context.isDonorUnclear) return person.press('button', loadAgain);
      // Nobody is offered what they have.
      await person.missesRole('button', loadAgain);
      actor?.send(event);
    },
    'review.requested': async (person, { before, visit, coming }) => {
      const { context } = before;
      const isAsked = giftOf(context) !== null && context.tokenized === null;
      if (visit !== null && isAsked && draftOf(context).method === 'CreditCard') {
        // The card's fields come when somebody comes near them.
        await visit.page.getByRole('heading', { name: 'How do you pay?' }).scrollIntoViewIfNeeded();
        await fillCard(person);
        if (coming[0]?.startsWith('xstate.error.actor.tokenizePayment')) await person.fill('Card number', '');
      }
      await person.press('button', submit);
    },
    'review.left': (person) => person.press('button', 'Change something'),
    'gift.confirmed': (person) => person.press('button', /^Confirm and give/),
    'repeat.confirmed': (person) => person.press('button', /a second time$/),
    'repeat.dropped': (person) => person.press('button', 'No, once is enough'),
    'gift.revised': (person) => person.press('button', 'Back to my gift'),
    'method.chosen': (person) => person.press('button', /^Pay with/),
    'outcome.requested': (person) => person.press('button', 'Ask once more'),
    'guest.chosen': (person) => person.press('button', 'Give without signing in'),
    'session.restored': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : signInAgain(visit),
    'connection.returned': async (_person, { event, visit }, actor) =>
      visit === null
        ? actor?.send(event)
        : visit.inPage(() => void globalThis.dispatchEvent(new Event('online')), null),
    'receipt.requested': (person) => person.press('button', 'Send it again'),
    'gift.begun': (person) => person.press('button', 'Give something else'),
    // The donor who comes back to the form from the thanks begins anew; the page says so to the machine.
    'form.opened': async (person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : person.press('link', /^Give to .* again$/),
  },
  sees: {
    opening: (person, snapshot) => showsFields(person, snapshot, submitOrWait),
    editing: showsForm,
    tokenizing: (person) => person.reads('Checking how you pay'),
    reviewing: showsReview,
    sending: (person) => person.reads(meta.sending.announce),
    proving: (person) => person.reads(meta.proving.announce),
    authenticating: (person) => person.reads(meta.authenticating.announce),
    declined: heading('declined'),
    repeating: heading('repeating'),
    closed: heading('closed'),
    expired: (person) => person.sees('alertdialog', meta.expired.heading),
    'confirming.waiting': heading('confirming'),
    'confirming.checking': heading('confirming'),
    'confirming.withdrawing': heading('confirming'),
    'confirming.written': async (person, { context: { attempt } }) => {
      await person.sees('heading', meta.written.heading);
      // On the site the path's figures are the walker's own.
      if (person.driver === 'screen' && attempt !== null)
        await person.reads(`$${(attempt.charged.charge / 100).toFixed(2)} to`);
    },
    'confirming.leaving': heading('written'),
    'thanked.shown': (person) => person.sees('heading', 'Your receipt'),
    'thanked.resending': (person) => person.reads('Sending it again'),
  },
  browser: donationBrowser,
} satisfies Face<Machine>;
