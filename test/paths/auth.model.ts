import { defineModel } from '@product/path-driver';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { User } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import { authPageObject } from '#test/support/auth/auth.page-object.ts';
import { account, answersOfLogin, mayBe, requests, routes } from '#test/support/auth/auth-cases.ts';
import { refusal } from '#test/support/failures.ts';

const user = {
  id: 'p1',
  publicId: 'ann-alder',
  firstName: 'Ann',
  lastName: 'Alder',
  peloton: null,
  participantTypes: {
    isChallenger: false,
    isVolunteer: false,
    registeredRides: [],
  } as User['participantTypes'],
} as User;

const failures = {
  'no connection': { error: flowError({ kind: 'network', message: 'No answer' }) },
  'nobody at the provider': {
    error: flowError({ kind: 'unexpected', code: 'user_login_error', message: 'Nobody' }),
  },
  'the person is needed': {
    error: flowError({ kind: 'unauthorized', code: 'interaction_required', message: 'Sign in again' }),
  },
  'wrong claims': {
    error: flowError({ kind: 'unexpected', code: 'bad_aad_setup', message: 'No e-mail address' }),
  },
};

export const authModel = defineModel({
  machine: authMachine,
  starts: { 'a fresh page': undefined },
  events: {
    'signIn.requested': requests,
    'signIn.abandoned': {},
    'session.expired': (snapshot) => (mayBe.refused(snapshot) ? { '': {} } : {}),
    'session.endedElsewhere': {},
    'retry.requested': (snapshot) => (mayBe.retried(snapshot) ? { '': {} } : {}),
    'route.changed': (snapshot) => (mayBe.elsewhere(snapshot) ? routes : {}),
    // It is told as soon as a session has opened.
    'publicId.changed': (snapshot) =>
      snapshot.matches({ loggedIn: 'active' })
        ? { '': { publicId: 'ann-elm', at: 0, accountState: 'emailSignIn' } }
        : {},
    'logout.requested': (snapshot) =>
      mayBe.loggedOut(snapshot) ? { 'by hand': { reason: 'manual' as const } } : {},
  },
  outcomes: {
    restoreSession: {
      done: {
        nobody: { output: { kind: 'nobody' } },
        somebody: { output: { kind: 'token', account, returnTo: null, isFresh: false } },
        'back from the provider': {
          output: { kind: 'token', account, returnTo: '/registration', isFresh: true },
        },
        'a forgotten password': { output: { kind: 'forgotten', returnTo: '/registration' } },
        'a new password': { output: { kind: 'reset', returnTo: '/registration' } },
      },
      error: {
        'no connection': failures['no connection'],
        'run out': {
          error: flowError({ kind: 'unauthorized', code: 'token-expired', message: 'Please login again.' }),
        },
        'wrong claims': failures['wrong claims'],
        'turned round': {
          error: flowError({ kind: 'unexpected', code: 'user_cancelled', message: 'You turned back.' }),
        },
        'an answer to nothing': {
          error: flowError({ kind: 'unexpected', code: 'invalid_state_error', message: 'No such state' }),
        },
      },
    },
    fetchUser: {
      done: { known: { output: user } },
      error: {
        'a first sign-in': refusal(403, 'contact-required', 'Who?'),
        'no connection': failures['no connection'],
        'the server breaks': {
          error: flowError({ kind: 'unexpected', status: 503, message: 'We’ll be right back' }),
        },
        refused: failures['the person is needed'],
      },
    },
    createContact: {
      done: { created: { output: user } },
      error: {
        'no connection': failures['no connection'],
        refused: refusal(422, 'contact-mismatch', 'No'),
      },
    },
    refreshToken: { done: { refreshed: { output: account } }, error: failures },
    prolongToken: {
      done: { renewed: { output: account } },
      error: {
        'no connection': failures['no connection'],
        'the person is needed': failures['the person is needed'],
      },
    },
    renewToken: {
      done: { renewed: { output: account } },
      error: {
        'no connection': failures['no connection'],
        'the person is needed': failures['the person is needed'],
      },
    },
    login: {
      done: answersOfLogin,
      error: {
        'came to nothing': { error: flowError({ kind: 'unexpected', message: 'You turned back.' }) },
      },
    },
    logout: { done: { 'signed out': { output: undefined } }, error: { failed: { error: 'no way' } } },
  },
  serializeState: ({ context }) => ({
    failure: context.authFlowFailureCode,
    logoutReason: context.logoutReason,
    userOid: context.userOid,
    hasUser: context.cachedUserResponse !== null,
    isLoggedIn: context.isLoggedIn,
    nextPolicy: context.nextPolicy,
    request: context.request === null ? null : [context.request.policy, context.request.display],
    wasExpired: context.wasExpired,
    loginError: context.loginError?.code ?? context.loginError?.message ?? null,
  }),
  pageObject: authPageObject,
});
