import { ofError, ofOutput, ofTimeout } from '#machines/fragments.ts';
import { newPasswordFirst } from './auth.failures.ts';
import { authSetup } from './auth.setup.ts';
import type { Account } from './auth.types.ts';

/** The person is at the provider: in a popup or in a hidden frame, or the browser is leaving for it. */
export const interacting = authSetup.createStateConfig({
  description: 'The person is at the provider’s page, in a popup, or the browser is on the way there',
  initial: 'asking',
  on: {
    'signIn.requested': [
      // No browser reports that a popup was closed, so a second press begins a new attempt.
      {
        guard: 'isInsisting',
        target: '.asking',
        reenter: true,
        actions: { type: 'assignRequest', params: ({ event }) => event },
      },
      { actions: 'assignInProgress' },
    ],
  },
  states: {
    asking: {
      description: 'Opens the provider’s page and, with a popup, waits for its answer',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ request: context.request }),
        onDone: [
          {
            guard: { type: 'isAccount', params: ofOutput },
            target: '#auth.loading.creatingContact',
            actions: {
              type: 'assignAccount',
              params: ({ event }) => ({ user: (event.output as { account: Account }).account }),
            },
          },
          {
            guard: { type: 'isForgotten', params: ofOutput },
            target: 'refused',
            // Only a press may open a popup, so the next one waits for a press.
            actions: {
              type: 'assignNext',
              params: { policy: 'passwordReset', error: newPasswordFirst },
            },
          },
          {
            guard: { type: 'isReset', params: ofOutput },
            target: 'asking',
            reenter: true,
            // After choosing a password the person has a session at the provider: no popup is needed.
            actions: {
              type: 'assignRequest',
              params: { policy: 'emailSignIn', display: 'silent', returnTo: null },
            },
          },
          { target: 'leaving' },
        ],
        onError: { target: 'refused', actions: { type: 'assignLoginError', params: ofError } },
      },
      after: {
        loginLimit: { target: 'refused', actions: { type: 'assignLoginError', params: ofTimeout } },
      },
    },
    leaving: {
      description: 'The browser is leaving for the provider',
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: { 'signIn.abandoned': 'refused' },
      after: {
        leaveLimit: { target: 'refused', actions: { type: 'assignLoginError', params: ofTimeout } },
      },
    },
    refused: {
      description: 'The sign-in failed; the person returns to the page they came from',
      always: [{ guard: 'isComingBack', target: '#auth.expired' }, { target: '#auth.loggedOut' }],
    },
  },
});
