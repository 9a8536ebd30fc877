import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { activityGoalsMachine } from '#machines/activity-goals/activity-goals.machine.ts';
import { activityGoalsMeta as meta } from '#machines/activity-goals/activity-goals.messages.ts';
import { doneText } from '#src/features/activity-goals/activity-goals-messages.ts';
import { activityGoalsBrowser, restoreSession } from './activity-goals-browser.ts';

type Machine = typeof activityGoalsMachine;
type Snapshot = SnapshotFrom<Machine>;

const showsFailure = async (ui: Ui, { context: { fieldErrors, problem } }: Snapshot): Promise<void> => {
  for (const error of Object.values(fieldErrors)) await ui.expectText(error);
  if (problem !== null && Object.keys(fieldErrors).length === 0) await ui.expectText(problem.message);
};

/** How a Challenger keeps their goals, and what they see. */
export const activityGoalsPageObject = {
  screen: async () => (await import('./activity-goals-harness.tsx')).ActivityGoalsHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'goal.begun': async (ui, { before, event }, actor) => {
      if (before.can(event)) return ui.click('button', 'Set another goal');
      // A sixth goal is not offered.
      actor?.send(event);
    },
    'goal.opened': (ui) => ui.click('button', 'Edit goal for Running'),
    'goal.changed': async (ui, { event: { changes } }) => {
      if (changes.activity !== undefined) await ui.select('Activity', 'Rowing');
      if (changes.unit !== undefined) await ui.select('Counted in', 'Minutes');
      if (changes.amount !== undefined) await ui.fill('How much', changes.amount);
    },
    'goal.submitted': (ui) => ui.click('button', /^Save the goal$/),
    'day.opened': async (ui, { event }) => {
      if (event.day === null) return ui.click('button', 'Log an activity for Running');
      await ui.expand('Your 1 entry');
      await ui.click('button', /^Change .*, Running$/);
    },
    'amount.added': (ui) => ui.click('button', 'Add 5 miles like last time for Running'),
    'day.changed': (ui, { event: { changes } }) => ui.fill('How many miles', changes.amount ?? ''),
    'day.submitted': (ui) => ui.click('button', 'Save the day'),
    'day.removed': (ui) => ui.click('button', 'Remove this day'),
    'removal.asked': async (ui, { before, event }, actor) => {
      if (before.can(event)) return ui.click('button', 'Remove this goal');
      // A goal that was never saved can't be removed.
      actor?.send(event);
    },
    'removal.confirmed': (ui) => ui.click('button', 'Remove it'),
    'visibility.changed': (ui) => ui.check('Show my progress on my page', true),
    'form.dismissed': (ui, { before }) => ui.click('button', before.matches('asking') ? 'Keep it' : 'Cancel'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(meta.loading.announce),
    unavailable: (ui) => ui.expectRole('heading', meta.unavailable.heading),
    absent: (ui) => ui.expectRole('link', 'Register as a Challenger'),
    resting: async (ui, snapshot) => {
      const { own, done } = snapshot.context;
      if (own?.goals.some(({ activity }) => activity === 'running'))
        await ui.expectRole('heading', 'Running');
      const text = doneText(snapshot.context);
      // In Chromium it is another day.
      if (text !== null && (ui.driver === 'screen' || done?.kind !== 'enter')) await ui.expectText(text);
      if (snapshot.can({ type: 'goal.begun' })) await ui.expectRole('button', 'Set another goal');
      else await ui.expectNoRole('button', 'Set another goal');
      await showsFailure(ui, snapshot);
    },
    editing: async (ui, snapshot) => {
      await ui.expectValue('How much', snapshot.context.goalDraft.amount);
      await showsFailure(ui, snapshot);
    },
    entering: async (ui, snapshot) => {
      await ui.expectValue('How many miles', snapshot.context.dayDraft.amount);
      await showsFailure(ui, snapshot);
    },
    asking: (ui) => ui.expectRole('alertdialog', 'Remove this goal?'),
    saving: (ui) => ui.expectText(meta.saving.announce),
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
  },
  browser: activityGoalsBrowser,
} satisfies PageObject<Machine>;
