import { defineModel } from '@product/path-driver';
import { contactAddressMachine } from '#machines/contact-address/contact-address.machine.ts';
import type { ContactAddress } from '#machines/contact-address/contact-address.types.ts';
import {
  contactAddressBrowser,
  restoreSession,
  typedInBrowser,
} from '#test/support/contact-address/contact-address-browser.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';

const stale = refusal(412, 'version-changed', 'It was changed.');
const tooMany = refusal(
  429,
  'too-many-codes',
  'We’ve sent five codes within an hour. Check your spam folder, or try again in an hour.',
);
const tooOld = refusal(409, 'code-expired', 'A code works for 20 minutes. Send a new one.');
const wrong = refusal(422, 'code-wrong', 'This isn’t the code we sent.', {
  fields: [{ path: 'code', code: 'code-wrong', message: 'This isn’t the code we sent.' }],
});

const before: ContactAddress = { emailAddress: 'ida@example.com', openChange: null, version: '"1"' };
const open: ContactAddress = {
  ...before,
  openChange: { emailAddress: 'ida@example.org', expiresAt: '2027-03-01T15:20:00.000Z' },
  version: '"2"',
};
const after: ContactAddress = { emailAddress: 'ida@example.org', openChange: null, version: '"3"' };

const key = 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d12';
const addressLabel = 'New e-mail address';
const codeLabel = 'Code from the e-mail';

export const contactAddressModel = defineModel({
  machine: contactAddressMachine,
  starts: { 'the edit page': { emailAddress: 'ida@example.com' } },
  events: {
    'load.retried': {},
    'change.begun': {},
    'address.changed': { another: { typed: 'ida@example.org' }, 'no address': { typed: 'ida at' } },
    'address.submitted': { '': { key } },
    'code.changed': { 'six digits': { code: '123 456' }, 'too short': { code: '123' } },
    'code.submitted': { '': { key } },
    'code.requested': { '': { key } },
    'change.abandoned': { '': { key } },
    'session.restored': {},
  },
  outcomes: {
    loadAddress: {
      done: { 'no change': { output: before }, 'open change': { output: open } },
      error: usualFailures,
    },
    sendCode: {
      done: { sent: { output: open } },
      error: {
        ...usualFailures,
        'changed elsewhere': stale,
        'too many': tooMany,
      },
    },
    confirmCode: {
      done: { changed: { output: after } },
      error: {
        ...usualFailures,
        'changed elsewhere': stale,
        'wrong code': wrong,
        'too old': tooOld,
      },
    },
    cancelChange: { done: { cancelled: { output: before } }, error: usualFailures },
  },
  serializeState: ({ context }) => ({
    emailAddress: context.emailAddress,
    hasChange: context.openChange !== null,
    typed: context.typed,
    code: context.code,
    fieldErrors: Object.keys(context.fieldErrors),
    problem: context.problem?.kind ?? null,
    done: context.done,
  }),
  pageObject: {
    screen: async () =>
      (await import('#test/support/contact-address/contact-address-harness.tsx')).ContactAddressHarness,
    actions: {
      'load.retried': (ui) => ui.click('button', 'Try again'),
      'change.begun': (ui) => ui.click('button', 'Change this address'),
      'address.changed': (ui, { event, browser }) =>
        ui.fill(
          addressLabel,
          browser === null || !event.typed.includes('@') ? event.typed : typedInBrowser.address(),
        ),
      'address.submitted': (ui) => ui.click('button', 'Send me a code'),
      'code.changed': async (ui, { event, browser, nextSteps }) =>
        ui.fill(
          codeLabel,
          browser === null || event.code.length < 6
            ? event.code
            : await typedInBrowser.code(browser, nextSteps),
        ),
      'code.submitted': (ui) => ui.click('button', 'Use the new address'),
      'code.requested': (ui) => ui.click('button', 'Send a new code'),
      'change.abandoned': (ui) => ui.click('button', 'Keep the old address'),
      'session.restored': restoreSession,
    },
    states: {
      loading: (ui) => ui.expectNoRole('button', 'Try again'),
      unavailable: async (ui, { context }) => {
        await ui.expectText('You can’t change your address right now');
        await ui.expectText(context.problem?.message ?? '');
      },
      resting: async (ui, { context: { done } }) => {
        await ui.expectText('We write to');
        await ui.expectRole('button', 'Change this address');
        if (done === 'changed') await ui.expectText(/Your address is changed/);
        if (done === 'cancelled') await ui.expectText(/Nothing has changed/);
      },
      entering: async (ui, { context: { fieldErrors, problem } }) => {
        await ui.expectRole('textbox', addressLabel);
        if (fieldErrors.typed !== undefined) await ui.expectText(fieldErrors.typed);
        else if (problem !== null && problem.status !== 412) await ui.expectText(problem.message);
      },
      sending: (ui) => ui.expectText('Sending a code'),
      confirming: async (ui, { context: { fieldErrors, problem } }) => {
        await ui.expectText(/We sent a code to/);
        await ui.expectRole('textbox', codeLabel);
        if (fieldErrors.code !== undefined) await ui.expectText(fieldErrors.code);
        else if (problem !== null && problem.status !== 412) await ui.expectText(problem.message);
      },
      checking: (ui) => ui.expectText('Checking the code.'),
      cancelling: (ui) => ui.expectText('Keeping the old address.'),
      expired: (ui) => ui.expectRole('button', 'Sign in again'),
    },
    browser: contactAddressBrowser,
  },
});
