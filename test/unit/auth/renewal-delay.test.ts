import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { Account, Restored, User } from '#machines/auth/auth.types.ts';
import { account as ann } from '#test/support/identity-scenario.ts';

const days = 24 * 60 * 60_000;

/** The delays of timers, in milliseconds, while a person with a token of this age is signed in. */
const timersOf = async (expiresAt: number): Promise<number[]> => {
  const account: Account = { ...ann, expiresAt };
  const timers: number[] = [];
  const clock = {
    setTimeout: (_ring: () => void, milliseconds: number) => timers.push(milliseconds),
    clearTimeout: () => undefined,
  };
  const auth = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Restored, undefined>(async () => ({
          kind: 'token',
          account,
          returnTo: null,
          isFresh: false,
        })),
        fetchUser: fromPromise(async () => ({ publicId: 'ann-alder' }) as User),
        refreshToken: fromPromise<Account, { isForced: boolean }>(async () => account),
        watchTabs: fromCallback(() => undefined),
      },
    }),
    { clock },
  ).start();
  await waitFor(auth, (snapshot) => snapshot.matches('loggedIn'));
  auth.stop();
  return timers;
};

test.each([
  ['for an hour', 3_600_000],
  ['for a year', 365 * days],
  ['for ever', Number.MAX_SAFE_INTEGER],
])('a token that is valid %s sets no timer over the browser’s maximum', async (_, expiresAt) => {
  const timers = await timersOf(expiresAt);
  expect(timers.length).toBeGreaterThan(0);
  expect(timers.filter((milliseconds) => milliseconds > 2_147_483_647)).toEqual([]);
});
