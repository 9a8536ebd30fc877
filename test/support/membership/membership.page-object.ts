import type { PageObject } from '@product/path-driver';
import type { membershipMachine } from '#machines/membership/membership.machine.ts';
import { membershipMeta as meta, refusalText } from '#machines/membership/membership.messages.ts';
import type { JoinState } from '#machines/membership/membership.types.ts';
import {
  membershipBrowser,
  nameElsewhere,
  restoreSession,
  turnPage,
  typedCode,
} from './membership-browser.ts';

const codeLabel = 'Group code';
/** The other peloton, by the name that it has in Chromium. */
const seenElsewhere = ({ elsewhere }: JoinState): JoinState['elsewhere'] =>
  elsewhere && { ...elsewhere, name: nameElsewhere() ?? elsewhere.name };

const messageLabel = /Your message/;

/** How a person joins and leaves, and what they see. */
export const membershipPageObject = {
  screen: async () => (await import('./membership-harness.tsx')).MembershipHarness,
  actions: {
    'load.retried': (ui) => ui.click('button', 'Try again'),
    'message.changed': (ui, { event }) => ui.fill(messageLabel, event.message),
    'request.submitted': (ui) => ui.click('button', 'Ask to join'),
    'request.renewed': async (ui, { before, event }, actor) => {
      if (before.can(event)) return ui.click('button', 'Ask to join again');
      await ui.expectNoRole('button', 'Ask to join again');
      actor?.send(event);
    },
    'withdrawal.requested': (ui) => ui.click('button', 'Withdraw my request'),
    'withdrawal.dropped': (ui) => ui.click('button', 'Keep my request'),
    'withdrawal.confirmed': (ui) => ui.click('button', 'Withdraw it'),
    'elsewhere.withdrawn': async (ui, { before, event }, actor) => {
      if (before.context.joinState?.refusal === 'requested-elsewhere')
        return ui.click('button', 'Withdraw that request');
      // The machine refuses it, and no button sends it.
      await ui.expectNoRole('button', 'Withdraw that request');
      actor?.send(event);
    },
    'code.changed': async (ui, { event, browser }) => {
      await ui.expand('Have a group code?');
      await ui.fill(codeLabel, typedCode(event.code, browser));
    },
    'code.submitted': async (ui) => {
      await ui.expand('Have a group code?');
      await ui.click('button', 'Join with this code');
    },
    'leave.requested': (ui) => ui.click('button', 'Leave the peloton'),
    'leave.dropped': (ui) => ui.click('button', 'Stay'),
    'leave.confirmed': async (ui, { before, event }, actor) => {
      if (before.can(event)) return ui.click('button', /^Leave( and close it)?$/);
      await ui.expectNoRole('button', /^Leave( and close it)?$/);
      actor?.send(event);
    },
    'offer.accepted': (ui) => ui.click('button', 'Become captain'),
    'offer.declined': (ui) => ui.click('button', 'Decline'),
    'page.hidden': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : void (await turnPage(browser, 'hidden')),
    'page.shown': async (_ui, { event, browser }, actor) =>
      browser === null ? actor?.send(event) : void (await turnPage(browser, 'visible')),
    'session.restored': restoreSession,
  },
  states: {
    looking: async (ui, { context: { fieldErrors, problem } }) => {
      await ui.expectRole('link', 'Find a peloton');
      for (const error of Object.values(fieldErrors)) await ui.expectText(error);
      if (problem !== null && Object.keys(fieldErrors).length === 0) await ui.expectText(problem.message);
    },
    signedOut: (ui) => ui.expectRole('link', 'Register for the event'),
    loading: (ui) => ui.expectText(meta.loading.announce),
    unavailable: async (ui, { context }) => {
      await ui.expectText(context.problem?.message ?? '');
      await ui.expectRole('button', 'Try again');
    },
    refused: async (ui, { context: { joinState, problem } }) => {
      if (joinState?.refusal != null)
        await ui.expectText(refusalText(joinState.refusal, seenElsewhere(joinState)));
      if (problem !== null && problem.fields.length === 0) await ui.expectText(problem.message);
      if (joinState?.elsewhere != null) await ui.expectRole('link', `See ${seenElsewhere(joinState)?.name}`);
    },
    open: async (ui, { context: { fieldErrors, problem } }) => {
      await ui.expectRole('textbox', /Your message/);
      for (const error of Object.values(fieldErrors)) await ui.expectText(error);
      if (problem !== null && Object.keys(fieldErrors).length === 0) await ui.expectText(problem.message);
    },
    asking: (ui) => ui.expectText(meta.asking.announce),
    joining: (ui) => ui.expectText(meta.joining.announce),
    'pending.waiting': (ui) => ui.expectText(/to answer/),
    'pending.resting': (ui) => ui.expectText(/to answer/),
    'pending.checking': (ui) => ui.expectText(/to answer/),
    withdrawalAsked: async (ui, { context: { problem } }) => {
      await ui.expectRole('button', 'Keep my request');
      if (problem !== null) await ui.expectText(problem.message);
    },
    withdrawing: (ui) => ui.expectText(meta.withdrawing.announce),
    withdrawingElsewhere: (ui) => ui.expectText(meta.withdrawing.announce),
    rejected: (ui) => ui.expectText(/can’t take you this time/),
    lapsed: (ui) => ui.expectText(/No one answered within 14 days/),
    member: async (ui, { context: { problem } }) => {
      await ui.expectRole('button', 'Leave the peloton');
      if (problem !== null) await ui.expectText(problem.message);
    },
    'offered.waiting': (ui) => ui.expectRole('button', 'Become captain'),
    'offered.resting': (ui) => ui.expectRole('button', 'Become captain'),
    'offered.checking': (ui) => ui.expectRole('button', 'Become captain'),
    answering: (ui) => ui.expectText(meta.answering.announce),
    previewing: (ui) => ui.expectText(meta.previewing.announce),
    reviewing: async (ui, { context: { preview } }) => {
      await ui.expectRole('button', 'Stay');
      if (preview?.isLast) await ui.expectText(/The peloton closes when you leave/);
      else if (preview?.role === 'captain') await ui.expectRole('link', 'Choose a new captain');
      else await ui.expectText('What changes');
    },
    leaving: (ui) => ui.expectText(meta.leaving.announce),
    left: async (ui, { context: { preview } }) => {
      await ui.expectText(/You keep everything that you raised/);
      await (preview?.isLast
        ? ui.expectText('The peloton is closed.')
        : ui.expectText(/We told the captain/));
    },
    expired: (ui) => ui.expectRole('button', 'Sign in again'),
  },
  browser: membershipBrowser,
} satisfies PageObject<typeof membershipMachine>;
