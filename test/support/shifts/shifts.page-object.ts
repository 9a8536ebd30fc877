import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import { dayText } from '#machines/calendar.ts';
import type { shiftsMachine } from '#machines/shifts/shifts.machine.ts';
import { shiftsMeta as meta } from '#machines/shifts/shifts.messages.ts';
import type { Shift, ShiftsChange } from '#machines/shifts/shifts.types.ts';
import { doneText } from '#src/features/shifts/shifts-messages.ts';
import { here, restoreSession, shiftsBrowser } from './shifts-browser.ts';
import { bells, bridge, oranges, pass } from './shifts-fixture.ts';

type Machine = typeof shiftsMachine;
type Snapshot = SnapshotFrom<Machine>;

const isOffered = ({ loaded }: Snapshot['context']): boolean =>
  loaded?.own.waiting.some(({ offeredUntil }) => offeredUntil !== null) ?? false;

/** The day of the calendar on which a shift is, and its place, which a busy day folds. */
const showDay = async (ui: Ui, { day, location }: Shift): Promise<void> => {
  await ui.click(
    'button',
    new RegExp(`^${dayText(day, { weekday: 'short' })} ${dayText(day, { month: 'short', day: 'numeric' })}`),
  );
  if (ui.driver === 'browser') await ui.expand(new RegExp(`^${RegExp.escape(location)}: `));
};

const foldText = 'Swap, give up or bring friends';

/** Brings out what can be done about a place; the screen tests ignore that a fold hides it. */
const unfold = async ({ driver, expand }: Ui, { title }: Shift): Promise<void> => {
  const name = RegExp.escape(here(title));
  if (driver === 'browser') await expand(new RegExp(`${name}.*${foldText}|${foldText}.*${name}`));
};

/** How each change is made on the page. */
const choose = async (ui: Ui, { context }: Snapshot, change: ShiftsChange): Promise<void> => {
  switch (change.kind) {
    case 'take':
      if (change.shiftId === oranges.id) return ui.click('button', here(`Take the place ${oranges.title}`));
      await showDay(ui, bridge);
      return ui.click('button', here(`Take it ${bridge.title}`));
    case 'swap':
      await showDay(ui, bridge);
      return ui.click('button', here(`Swap to this ${bridge.title}`));
    case 'wait':
      await showDay(ui, oranges);
      return ui.click('button', here(`Join the waiting list ${oranges.title}`));
    case 'stop':
      return ui.click(
        'button',
        here(`${isOffered(context) ? 'No, thank you' : 'Leave the waiting list'} ${oranges.title}`),
      );
    case 'confirm':
      return ui.click('button', here(`I’m still coming ${pass.title}`));
    case 'request':
      return ui.click('button', here(`I can’t come ${pass.title}`));
    case 'stay':
      return ui.click('button', here(`I can come after all ${pass.title}`));
    case 'share':
      await unfold(ui, pass);
      return ui.click('button', here(`Bring friends to ${pass.title}`));
    case 'show':
      await ui.expand(/^Who can see you/);
      return ui.check('Show my first name to the others in my shifts', change.isShown);
    case 'leave':
      throw new Error('A place is given back by way of the question.');
  }
};

/** The button that asks about each. */
const askingName = {
  leave: `Give up my place ${pass.title}`,
  swap: `Swap “${pass.title}” for “${bells.title}”`,
};

const isSwapAsked = ({ context }: Snapshot): boolean => context.change?.kind === 'swap';

/** The shifts of the real server are on other days than those of the fixture. */
const onSomeDay = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\(.*\)/)
      .map(RegExp.escape)
      .join('\\(.+\\)'),
  );

/** What a volunteer does about their shifts, and what they see. */
export const shiftsPageObject = {
  screen: async () => (await import('./shifts-harness.tsx')).ShiftsHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'change.chosen': (ui, { before, event }) => choose(ui, before, event.change),
    'swap.begun': async (ui, { before, event }, actor) => {
      if (before.can(event)) {
        await unfold(ui, pass);
        return ui.click('button', here(`Swap ${pass.title}`));
      }
      // The page does not offer to swap a shift of the next days.
      actor?.send(event);
    },
    'swap.dismissed': (ui) => ui.click('button', 'Keep my shift'),
    'change.asked': async (ui, { before, event }, actor) => {
      if (before.can(event)) {
        await (event.change.kind === 'leave' ? unfold(ui, pass) : showDay(ui, bells));
        return ui.click('button', here(askingName[event.change.kind]));
      }
      actor?.send(event);
    },
    'change.confirmed': (ui, { before }) =>
      ui.click('button', isSwapAsked(before) ? 'Swap' : 'Give up my place'),
    'change.dismissed': (ui, { before }) =>
      ui.click('button', isSwapAsked(before) ? 'Keep my shift' : 'Keep it'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(meta.loading.announce),
    unavailable: async (ui, { context: { problem } }) => {
      await ui.expectRole('heading', meta.unavailable.heading);
      await ui.expectText(problem?.message ?? '');
    },
    absent: (ui) => ui.expectRole('link', 'Register to volunteer'),
    resting: async (ui, { context }) => {
      await ui.expectRole('heading', 'Find a shift');
      if (context.problem !== null) return ui.expectText(context.problem.message);
      const done = doneText(context);
      if (done !== null) await ui.expectText(onSomeDay(here(done)));
      for (const place of context.loaded?.own.places ?? []) {
        await unfold(ui, place.shift);
        if (place.canLeave) await ui.expectRole('button', here(`Give up my place ${place.shift.title}`));
        else await ui.expectNoRole('button', here(`Give up my place ${place.shift.title}`));
      }
    },
    swapping: (ui) => ui.expectRole('heading', here(`Swap “${pass.title}”`)),
    asking: (ui, snapshot) =>
      ui.expectRole(
        'alertdialog',
        isSwapAsked(snapshot)
          ? here(`Swap “${pass.title}” for “${bells.title}”?`)
          : here(`Give up your place in “${pass.title}”?`),
      ),
    saving: (ui) => ui.expectText(meta.saving.announce),
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
  },
  browser: shiftsBrowser,
} satisfies PageObject<Machine>;
