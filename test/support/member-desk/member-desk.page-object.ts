import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { memberDeskMachine } from '#machines/member-desk/member-desk.machine.ts';
import { memberDeskMeta } from '#machines/member-desk/member-desk.messages.ts';
import { outcomeLines, problemText, settledText, tabOf } from '#src/features/member-desk/desk-messages.ts';
import { memberDeskBrowser, restoreSession } from './member-desk-browser.ts';

type Machine = typeof memberDeskMachine;
type Snapshot = SnapshotFrom<Machine>;

const asking = ({ context }: Snapshot) => context.view?.requests.items.length ?? 0;

const oneOf = (texts: string[]) => new RegExp(texts.map(RegExp.escape).join('|'));

const toToday = (ui: Ui) => ui.click('link', /^Today/);
const toMembers = (ui: Ui) => ui.click('link', 'Members');

const showsDesk = async (ui: Ui, snapshot: Snapshot): Promise<void> => {
  const { context } = snapshot;
  await ui.expectRole('heading', memberDeskMeta.showing.heading);
  await toToday(ui);
  await ui.expectRole(
    'heading',
    asking(snapshot) === 0 ? 'No one is waiting for an answer' : `${asking(snapshot)} people want to join`,
  );
  const { settled } = context;
  // In Chromium, who asked again last comes last.
  const orders = ui.driver === 'screen' ? [settled] : [settled, settled.toReversed()];
  if (settled.length > 0) await ui.expectText(oneOf(orders.map(settledText)));
  if (context.action !== null && tabOf(context.action) === 'members') await toMembers(ui);
  for (const line of outcomeLines(context)) await ui.expectText(line);
  if (context.action !== null && context.problem !== null) await ui.expectText(problemText(context));
};

/** How a captain works at the desk, and what they see. */
export const memberDeskPageObject = {
  screen: async () => (await import('./member-desk-harness.tsx')).MemberDeskHarness,
  actions: {
    'load.retried': (ui, { before }) =>
      ui.click(
        'button',
        before.matches('unavailable')
          ? 'Try again'
          : before.matches({ showing: 'stale' })
            ? 'Reload'
            : 'See what happened',
      ),
    'desk.outdated': async (_ui, { event }, actor) => actor?.send(event),
    'query.changed': async (ui, { event, before, browser }, actor) => {
      // In front of a dialog only the browser's own Back and Forward change the address.
      if (before.matches('showing')) {
        await toMembers(ui);
        return ui.select('Order', event.query.sort);
      }
      if (browser === null) actor?.send(event);
    },
    'choice.changed': async (ui, { event }) => {
      await toToday(ui);
      await ui.check(/^Select all/, event.chosen.length > 0);
    },
    'requests.approved': async (ui, { event }) => {
      await toToday(ui);
      await ui.click('button', `Approve ${event.people[0]?.name}`);
    },
    'decline.asked': async (ui, { event }) => {
      await toToday(ui);
      await ui.click('button', `Decline ${event.people[0]?.name}`);
    },
    'decline.confirmed': (ui) => ui.click('button', 'Decline it'),
    'member.opened': async (ui) => {
      await toMembers(ui);
      await ui.click('button', 'Manage Mel Hart');
    },
    'member.changed': async (ui, { event }) => {
      if (event.change !== 'withdraw') return ui.click('button', 'Make Mel an admin');
      await toMembers(ui);
      await ui.click('button', 'Withdraw the offer');
    },
    'removal.asked': (ui) => ui.click('button', 'Remove Mel'),
    'removal.confirmed': (ui) => ui.click('button', 'Remove Mel now'),
    'question.dismissed': (ui, { before }) =>
      ui.click(
        'button',
        before.matches({ asking: 'confirming' })
          ? 'Keep it open'
          : before.matches({ asking: 'managing' })
            ? 'Close'
            : 'Keep Mel',
      ),
    'action.retried': (ui) => ui.click('button', 'Send it again'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(memberDeskMeta.loading.announce),
    unavailable: (ui) => ui.expectRole('heading', memberDeskMeta.unavailable.heading),
    showing: showsDesk,
    'showing.stale': (ui) => ui.expectRole('heading', 'This may be out of date'),
    'showing.failed': async (ui, snapshot) => {
      await ui.expectRole('heading', 'That may not have worked');
      await ui.expectText(problemText(snapshot.context));
    },
    'asking.confirming': (ui) => ui.expectRole('alertdialog', 'Decline this request?'),
    'asking.managing': (ui) => ui.expectRole('dialog', 'Manage Mel Hart'),
    'asking.previewing': (ui) => ui.expectText('Checking which totals would change.'),
    'asking.reviewing': async (ui) => {
      await ui.expectRole('dialog', 'Remove Mel Hart?');
      await ui.expectText(/Members\d+ → \d+/);
    },
    acting: (ui) => ui.expectRole('heading', memberDeskMeta.showing.heading),
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
    forbidden: (ui) => ui.expectRole('heading', memberDeskMeta.forbidden.heading),
  },
  browser: memberDeskBrowser,
} satisfies PageObject<Machine>;
