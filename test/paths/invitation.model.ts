import { defineModel } from '@product/path-driver';
import { invitationMachine } from '#machines/invitation/invitation.machine.ts';
import { invitationErrors } from '#machines/invitation/invitation.rules.ts';
import { refusal, usualFailures } from '#test/support/failures.ts';
import {
  invitationBrowser,
  restoreSession,
  typedInBrowser,
} from '#test/support/invitation/invitation-browser.ts';

const tooMany = refusal(
  429,
  'too-many-invitations',
  'A peloton can invite 200 people a day. No invitations were sent. Send fewer, wait until tomorrow, or share your link.',
);

const two = 'Ada Fell <ada@example.org>, ben@example.org';
const addressesLabel = 'E-mail addresses';
const noteLabel = /^A personal note/;
const sendButton = /^Send (?:\d+ )?invitations?$/;

export const invitationModel = defineModel({
  machine: invitationMachine,
  starts: { 'a new peloton': undefined },
  events: {
    'addresses.changed': {
      two: { typed: two },
      'one that is none': { typed: 'ada@example.org\nben at example' },
    },
    'message.changed': {
      'own words': { message: 'Come along!' },
      'a link': { message: 'See https://example.org' },
    },
    'unreadable.removed': ({ context }) =>
      context.fieldErrors.typed?.includes('“ben at example”') ? { '': {} } : {},
    'invitations.submitted': { '': { key: 'f6b7f6ac-3f0c-4c53-9d6c-0c4f1d2f6d31' } },
    'invitations.begun': {},
    'session.restored': {},
  },
  outcomes: {
    sendInvitations: {
      done: { sent: { output: { invited: 2, invitedBefore: 0 } } },
      error: {
        ...usualFailures,
        'too many': tooMany,
      },
    },
  },
  serializeState: ({ context }) => ({
    typed: context.typed,
    message: context.message,
    isInvalid: Object.keys(invitationErrors(context)).length > 0,
    fieldErrors: Object.keys(context.fieldErrors),
    problem: context.problem?.code ?? context.problem?.kind ?? null,
  }),
  pageObject: {
    screen: async () => (await import('#test/support/invitation/invitation-harness.tsx')).InvitationHarness,
    actions: {
      'addresses.changed': (ui, { event, browser }) =>
        ui.fill(addressesLabel, browser === null ? event.typed : typedInBrowser(event.typed)),
      'message.changed': (ui, { event }) => ui.fill(noteLabel, event.message),
      'unreadable.removed': (ui) => ui.click('button', 'Remove what isn’t an address'),
      'invitations.submitted': (ui) => ui.click('button', sendButton),
      'invitations.begun': (ui) => ui.click('button', 'Invite more people'),
      'session.restored': restoreSession,
    },
    states: {
      typing: async (ui, { context: { fieldErrors, problem } }) => {
        await ui.expectRole('textbox', addressesLabel);
        for (const message of Object.values(fieldErrors)) await ui.expectText(message);
        if (Object.keys(fieldErrors).length === 0 && problem !== null) await ui.expectText(problem.message);
      },
      sending: (ui) => ui.expectText('Sending your invitations.'),
      sent: async (ui) => {
        await ui.expectText(/on the way/);
        await ui.expectRole('button', 'Invite more people');
      },
      expired: (ui) => ui.expectRole('button', 'Sign in again'),
    },
    browser: invitationBrowser,
  },
});
