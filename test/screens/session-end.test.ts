import { beforeEach, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { LogoutReason, Restored } from '#machines/auth/auth.types.ts';
import { type FlowError, flowError } from '#machines/flow-error.ts';
import { createApp } from '#src/app/root-actor/create-app.ts';
import { systemActor } from '#src/app/root-actor/system-actors.ts';
import { endWithSession } from '#src/app/session/end-with-session.ts';
import { leftMessage } from '#src/app/session/session-message.ts';
import { dismissedBy, keepDismissed } from '#src/features/base-camp/base-camp.storage.ts';
import { loneAuth } from '#test/support/auth/lone-auth.ts';

const typed = '{"version":1,"owner":"ann-alder","step":"profile","drafts":{"profile":{"city":"Hollin"}}}';
const kept = () => sessionStorage.getItem('registrationDetails');

beforeEach(() => sessionStorage.setItem('registrationDetails', typed));

const { promise: isOver } = Promise.withResolvers<Restored>();

/** `restored` answers at once or, by default, never. */
const start = (because: LogoutReason | null, restored: Promise<Restored> = isOver) => {
  const left: string[] = [];
  const auth = loneAuth(() => restored).provide({
    actors: { logout: fromPromise<void, { reason: LogoutReason }>(async () => undefined) },
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

test('a sign-out removes the drafts, and which celebration was seen, at once', () => {
  keepDismissed('ann-alder', 5_000);
  expect(dismissedBy('ann-alder')).toBe(5_000);
  const { auth } = start(null);
  auth.send({ type: 'logout.requested', reason: 'manual' });
  expect(auth.getSnapshot().matches('loggingOut')).toBe(true);
  expect(kept()).toBeNull();
  expect(dismissedBy('ann-alder')).toBe(0);
});

test.each(['manual', 'navigated-to-logout-page'] as const)(
  'the drafts are removed on the page that a sign-out by the user returns to (%s)',
  async (reason) => {
    await closed(reason);
    expect(kept()).toBeNull();
  },
);

test.each(['session-expired', 'unknown', null] as const)(
  'the drafts stay for their owner when the session ended without a sign-out (%s)',
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

test('a sign-in that the API refuses with 409 leaves the reason as a message for the next page', async () => {
  const message =
    'You have an account with this e-mail address already. Sign in with e-mail, as you did before.';
  await failing(flowError({ kind: 'conflict', status: 409, code: 'address-in-use', message }));
  expect(leftMessage()).toBe(message);
});

test('an expired session leaves a message for the next page to sign in again', async () => {
  await failing(flowError({ kind: 'unauthorized', code: 'interaction_required', message: 'AADB2C90077' }));
  expect(leftMessage()).toBe('Please login again.');
});

test('a sign-out by the user leaves no message', () => {
  sessionStorage.removeItem('GLOBAL_ERROR_MESSAGE');
  start(null).auth.send({ type: 'logout.requested', reason: 'manual' });
  expect(leftMessage()).toBeNull();
});

test('a sign-out in another tab leads to the home page, and removes the drafts', () => {
  const { auth, left } = start(null);
  auth.send({ type: 'session.endedElsewhere' });
  expect({ left, kept: kept() }).toEqual({ left: ['home'], kept: null });
});

test('without session storage, reading the left message returns null', () => {
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
