import type { PageObject } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { letterMachine } from '#machines/member-desk/letter.machine.ts';
import { letterMeta, letterProblemText } from '#machines/member-desk/letter.messages.ts';
import { letterBrowser, restoreSession } from './member-desk-browser.ts';

type Machine = typeof letterMachine;
type Snapshot = SnapshotFrom<Machine>;

const labels = { people: 'Members to write to', subject: 'Subject', text: 'Your message' } as const;

/** How a captain writes to the members, and what they see. */
export const letterPageObject = {
  screen: async () => (await import('./member-desk-harness.tsx')).LetterHarness,
  actions: {
    'draft.changed': async (ui, { event: { changes } }, actor) => {
      if (changes.isToAll === false) return ui.check('Only some members');
      if (changes.people !== undefined) {
        // What is found while one types has a test of its own; the walk in jsdom knows no pause of typing.
        if (ui.driver === 'screen') return actor?.send({ type: 'draft.changed', changes });
        await ui.fill(labels.people, 'Mel');
        await ui.expectText('1 member found.');
        await ui.pressKey('ArrowDown');
        return ui.pressKey('Enter');
      }
      await ui.fill(labels.subject, changes.subject ?? '');
      await ui.fill(labels.text, changes.text ?? '');
    },
    'letter.submitted': (ui) => ui.click('button', /^Send (to \d+ members?|your e-mail)$/),
    'letter.begun': (ui) => ui.click('button', 'Write another'),
    'session.restored': restoreSession,
  },
  states: {
    writing: async (ui, { context: { draft, fieldErrors, problem } }: Snapshot) => {
      await ui.expectValue(labels.subject, draft.subject);
      await ui.expectValue(labels.text, draft.text);
      for (const error of Object.values(fieldErrors)) await ui.expectText(error);
      if (problem !== null) await ui.expectText(letterProblemText(problem));
    },
    sending: (ui, { context }) => ui.expectValue(labels.text, context.draft.text),
    sent: async (ui) => {
      await ui.expectRole('heading', letterMeta.sent.heading);
      await ui.expectText(/It goes to one member\./);
    },
    expired: async (ui) => {
      await ui.expectRole('heading', letterMeta.expired.heading);
      await ui.expectRole('button', 'Sign in again');
      await ui.expectNoText('Sending your e-mail');
    },
  },
  browser: letterBrowser,
} satisfies PageObject<Machine>;
