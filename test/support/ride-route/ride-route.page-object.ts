import type { PageObject, Ui } from '@product/path-driver';
import type { SnapshotFrom } from 'xstate';
import type { rideRouteMachine } from '#machines/ride-route/ride-route.machine.ts';
import { rideRouteMeta as meta } from '#machines/ride-route/ride-route.messages.ts';
import { chosenOption, riddenIn } from '#machines/ride-route/ride-route.rules.ts';
import { doneText } from '#src/features/ride-route/ride-route-messages.ts';
import { fillCard } from '#test/support/payment/fill-card.ts';
import { restoreSession, rideRouteBrowser } from './ride-route-browser.ts';

type Machine = typeof rideRouteMachine;
type Snapshot = SnapshotFrom<Machine>;

const pay = /^(Pay \$[\d.,]+ and ride|Ride) /;

const showsFailure = async (ui: Ui, { context: { fieldErrors, problem } }: Snapshot): Promise<void> => {
  const errors = Object.entries(fieldErrors).filter(([path]) => !path.startsWith('payment.'));
  for (const [, error] of errors) await ui.expectText(error);
  if (problem !== null && errors.length === 0 && Object.keys(fieldErrors).length === 0)
    await ui.expectText(problem.message);
};

const optionName = ({ context: { options } }: Snapshot, routeId: string): string =>
  options.find(({ route }) => route.id === routeId)?.route.name ?? '';

/** How a rider goes to another route, waits for one, or leaves, and what they see. */
export const rideRoutePageObject = {
  screen: async () => (await import('./ride-route-harness.tsx')).RideRouteHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'change.begun': (ui, { event }) =>
      ui.click('button', event.routeId === null ? 'Choose another route of Gravel Day' : 'Take this place'),
    'draft.changed': async (ui, { event: { changes }, browser }) => {
      if (changes.sponsorCode !== undefined) {
        await ui.expand('I have a sponsor code');
        await ui.fill(/^Sponsor code/, changes.sponsorCode);
      }
      if (changes.isConsented !== undefined) await ui.check(/^I commit to raise/, changes.isConsented);
      if (changes.payment === 'new') {
        await ui.check('Another card');
        if (browser !== null) await fillCard(ui);
      }
    },
    'code.submitted': async (ui) => {
      await ui.expand('I have a sponsor code');
      await ui.click('button', 'Check the code');
    },
    'route.chosen': async (ui, { before, event }, actor) => {
      const name = `See what ${optionName(before, event.routeId)} changes`;
      if (before.can(event)) return ui.click('button', name);
      // The page does not offer a route that the person can’t have.
      await ui.expectNoRole('button', name);
      actor?.send(event);
    },
    'choice.reopened': (ui) => ui.click('button', 'Choose another route'),
    'change.confirmed': async (ui, { before, browser, nextSteps }) => {
      if (browser !== null && nextSteps[0]?.startsWith('xstate.error.actor.tokenizePayment'))
        await ui.fill('Card number', '');
      else if (browser !== null && before.context.draft.payment === 'new') await fillCard(ui);
      await ui.click('button', pay);
    },
    'form.dismissed': (ui, { before }) =>
      ui.click('button', before.matches('asking') ? 'Keep my place' : /^Stay on /),
    'waiting.changed': (ui, { event }) =>
      ui.click(
        'button',
        event.isWaiting ? 'Join the waiting list for Old Quarry' : 'Leave the waiting list for Old Quarry',
      ),
    'leaving.asked': (ui) => ui.click('button', 'Leave Gravel Day'),
    'leaving.confirmed': (ui) => ui.click('button', 'Leave the ride'),
    'payment.checked': (ui) => ui.click('button', 'Check again'),
    'session.restored': restoreSession,
  },
  states: {
    loading: (ui) => ui.expectText(meta.loading.announce),
    unavailable: (ui) => ui.expectRole('heading', meta.unavailable.heading),
    absent: (ui) => ui.expectRole('link', 'Register to ride'),
    resting: async (ui, snapshot) => {
      const [ridden] = snapshot.context.own?.routes ?? [];
      await ui.expectRole('heading', ridden?.route.name ?? '');
      const text = doneText(snapshot.context);
      if (text !== null) await ui.expectText(text);
      await showsFailure(ui, snapshot);
    },
    finding: (ui) => ui.expectText(meta.finding.announce),
    choosing: async (ui, snapshot) => {
      await ui.expectRole('heading', meta.choosing.heading);
      for (const { route } of snapshot.context.options) await ui.expectRole('heading', route.name);
      await showsFailure(ui, snapshot);
    },
    reviewing: async (ui, snapshot) => {
      await ui.expectRole('heading', meta.reviewing.heading);
      const charge = chosenOption(snapshot.context)?.charge ?? 0;
      await ui.expectRole('button', charge === 0 ? /^Ride / : /^Pay \$/);
      await showsFailure(ui, snapshot);
    },
    tokenizing: (ui) => ui.expectText(meta.tokenizing.announce),
    changing: async (ui, snapshot) => {
      await ui.expectText(meta.changing.announce);
      await ui.expectRole('heading', riddenIn(snapshot.context) === null ? '' : meta.reviewing.heading);
    },
    confirming: (ui, snapshot) =>
      ui.expectRole(
        'heading',
        snapshot.matches({ confirming: 'unresolved' }) ? meta.unresolved.heading : meta.confirming.heading,
      ),
    asking: (ui) => ui.expectRole('alertdialog', 'Leave Gravel Day?'),
    leaving: (ui) => ui.expectText(meta.leaving.announce),
    savingWait: (ui) => ui.expectText(meta.savingWait.announce),
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
  },
  browser: rideRouteBrowser,
} satisfies PageObject<Machine>;
