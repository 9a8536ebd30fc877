import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { leastAmount } from '#machines/donation/donation.rules.ts';
import type { monthlyGiftMachine } from '#machines/donation/monthly-gift.machine.ts';
import { monthlyMeta } from '#machines/donation/monthly-gift.texts.ts';
import type { MonthlyDraft } from '#machines/donation/monthly-gift.types.ts';
import type { Face } from '#test/path-driver/model/define-model.ts';
import type { Person } from '#test/path-driver/model/ui.ts';
import { fillCard } from './donation.page-object.ts';
import { monthlyGiftBrowser, signDonorInAgain } from './monthly-gift-browser.ts';

type Machine = typeof monthlyGiftMachine;
type Snapshot = SnapshotFrom<Machine>;

const another = 'Pay another way';

/** The gift that is walked with is the one to a person; the other is the general fund's. */
const change = /^Change this gift to (?!the general fund)/;
const end = /^End this gift to (?!the general fund)/;
const general = 'Give it to the general fund';

const chooseMethod = async (person: Person, before: Snapshot, method: MonthlyDraft['method']) => {
  const held = before.context.typed.method ?? 'kept';
  if (method === 'kept') return person.press('button', /^Leave it with your /);
  if (held === 'kept') await person.press('button', another);
  return person.tick(method === 'saved' ? /^Visa ending in/ : 'Card');
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

const edit = async (
  person: Person,
  before: Snapshot,
  { amount, recipient, method }: Partial<MonthlyDraft>,
) => {
  if (typeof amount === 'number') {
    typedAmount = amountText(amount, person.driver === 'browser');
    await person.fill(/^Another amount/, typedAmount);
  }
  if (recipient !== undefined) await person.press('button', general);
  if (method !== undefined) await chooseMethod(person, before, method);
};

const showsForm = async (person: Person, { context }: Snapshot) => {
  await person.sees('heading', monthlyMeta.editing.heading);
  // Whatever came between, what was typed is still there.
  if (context.typed.amount !== undefined) await person.finds(/^Another amount/, typedAmount);
  if (context.typed.recipient !== undefined) await person.missesRole('button', general);
};

const showsList = async (person: Person, { context }: Snapshot) => {
  if (context.news?.kind === 'changed') await person.sees('heading', /^Saved: your gift to/);
  if (context.news?.kind === 'ended') {
    await person.sees('heading', /^Your monthly gift to .* has ended$/);
    await person.sees('link', /^Give to .* once$/);
  }
  if (context.gifts.length > 0) await person.sees('heading', 'What you give each month');
  else await person.reads('You give nothing monthly');
};

/** How a person looks after what they give every month, and what they see. */
export const monthlyGiftFace = {
  element: async (actor: ActorRefFrom<Machine>) => {
    const [{ createElement }, { MonthlyGiftHarness }] = await Promise.all([
      import('react'),
      import('./monthly-gift-harness.tsx'),
    ]);
    return createElement(MonthlyGiftHarness, { actor });
  },
  causes: {
    'load.retried': (person) => person.press('button', 'Try again'),
    'gift.opened': async (person, { event, before }, actor) => {
      if (before.context.gifts[0]?.id === event.id) return person.press('button', change);
      // Nobody is offered what isn't there.
      actor?.send(event);
    },
    'draft.changed': (person, { event, before }) => edit(person, before, event.changes),
    'payment.changed': (person, { visit }) =>
      visit === null ? person.press('button', 'Type another card') : fillCard(person),
    'changes.submitted': async (person, { before, visit, coming }) => {
      const { typed, tokenized } = before.context;
      if (visit !== null && typed.method === 'CreditCard' && tokenized === null) {
        await fillCard(person);
        if (coming[0]?.startsWith('xstate.error.actor.tokenizePayment')) await person.fill('Card number', '');
      }
      await person.press('button', /^Save(: \$[\d.,]+ a month)?$/);
    },
    'changes.dropped': (person) => person.press('button', 'Back without saving'),
    'end.requested': async (person, { event, before }, actor) => {
      if (before.context.gifts[0]?.id === event.id) return person.press('button', end);
      actor?.send(event);
    },
    'end.confirmed': (person) => person.press('button', 'End my gift'),
    'end.dropped': (person) => person.press('button', 'Keep giving'),
    'session.restored': async (_person, { event, visit }, actor) =>
      visit === null ? actor?.send(event) : signDonorInAgain(visit),
  },
  sees: {
    loading: (person) => person.reads(monthlyMeta.loading.announce),
    unavailable: (person) => person.sees('heading', monthlyMeta.unavailable.heading),
    listed: showsList,
    editing: showsForm,
    tokenizing: (person) => person.reads(monthlyMeta.tokenizing.announce),
    saving: (person) => person.reads(monthlyMeta.saving.announce),
    asking: (person) => person.sees('alertdialog', monthlyMeta.asking.heading),
    ending: (person) => person.reads(monthlyMeta.ending.announce),
    expired: (person) => person.sees('alertdialog', monthlyMeta.expired.heading),
  },
  browser: monthlyGiftBrowser,
} satisfies Face<Machine>;
