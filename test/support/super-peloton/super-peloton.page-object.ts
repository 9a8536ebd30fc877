import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { superPelotonMachine } from '#machines/super-peloton/super-peloton.machine.ts';
import {
  doneText,
  superPelotonMeta as meta,
  questionOf,
  titleOf,
} from '#machines/super-peloton/super-peloton.messages.ts';
import type { Ending } from '#machines/super-peloton/super-peloton.types.ts';
import { restoreSession, superPelotonBrowser } from './super-peloton-browser.ts';

type Machine = typeof superPelotonMachine;
type Snapshot = SnapshotFrom<Machine>;

const question = ({ context: { action, name, view } }: Snapshot) =>
  questionOf(action?.kind as Ending, {
    name,
    other: action?.other.name ?? '',
    isSuper: view?.level === 'super',
  });

const endingName = (ending: Ending, other: string, isSuper: boolean): string => {
  if (ending === 'decline') return `Decline ${other}`;
  if (ending === 'withdraw') return `Withdraw it from ${other}`;
  return isSuper ? `Part ways with ${other}` : `Leave ${other}`;
};

/** What the panel always shows: who asks, who is asked, and who belongs to whom. */
const showsFamily = async (ui: Ui, { context }: Snapshot): Promise<void> => {
  const { view, found, isBlank, problem } = context;
  if (view === null) throw new Error('Nothing is shown in this state');
  await ui.expectRole('heading', titleOf(view));
  for (const { peloton, isOurs } of view.requests)
    await ui.expectRole('button', isOurs ? `Withdraw it from ${peloton.name}` : `Accept ${peloton.name}`);
  if (view.parent !== null) await ui.expectRole('button', `Leave ${view.parent.name}`);
  for (const { name } of view.subPelotons.slice(0, 2))
    await ui.expectRole('button', `Part ways with ${name}`);
  if (view.subPelotonCount > view.subPelotons.length) await ui.expectRole('button', /^Show \d+ more$/);
  else await ui.expectNoRole('button', /^Show \d+ more$/);
  // A peloton that belongs to a super-peloton looks for no other.
  const canSeek = view.level === 'super' || view.parent === null;
  if (canSeek && found?.length === 0) await ui.expectText(/There is no (super-)?peloton of that name/);
  if (canSeek && isBlank) await ui.expectText('Enter a part of its name.');
  const done = doneText(context);
  if (done !== '') await ui.expectText(done);
  if (problem !== null) await ui.expectText(problem.message);
};

/** How a captain binds pelotons into a family, and what they see. */
export const superPelotonPageObject = {
  screen: async () => (await import('./super-peloton-harness.tsx')).SuperPelotonHarness,
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
    'page.shown': async (_ui, { event, browser }, actor) => {
      if (browser === null) return actor?.send(event);
      await browser.evaluate(() => document.dispatchEvent(new Event('visibilitychange')), null);
    },
    'more.requested': async (ui, { before, event }, actor) => {
      if (before.can(event)) return ui.click('button', /^Show \d+ more$/);
      // The machine refuses it, and no button sends it.
      await ui.expectNoRole('button', /^Show \d+ more$/);
      actor?.send(event);
    },
    'partner.searched': async (ui, { event, before }) => {
      const kind = before.context.view?.level === 'super' ? 'peloton' : 'super-peloton';
      if (kind === 'super-peloton') await ui.expand('Ask a super-peloton');
      await ui.fill(`Name of the ${kind}`, event.text);
      await ui.click('button', 'Find it');
    },
    'partner.asked': (ui, { event, before }) =>
      ui.click('button', `${before.context.view?.level === 'super' ? 'Invite' : 'Ask'} ${event.other.name}`),
    'request.agreed': (ui, { event }) => ui.click('button', `Accept ${event.other.name}`),
    'ending.asked': (ui, { event, before }) =>
      ui.click('button', endingName(event.ending, event.other.name, before.context.view?.level === 'super')),
    'ending.confirmed': (ui, { before }) => ui.click('button', question(before).confirm),
    'question.dismissed': (ui, { before }) => ui.click('button', question(before).keep),
    'action.retried': (ui) => ui.click('button', 'Send it again'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(meta.loading.announce),
    unavailable: async (ui, { context }) => {
      await ui.expectRole('heading', meta.unavailable.heading);
      await ui.expectText(context.problem?.message ?? '');
    },
    showing: showsFamily,
    'showing.seeking': (ui) => ui.expectText(meta.seeking.announce),
    'showing.stale': (ui) => ui.expectRole('heading', 'This may be out of date'),
    'showing.failed': async (ui, snapshot) => {
      await ui.expectRole('heading', 'That may not have worked');
      await ui.expectText(snapshot.context.problem?.message ?? '');
    },
    confirming: async (ui, snapshot) => {
      await ui.expectRole('alertdialog', question(snapshot).title);
      await ui.expectText(question(snapshot).text);
    },
    'acting.asking': (ui) => ui.expectText(meta.asking.announce),
    'acting.agreeing': (ui) => ui.expectText(meta.agreeing.announce),
    'acting.declining': (ui) => ui.expectText(meta.declining.announce),
    'acting.withdrawing': (ui) => ui.expectText(meta.withdrawing.announce),
    'acting.leaving': (ui) => ui.expectText(meta.leaving.announce),
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
    forbidden: (ui) => ui.expectRole('heading', meta.forbidden.heading),
  },
  browser: superPelotonBrowser,
} satisfies PageObject<Machine>;
