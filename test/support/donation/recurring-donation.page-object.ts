import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { leastAmount } from '#machines/donation/donation.rules.ts';
import type { recurringDonationMachine } from '#machines/recurring-donation/recurring-donation.machine.ts';
import { recurringMeta } from '#machines/recurring-donation/recurring-donation.messages.ts';
import type { RecurringDraft } from '#machines/recurring-donation/recurring-donation.types.ts';
import { fillCard } from '#test/support/payment/fill-card.ts';
import { recurringDonationBrowser, restoreSession } from './recurring-donation-browser.ts';

type Machine = typeof recurringDonationMachine;
type Snapshot = SnapshotFrom<Machine>;

const another = 'Pay another way';

/** The donation that is walked with is the one to a person; the other is the general fund's. */
const change = /^Change this gift to (?!the general fund)/;
const end = /^End this gift to (?!the general fund)/;
const general = 'Give it to the general fund';

const chooseMethod = async (ui: Ui, before: Snapshot, method: RecurringDraft['method']) => {
  const current = before.context.typed.method ?? 'kept';
  if (method === 'kept') return ui.click('button', /^Keep your /);
  if (current === 'kept') await ui.click('button', another);
  return ui.check(method === 'saved' ? /^Visa ending in/ : 'Card');
};

/** The typed amount, as its field shows it. */
let typedAmount = '';
let raises = 0;

/** On the site an amount that was saved before would be no change. */
const amountText = (amount: number, isOnSite: boolean): string => {
  if (!isOnSite || amount < leastAmount) return (amount / 100).toFixed(2).replace(/\.00$/, '');
  raises += 1;
  return `${amount / 100 + raises}`;
};

const edit = async (ui: Ui, before: Snapshot, { amount, recipient, method }: Partial<RecurringDraft>) => {
  if (typeof amount === 'number') {
    typedAmount = amountText(amount, ui.driver === 'browser');
    await ui.fill(/^Another amount/, typedAmount);
  }
  if (recipient !== undefined) await ui.click('button', general);
  if (method !== undefined) await chooseMethod(ui, before, method);
};

const showsForm = async (ui: Ui, { context }: Snapshot) => {
  await ui.expectRole('heading', recurringMeta.editing.heading);
  // The typed values are still there.
  if (context.typed.amount !== undefined) await ui.expectValue(/^Another amount/, typedAmount);
  if (context.typed.recipient !== undefined) await ui.expectNoRole('button', general);
};

const showsList = async (ui: Ui, { context }: Snapshot) => {
  if (context.news?.kind === 'changed') await ui.expectRole('heading', /^Saved: your gift to/);
  if (context.news?.kind === 'ended') {
    await ui.expectRole('heading', /^Your monthly gift to .* has ended$/);
    await ui.expectRole('link', /^Give to .* once$/);
  }
  if (context.donations.length > 0) await ui.expectRole('heading', 'What you give each month');
  else await ui.expectText('You don’t have a monthly gift yet');
};

/** How a person looks after what they give every month, and what they see. */
export const recurringDonationPageObject = {
  screen: async () => (await import('./recurring-donation-harness.tsx')).RecurringDonationHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'donation.opened': async (ui, { event, before }, actor) => {
      if (before.context.donations[0]?.id === event.id) return ui.click('button', change);
      // The control is not shown.
      actor?.send(event);
    },
    'draft.changed': (ui, { event, before }) => edit(ui, before, event.changes),
    'payment.changed': (ui, { browser }) =>
      browser === null ? ui.click('button', 'Type another card') : fillCard(ui),
    'changes.submitted': async (ui, { before, browser, nextSteps }) => {
      const { typed, tokenized } = before.context;
      if (browser !== null && typed.method === 'CreditCard' && tokenized === null) {
        await fillCard(ui);
        if (nextSteps[0]?.startsWith('xstate.error.actor.tokenizePayment')) await ui.fill('Card number', '');
      }
      await ui.click('button', /^Save(: \$[\d.,]+ a month)?$/);
    },
    'changes.dropped': (ui) => ui.click('button', 'Back without saving'),
    'end.requested': async (ui, { event, before }, actor) => {
      if (before.context.donations[0]?.id === event.id) return ui.click('button', end);
      actor?.send(event);
    },
    'end.confirmed': (ui) => ui.click('button', 'End my gift'),
    'end.dropped': (ui) => ui.click('button', 'Keep giving'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(recurringMeta.loading.announce),
    unavailable: (ui) => ui.expectRole('heading', recurringMeta.unavailable.heading),
    listed: showsList,
    editing: showsForm,
    tokenizing: (ui) => ui.expectText(recurringMeta.tokenizing.announce),
    saving: (ui) => ui.expectText(recurringMeta.saving.announce),
    asking: (ui) => ui.expectRole('alertdialog', recurringMeta.asking.heading),
    ending: (ui) => ui.expectText(recurringMeta.ending.announce),
    expired: (ui) => ui.expectRole('alertdialog', recurringMeta.expired.heading),
  },
  browser: recurringDonationBrowser,
} satisfies PageObject<Machine>;
