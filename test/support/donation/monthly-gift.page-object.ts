import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { leastAmount } from '#machines/donation/donation.rules.ts';
import type { monthlyGiftMachine } from '#machines/donation/monthly-gift.machine.ts';
import { monthlyMeta } from '#machines/donation/monthly-gift.texts.ts';
import type { MonthlyDraft } from '#machines/donation/monthly-gift.types.ts';
import type { PageObject, Ui } from '#test/path-driver/path-driver.ts';
import { fillCard } from './donation.page-object.ts';
import { monthlyGiftBrowser, signDonorInAgain } from './monthly-gift-browser.ts';

type Machine = typeof monthlyGiftMachine;
type Snapshot = SnapshotFrom<Machine>;

const another = 'Pay another way';

/** The gift that is walked with is the one to a person; the other is the general fund's. */
const change = /^Change this gift to (?!the general fund)/;
const end = /^End this gift to (?!the general fund)/;
const general = 'Give it to the general fund';

const chooseMethod = async (ui: Ui, before: Snapshot, method: MonthlyDraft['method']) => {
  const held = before.context.typed.method ?? 'kept';
  if (method === 'kept') return ui.click('button', /^Leave it with your /);
  if (held === 'kept') await ui.click('button', another);
  return ui.check(method === 'saved' ? /^Visa ending in/ : 'Card');
};

/** What was typed as the amount, as its field shows it. */
let typedAmount = '';
let raises = 0;

/** On the site an amount that was saved before would be no change. */
const amountText = (amount: number, isOnSite: boolean): string => {
  if (!isOnSite || amount < leastAmount) return (amount / 100).toFixed(2).replace(/\.00$/, '');
  raises += 1;
  return `${amount / 100 + raises}`;
};

const edit = async (ui: Ui, before: Snapshot, { amount, recipient, method }: Partial<MonthlyDraft>) => {
  if (typeof amount === 'number') {
    typedAmount = amountText(amount, ui.driver === 'browser');
    await ui.fill(/^Another amount/, typedAmount);
  }
  if (recipient !== undefined) await ui.click('button', general);
  if (method !== undefined) await chooseMethod(ui, before, method);
};

const showsForm = async (ui: Ui, { context }: Snapshot) => {
  await ui.expectRole('heading', monthlyMeta.editing.heading);
  // Whatever came between, what was typed is still there.
  if (context.typed.amount !== undefined) await ui.expectValue(/^Another amount/, typedAmount);
  if (context.typed.recipient !== undefined) await ui.expectNoRole('button', general);
};

const showsList = async (ui: Ui, { context }: Snapshot) => {
  if (context.news?.kind === 'changed') await ui.expectRole('heading', /^Saved: your gift to/);
  if (context.news?.kind === 'ended') {
    await ui.expectRole('heading', /^Your monthly gift to .* has ended$/);
    await ui.expectRole('link', /^Give to .* once$/);
  }
  if (context.gifts.length > 0) await ui.expectRole('heading', 'What you give each month');
  else await ui.expectText('You give nothing monthly');
};

/** How a person looks after what they give every month, and what they see. */
export const monthlyGiftPageObject = {
  render: async (actor: ActorRefFrom<Machine>) => {
    const [{ createElement }, { MonthlyGiftHarness }] = await Promise.all([
      import('react'),
      import('./monthly-gift-harness.tsx'),
    ]);
    return createElement(MonthlyGiftHarness, { actor });
  },
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'gift.opened': async (ui, { event, before }, actor) => {
      if (before.context.gifts[0]?.id === event.id) return ui.click('button', change);
      // Nobody is offered what isn't there.
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
      if (before.context.gifts[0]?.id === event.id) return ui.click('button', end);
      actor?.send(event);
    },
    'end.confirmed': (ui) => ui.click('button', 'End my gift'),
    'end.dropped': (ui) => ui.click('button', 'Keep giving'),
    'session.restored': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : signDonorInAgain(browser),
  },
  checks: {
    loading: (ui) => ui.expectText(monthlyMeta.loading.announce),
    unavailable: (ui) => ui.expectRole('heading', monthlyMeta.unavailable.heading),
    listed: showsList,
    editing: showsForm,
    tokenizing: (ui) => ui.expectText(monthlyMeta.tokenizing.announce),
    saving: (ui) => ui.expectText(monthlyMeta.saving.announce),
    asking: (ui) => ui.expectRole('alertdialog', monthlyMeta.asking.heading),
    ending: (ui) => ui.expectText(monthlyMeta.ending.announce),
    expired: (ui) => ui.expectRole('alertdialog', monthlyMeta.expired.heading),
  },
  browser: monthlyGiftBrowser,
} satisfies PageObject<Machine>;
