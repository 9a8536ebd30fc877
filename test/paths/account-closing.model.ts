import { defineModel } from '@product/path-driver';
import { accountClosingMachine } from '#machines/account-closing/account-closing.machine.ts';
import {
  accountClosingBrowser,
  restoreSession,
} from '#test/support/account-closing/account-closing-browser.ts';
import { blockedPreview, openPreview } from '#test/support/account-closing/account-closing-fixture.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';

const closed = refusal(403, 'account-closed', 'You closed this account.');
const refused = refusal(409, 'payment-open', 'We’re waiting for the bank’s answer to a payment of yours.');

const label = /Type “.*” to confirm/;
const closedText = 'Your account is closed';

export const accountClosingModel = defineModel({
  machine: accountClosingMachine,
  starts: { 'the edit page': { publicId: 'ida-leaver' } },
  events: {
    'load.retried': {},
    'check.requested': {},
    'name.changed': { 'the first name': { typed: ' ida ' }, 'another name': { typed: 'Eve' } },
    'closing.submitted': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d14' } },
    'session.restored': {},
  },
  outcomes: {
    loadPreview: {
      done: {
        'nothing prevents it': { output: openPreview },
        'something comes first': { output: blockedPreview },
      },
      error: {
        ...usualFailures,
        'closed elsewhere': closed,
      },
    },
    closeAccount: {
      done: { closed: { output: undefined } },
      error: {
        ...usualFailures,
        'closed elsewhere': closed,
        'a payment began': refused,
      },
    },
  },
  serializeState: ({ context: { preview, typed, fieldErrors, problem, key } }) => ({
    isLoaded: preview !== null,
    blockers: preview?.blockers.length ?? 0,
    typed,
    fieldErrors: Object.keys(fieldErrors),
    problem: problem?.kind ?? null,
    isSent: key !== null,
  }),
  pageObject: {
    screen: async () =>
      (await import('#test/support/account-closing/account-closing-harness.tsx')).AccountClosingHarness,
    actions: {
      'load.retried': (ui) => ui.click('button', 'Try again'),
      'check.requested': (ui) => ui.click('button', 'Check again'),
      'name.changed': (ui, { event }) => ui.fill(label, event.typed),
      'closing.submitted': (ui) => ui.click('button', 'Close my account'),
      'session.restored': restoreSession,
    },
    states: {
      loading: (ui) => ui.expectNoRole('button', 'Try again'),
      unavailable: async (ui, { context }) => {
        await ui.expectText('We couldn’t check what would end');
        await ui.expectText(context.problem?.message ?? '');
      },
      blocked: async (ui) => {
        await ui.expectRole('heading', 'Before you close your account');
        await ui.expectRole('link', 'Change your ride');
        await ui.expectRole('button', 'Check again');
        await ui.expectNoRole('button', 'Close my account');
      },
      reviewing: async (ui, { context: { fieldErrors, problem } }) => {
        await ui.expectRole('heading', 'What ends');
        await ui.expectRole('heading', 'What stays');
        await ui.expectRole('link', 'Keep my account');
        if (fieldErrors.firstName !== undefined) await ui.expectText(fieldErrors.firstName);
        else if (problem !== null) await ui.expectText('Your account isn’t closed yet');
      },
      closing: (ui) => ui.expectText('Closing your account.'),
      expired: (ui) => ui.expectRole('button', 'Sign in again'),
      closed: (ui) => ui.expectRole('heading', closedText),
    },
    browser: accountClosingBrowser,
  },
});
