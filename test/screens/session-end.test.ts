import { beforeEach, expect, test } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { LogoutReason, Restored } from '#machines/auth/auth.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { createApp } from '#src/app/root-actor/create-app.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { endWithSession } from '#src/app/session/end-with-session.ts';
import { leftMessage } from '#src/app/session/session-message.ts';

const typed = '{"version":1,"owner":"ann-alder","step":"profile","drafts":{"profile":{"city":"Hollin"}}}';
const kept = () => sessionStorage.getItem('registrationDetails');

beforeEach(() => sessionStorage.setItem('registrationDetails', typed));

const { promise: isOver } = Promise.withResolvers<Restored>();

/** `restored` answers at once or, by default, never. */
const start = (because: LogoutReason | null, restored: Promise<Restored> = isOver) => {
  const left: string[] = [];
  const auth = authMachine.provide({
    actors: {
      watchTabs: fromCallback(() => undefined),
      restoreSession: fromPromise<Restored, undefined>(() => restored),
      logout: fromPromise<void, { reason: LogoutReason }>(async () => undefined),
    },
  });
  const app = createApp({ auth, goTo: async () => undefined });
  endWithSession(app, { reason: () => because, leave: () => left.push('home') });
  return { auth: systemActor(app, 'auth'), left };
};

const closed = async (because: LogoutReason | null) => {
  const { auth } = start(because, Promise.resolve({ kind: 'nobody' }));
  await Promise.resolve();
  await expect.poll(() => auth.getSnapshot().matches('loggedOut')).toBe(true);
};

test('what was typed goes as soon as the person signs out', () => {
  const { auth } = start(null);
  auth.send({ type: 'logout.requested', reason: 'manual' });
  expect(auth.getSnapshot().matches('loggingOut')).toBe(true);
  expect(kept()).toBeNull();
});

test.each(['manual', 'navigated-to-logout-page'] as const)(
  'what was typed is gone on the page that the sign-out (%s) comes back to',
  async (reason) => {
    await closed(reason);
    expect(kept()).toBeNull();
  },
);

test.each(['session-expired', 'unknown', null] as const)(
  'what was typed waits for its owner when the session ended by itself (%s)',
  async (reason) => {
    await closed(reason);
    expect(kept()).toBe(typed);
  },
);

const failing = (error: FlowError) => {
  sessionStorage.removeItem('GLOBAL_ERROR_MESSAGE');
  const { auth } = start(null, Promise.reject(error));
  return expect.poll(() => auth.getSnapshot().matches('loggedOut')).toBe(true);
};

test('a session that ends because the API does not take the person says why on the page that comes next', async () => {
  const message =
    'You have an account with this e-mail address already. Sign in with e-mail, as you did before.';
  await failing(flowError({ kind: 'conflict', status: 409, code: 'address-in-use', message }));
  expect(leftMessage()).toBe(message);
});

test('a session that ran out asks for a new sign-in on the page that comes next', async () => {
  await failing(flowError({ kind: 'unauthorized', code: 'interaction_required', message: 'AADB2C90077' }));
  expect(leftMessage()).toBe('Please login again.');
});

test('who signs out leaves no message behind', () => {
  sessionStorage.removeItem('GLOBAL_ERROR_MESSAGE');
  start(null).auth.send({ type: 'logout.requested', reason: 'manual' });
  expect(leftMessage()).toBeNull();
});

test('a sign-out in another tab takes the page home, and nothing typed stays', () => {
  const { auth, left } = start(null);
  auth.send({ type: 'session.endedElsewhere' });
  expect({ left, kept: kept() }).toEqual({ left: ['home'], kept: null });
});

test('a browser that keeps nothing has no message left', () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: denied });
  try {
    expect(leftMessage()).toBeNull();
  } finally {
    if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
  }
});
