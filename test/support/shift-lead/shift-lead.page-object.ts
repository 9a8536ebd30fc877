import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { shiftLeadMachine } from '#machines/shift-lead/shift-lead.machine.ts';
import {
  shiftLeadMeta as meta,
  removalProblemText,
  shiftLetterProblem,
} from '#machines/shift-lead/shift-lead.messages.ts';
import { refusedText } from '#src/features/shift-lead/shift-lead-messages.ts';
import { ledTitle, restoreSession, sendFromAnotherTab, shiftLeadBrowser } from './shift-lead-browser.ts';
import { sheet } from './shift-lead-fixture.ts';

type Machine = typeof shiftLeadMachine;
type Snapshot = SnapshotFrom<Machine>;

const titleIn = ({ driver }: Ui): string => (driver === 'screen' ? sheet().title : ledTitle);

const isLetterOpen = ({ context }: Snapshot): boolean => context.shiftId !== null;

const showsSheet = async (ui: Ui, snapshot: Snapshot): Promise<void> => {
  const { unsent, refused, sent, removed, removalProblem } = snapshot.context;
  await ui.expectRole('heading', titleIn(ui));
  const isOpen = snapshot.context.sheets?.shifts[0]?.checkIn.isOpen !== false;
  if (isOpen && removed === null) await ui.expectRole('button', 'Here Bo Abt');
  else if (isOpen) await ui.expectNoRole('button', 'Here Bo Abt');
  else await ui.expectText('Check-in is closed.');
  if (unsent.length > 0)
    await ui.expectText(new RegExp(`${unsent.length} (entry|entries) on this device, not sent yet`));
  for (const one of refused) await ui.expectText(refusedText(snapshot.context, one));
  if (removed !== null) await ui.expectText('Bo Abt is off the shift');
  if (removalProblem !== null) await ui.expectText(removalProblemText(removalProblem).text);
  if (sent !== null) await ui.expectText('Each of the 2 people gets a separate e-mail.');
};

const showsLetter = async (ui: Ui, { context: { draft, fieldErrors, problem } }: Snapshot): Promise<void> => {
  await ui.expectValue('Subject', draft.subject);
  await ui.expectValue('Your message', draft.text);
  for (const error of Object.values(fieldErrors)) await ui.expectText(error);
  if (problem !== null && Object.keys(fieldErrors).length === 0)
    await ui.expectText(shiftLetterProblem(problem));
};

/** How a lead checks people in, and what they see. */
export const shiftLeadPageObject = {
  screen: async () => (await import('./shift-lead-harness.tsx')).ShiftLeadHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'entry.made': async (ui, { before, event, browser }, actor) => {
      // Without a sheet there are no people with entries.
      if (before.context.sheets === null) {
        if (browser === null) actor?.send(event);
        return;
      }
      await ui.click('button', event.entry.said === 'here' ? 'Here Bo Abt' : 'Not here Cy Zeh');
    },
    'entries.found': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : sendFromAnotherTab(browser),
    'refusals.dismissed': (ui) => ui.click('button', 'Got it'),
    'sync.requested': (ui) => ui.click('button', 'Try now'),
    'connection.returned': async (_ui, { event, browser }, actor) =>
      browser === null
        ? actor?.send(event)
        : browser.evaluate(() => void globalThis.dispatchEvent(new Event('online')), null),
    'session.restored': restoreSession,
    'letter.begun': async (ui, { before, event, browser }, actor) => {
      if (before.can(event)) return ui.click('button', `Write to everyone on ${titleIn(ui)}`);
      // The page does not offer a fourth e-mail.
      if (browser === null) actor?.send(event);
    },
    'letter.changed': async (ui, { event: { changes } }) => {
      if (changes.subject !== undefined) await ui.fill('Subject', changes.subject);
      await ui.fill('Your message', changes.text ?? '');
    },
    'letter.submitted': (ui) => ui.click('button', /^Send to 2 people$/),
    'letter.dismissed': (ui) => ui.click('button', 'Cancel'),
    'removal.begun': async (ui, { before, event, browser }, actor) => {
      if (before.can(event)) return ui.click('button', 'Take off the shift Bo Abt');
      // The page does not offer to take people off a past shift.
      if (browser === null) actor?.send(event);
    },
    'removal.confirmed': (ui) => ui.click('button', 'Take Bo off'),
    'removal.dismissed': (ui) => ui.click('button', 'Keep Bo in'),
  },
  states: {
    loading: (ui, snapshot) =>
      snapshot.context.sheets === null ? ui.expectText(meta.loading.announce) : showsSheet(ui, snapshot),
    unavailable: async (ui, { context: { problem } }) => {
      await ui.expectRole('heading', meta.unavailable.heading);
      await ui.expectText(problem?.message ?? '');
    },
    absent: (ui) => ui.expectText('You’re not leading a shift this year.'),
    'sheet.resting': async (ui, snapshot) => {
      await ui.expectText('Everything you entered is sent.');
      await showsSheet(ui, snapshot);
    },
    'sheet.syncing': async (ui, snapshot) => {
      await showsSheet(ui, snapshot);
      if (snapshot.context.unsent.length > 0) await ui.expectText(/Sending: /);
    },
    'sheet.waiting': async (ui, snapshot) => {
      await showsSheet(ui, snapshot);
      await ui.expectRole('button', 'Try now');
    },
    expired: async (ui, snapshot) => {
      await ui.expectRole('button', 'Sign in again');
      if (isLetterOpen(snapshot)) await showsLetter(ui, snapshot);
    },
    writing: showsLetter,
    confirming: (ui) => ui.expectRole('alertdialog', `Take Bo Abt off “${titleIn(ui)}”?`),
    removing: (ui) => ui.expectText(meta.removing.announce),
    mailing: (ui, snapshot) => ui.expectValue('Your message', snapshot.context.draft.text),
  },
  browser: shiftLeadBrowser,
} satisfies PageObject<Machine>;
