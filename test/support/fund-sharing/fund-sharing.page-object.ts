import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { fundSharingMachine } from '#machines/fund-sharing/fund-sharing.machine.ts';
import { fundSharingMeta as meta } from '#machines/fund-sharing/fund-sharing.messages.ts';
import { doneText, spareText, unclearText } from '#src/features/fund-sharing/sharing-messages.ts';
import { fundSharingBrowser, restoreSession } from './fund-sharing-browser.ts';

type Machine = typeof fundSharingMachine;
type Snapshot = SnapshotFrom<Machine>;

const toTab = (ui: Ui, name: 'Share' | 'Ask members' | 'History') => ui.click('link', name);

/** In Chromium, figures are what people really gave; only what was typed, or refused, is the model’s. */
const showsAmounts = async (ui: Ui, { context }: Snapshot): Promise<void> => {
  if (context.view === null) return;
  await toTab(ui, 'Share');
  const isScreen = ui.driver === 'screen';
  if (isScreen) {
    const { before, after } = spareText(context.view);
    await ui.expectText((before || after).trim());
  }
  const done = doneText(context);
  if (done !== null) await ui.expectText(done);
  const typed = isScreen || context.rest === null ? context.draft.entries : [];
  for (const { name, amount } of typed)
    await ui.expectValue(`Amount for ${name}`, String((amount ?? 0) / 100));
  const errors = Object.values(context.fieldErrors);
  if (context.problem === null || (isScreen && errors.length > 0))
    for (const error of errors) await ui.expectText(error);
  else await ui.expectText(context.problem.message);
};

/** How money is shared, and what those who share it see. */
export const fundSharingPageObject = {
  screen: async () => (await import('./fund-sharing-harness.tsx')).FundSharingHarness,
  actions: {
    'load.retried': (ui, { before }) =>
      ui.click('button', before.matches('unavailable') ? 'Try again' : 'Reload'),
    'query.changed': async (_ui, { event, browser }, actor) => {
      if (browser === null) return actor?.send(event);
      const { page } = browser;
      const address = new URL(page.url());
      address.searchParams.set('history', String(event.query.history));
      await page.evaluate(
        (path) => history.pushState(null, '', path),
        `${address.pathname}${address.search}`,
      );
    },
    'entry.changed': async (ui, { event: { entry } }) => {
      await toTab(ui, 'Share');
      await ui.fill(`Amount for ${entry.name}`, String((entry.amount ?? 0) / 100));
    },
    'option.changed': async (ui, { event: { changes } }) => {
      await toTab(ui, 'Share');
      await ui.expand('More choices');
      await ui.check('Share more than they need', changes.beyondMissing === true);
    },
    'plan.chosen': async (ui, { event }) => {
      await toTab(ui, 'Share');
      await ui.click(
        'button',
        event.plan === 'even' ? /to share it evenly$/ : /to get the most riders to their commitment$/,
      );
    },
    'entries.cleared': async (ui) => {
      await toTab(ui, 'Share');
      await ui.click('button', 'Clear the amounts');
    },
    'preview.asked': async (ui, { before }) => {
      if (before.matches('changed')) return ui.click('button', 'See the new totals');
      await toTab(ui, 'Share');
      await ui.click('button', 'See what changes');
    },
    'preview.dismissed': (ui) => ui.click('button', 'Change the amounts'),
    'shares.confirmed': (ui) => ui.click('button', /^Share \$/),
    'action.asked': async (ui, { event: { action } }) => {
      await toTab(ui, 'History');
      await ui.click('button', action.kind === 'undo' ? /^Take it back/ : /^Give it back/);
    },
    'action.confirmed': (ui) => ui.click('button', /back now$/),
    'action.sent': async (ui, { event: { action } }) => {
      await toTab(ui, action.kind === 'ask' ? 'Ask members' : 'Share');
      await ui.click(
        'button',
        action.kind === 'ask'
          ? /^Ask for .* from Rich Moor$/
          : action.kind === 'offer'
            ? 'Make this offer'
            : 'Withdraw the offer',
      );
    },
    'question.dismissed': (ui) => ui.click('button', 'Cancel'),
    'action.retried': (ui) => ui.click('button', 'Try again'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui, { context: { view } }) =>
      view === null ? ui.expectText(meta.loading.announce) : ui.expectRole('heading', meta.closed.heading),
    unavailable: (ui) => ui.expectRole('heading', meta.unavailable.heading),
    'showing.editing': showsAmounts,
    'showing.refreshing': (ui) => ui.expectRole('heading', meta.editing.heading),
    'showing.stale': (ui) => ui.expectRole('heading', 'This may be out of date'),
    'showing.planning': (ui) => ui.expectText('Making the plan'),
    'showing.previewing': (ui) => ui.expectText('Checking the totals'),
    confirming: async (ui, { context: { preview } }) => {
      await ui.expectRole('heading', meta.confirming.heading);
      for (const { name } of preview?.lines ?? []) await ui.expectText(name);
    },
    changed: async (ui, { context: { moved } }) => {
      await ui.expectRole('heading', meta.changed.heading);
      for (const { message } of moved)
        await ui.expectText(ui.driver === 'screen' ? message : /has \$[\d,.]+ now\./);
    },
    asking: (ui, { context: { action } }) =>
      ui.expectRole('alertdialog', action?.kind === 'undo' ? 'Take $25 back?' : 'Give $25 back?'),
    'sending.posting': (ui) => ui.expectRole('heading', meta.posting.heading),
    'sending.acting': (ui) => ui.expectRole('heading', meta.editing.heading),
    unclear: (ui, { context }) =>
      ui.expectRole('heading', ui.driver === 'screen' ? unclearText(context) : /^We don’t know whether /),
    closed: (ui) => ui.expectRole('heading', meta.closed.heading),
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
    forbidden: (ui) => ui.expectRole('heading', meta.forbidden.heading),
  },
  browser: fundSharingBrowser,
} satisfies PageObject<Machine>;
