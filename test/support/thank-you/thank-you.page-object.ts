import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { thankYouMachine } from '#machines/thank-you/thank-you.machine.ts';
import { thankYouMeta, thankYouProblemText } from '#machines/thank-you/thank-you.messages.ts';
import { textOf } from '#machines/thank-you/thank-you.rules.ts';
import { chosenText, waitingText } from '#src/features/thank-you/thank-you-messages.ts';
import { restoreSession, thankYouBrowser } from './thank-you-browser.ts';

type Machine = typeof thankYouMachine;
type Snapshot = SnapshotFrom<Machine>;

const messageLabel = 'Your message';
const all = /^All \d+ gifts$/;

const choose = async (ui: Ui, { context }: Snapshot, chosen: readonly string[]) => {
  const { donations } = context;
  const isAll = context.chosen.length === donations.length;
  if (donations.length === 1) return ui.check(new RegExp(`^${donations[0]?.name}`), chosen.length === 1);
  if (chosen.length === donations.length) return ui.check(all, true);
  // The box for all is ticked only where all are chosen; it takes them all away again.
  if (!isAll) await ui.check(all, true);
  await ui.check(all, false);
  if (chosen.length > 0) await ui.check(new RegExp(`^${donations[0]?.name}`), true);
};

const showsMessage = async (ui: Ui, { context }: Snapshot) => {
  await ui.expectRole('heading', thankYouMeta.writing.heading);
  // The names in a ready text are the donors' names.
  if (context.typed !== null) await ui.expectValue(messageLabel, textOf(context));
  if (context.fieldErrors.text !== undefined) {
    await ui.expectRole('alert', 'Please fix one thing');
    await ui.expectText(context.fieldErrors.text);
  } else if (context.problem !== null) await ui.expectText(thankYouProblemText(context.problem));
};

const showsEnd = (heading: string) => async (ui: Ui, snapshot: Snapshot) => {
  await ui.expectRole('heading', heading);
  await ui.expectRole('link', 'See your gifts');
  const isMore = snapshot.can({ type: 'more.requested' });
  if (isMore) await ui.expectRole('button', /^Say thanks for \d+ more$/);
  else await ui.expectNoRole('button', /^Say thanks for/);
};

/** How a person thanks their donors, and what they see. */
export const thankYouPageObject = {
  screen: async () => (await import('./thank-you-harness.tsx')).ThankYouHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'choice.changed': (ui, { event, before }) => choose(ui, before, event.chosen),
    'choice.made': (ui) => ui.click('button', 'Write your e-mail'),
    'choice.reopened': (ui) => ui.click('button', 'Change who gets it'),
    'text.changed': (ui, { event }) => ui.fill(messageLabel, event.text),
    'thanks.submitted': (ui) => ui.click('button', /^Send your thanks/),
    'more.requested': async (ui, { event, before }, actor) => {
      if (before.can(event)) return ui.click('button', /^Say thanks for \d+ more$/);
      // The page does not offer more if nothing is left.
      actor?.send(event);
    },
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(thankYouMeta.loading.announce),
    unavailable: (ui) => ui.expectRole('heading', thankYouMeta.unavailable.heading),
    empty: (ui) => ui.expectRole('heading', thankYouMeta.empty.heading),
    choosing: async (ui, { context }) => {
      await ui.expectRole('heading', thankYouMeta.choosing.heading);
      await ui.expectText(waitingText(context));
      await ui.expectText(chosenText(context));
      if (context.fieldErrors.chosen !== undefined) await ui.expectText(context.fieldErrors.chosen);
    },
    writing: showsMessage,
    sending: async (ui) => {
      await ui.expectText(thankYouMeta.sending.announce);
      await ui.expectRole('heading', thankYouMeta.writing.heading);
    },
    sent: showsEnd(thankYouMeta.sent.heading),
    partlySent: async (ui, snapshot) => {
      await showsEnd(thankYouMeta.partlySent.heading)(ui, snapshot);
      await ui.expectText(/You had already said thanks for \d gifts?\. So we left that out\./);
    },
    failed: async (ui, snapshot) => {
      await showsEnd(thankYouMeta.failed.heading)(ui, snapshot);
      await ui.expectText(/You had already said thanks for \d gifts?\./);
    },
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
  },
  browser: thankYouBrowser,
} satisfies PageObject<Machine>;
