import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { failureCodeOf, logoutReasonOf } from '#machines/auth/auth.failures.ts';
import { isLoggedIn, isSessionExpired } from '#machines/auth/auth.selectors.ts';
import type { Account } from '#machines/auth/auth.types.ts';
import { flowError } from '#machines/flow-error.ts';
import {
  account,
  fresh,
  needsPerson,
  offline,
  settled,
  somebody,
  startAuth,
} from '#test/support/identity-scenario.ts';

/** Five minutes before the token expires, and the library's rounding. */
const due = account.expiresAt - 300_000 + 2_000;
const anHourLater: Account = { ...fresh, readAt: due, expiresAt: due + 3_599_000 };
const frameSilent = flowError({
  kind: 'unauthorized',
  code: 'token_renewal_error',
  message: 'Please login again.',
});

const opened = async (refreshed: NonNullable<Parameters<typeof startAuth>[0]['refreshed']>) => {
  const scenario = startAuth({ restored: somebody, refreshed });
  await settled(scenario.actor);
  return scenario;
};

type Scenario = Awaited<ReturnType<typeof opened>>;

const inState = ({ actor }: Scenario, state: 'active' | 'prolonging' | 'postponed' | 'renewed') =>
  waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: state }));

describe('an open page', () => {
  test('renews its token five minutes before the expiry, and reports the restored session', async () => {
    const scenario = await opened([fresh, anHourLater]);
    scenario.clock.increment(due - 1);
    expect(scenario.forced).toEqual([false]);
    scenario.clock.increment(1);
    await inState(scenario, 'active');
    expect(scenario.forced).toEqual([false, false]);
    expect(scenario.emitted).toEqual(['session.opened', 'session.restored']);
    expect(scenario.actor.getSnapshot().context).toMatchObject({ user: anHourLater, isLoggedIn: true });
    scenario.clock.increment(due - 1);
    expect(scenario.forced.length).toBe(2);
    scenario.clock.increment(1);
    await inState(scenario, 'active');
    expect(scenario.forced).toEqual([false, false, false]);
  });

  test('renews a short-lived token at most once a minute', async () => {
    const short: Account = { ...fresh, expiresAt: 1_000 };
    const scenario = await opened([short]);
    scenario.clock.increment(59_999);
    expect(scenario.forced.length).toBe(1);
    scenario.clock.increment(1);
    await inState(scenario, 'active');
    expect(scenario.forced.length).toBe(2);
  });

  test('retries a renewal without an answer after a minute', async () => {
    const scenario = await opened([fresh, offline, anHourLater]);
    scenario.clock.increment(due);
    await inState(scenario, 'postponed');
    scenario.clock.increment(59_999);
    expect(scenario.forced.length).toBe(2);
    scenario.clock.increment(1);
    await inState(scenario, 'active');
    expect(scenario.forced.length).toBe(3);
    expect(scenario.emitted).toEqual(['session.opened', 'session.restored']);
  });

  test('retries the renewal of a refused token after a minute offline, and the waiting flow continues', async () => {
    const scenario = await opened([fresh, offline, anHourLater]);
    scenario.actor.send({ type: 'session.expired' });
    await inState(scenario, 'postponed');
    expect(isSessionExpired(scenario.actor.getSnapshot())).toBe(false);
    scenario.clock.increment(60_000);
    await inState(scenario, 'active');
    expect(scenario.emitted).toEqual(['session.opened', 'session.restored']);
  });

  test('refuses a sign-in during a renewal, and clears the refusal after it', async () => {
    const scenario = await opened([fresh, anHourLater]);
    scenario.actor.send({ type: 'session.expired' });
    scenario.actor.send({
      type: 'signIn.requested',
      policy: 'emailSignIn',
      display: 'popup',
      returnTo: null,
    });
    expect(scenario.actor.getSnapshot().context.loginError).toMatchObject({ code: 'login_progress_error' });
    await inState(scenario, 'renewed');
    expect(scenario.actor.getSnapshot().context.loginError).toBeNull();
  });

  test('postpones a renewal that takes longer than 20 seconds', async () => {
    const scenario = await opened([fresh]);
    scenario.clock.increment(due);
    scenario.clock.increment(20_000);
    expect(scenario.actor.getSnapshot().matches({ loggedIn: 'postponed' })).toBe(true);
  });

  test.each([
    ['needs the user', needsPerson],
    ['gets no answer in its hidden frame', frameSilent],
  ])('expires and waits for a sign-in when its renewal %s', async (_, failure) => {
    const scenario = await opened([fresh, failure]);
    scenario.clock.increment(due);
    await waitFor(scenario.actor, isSessionExpired);
    expect(scenario.actor.getSnapshot().context).toMatchObject({
      isLoggedIn: false,
      authFlowFailureCode: 'could_not_get_token_or_user',
      authFlowFailureReason: 'Please login again.',
      logoutReason: 'session-expired',
    });
    expect(scenario.loggedOut).toEqual([]);
  });

  test.each([
    ['a flow that shows it', [{ type: 'session.expired' }], false],
    ['a call alone', [{ type: 'session.expired', isUnannounced: true }], true],
    [
      'a call, then its flow',
      [{ type: 'session.expired', isUnannounced: true }, { type: 'session.expired' }],
      false,
    ],
  ] as const)(
    'says that nobody shows the expired session unless a flow does: found by %s',
    async (_, found, isUnannounced) => {
      const { actor } = await opened([fresh, needsPerson]);
      const ends: boolean[] = [];
      actor.on('session.ranOut', (event) => ends.push(event.isUnannounced));
      for (const event of found) actor.send(event);
      await waitFor(actor, isSessionExpired);
      expect(ends).toEqual([isUnannounced]);
    },
  );
});

test.each(['consent_required', 'token_renewal_error', 'interaction_required'])(
  'a renewal that fails with %s counts as could_not_get_token_or_user',
  (code) => {
    const failure = flowError({ kind: 'unexpected', code, message: 'Not without them' });
    expect(failureCodeOf(failure)).toBe('could_not_get_token_or_user');
    expect(logoutReasonOf(failureCodeOf(failure))).toBe('session-expired');
  },
);

test('a page that opens on a session whose hidden frame does not answer ends it', async () => {
  const { actor, loggedOut } = startAuth({ restored: somebody, refreshed: [frameSilent] });
  const { context } = await settled(actor);
  expect(loggedOut).toEqual(['session-expired']);
  expect(context).toMatchObject({
    authFlowFailureCode: 'could_not_get_token_or_user',
    authFlowFailureReason: 'Please login again.',
  });
});

describe('A change of route', () => {
  const seen = (at: number) => ({ type: 'route.changed', at, accountState: 'emailSignIn' }) as const;

  test('at the exact expiry of the token renews nothing', async () => {
    const scenario = await opened([fresh]);
    scenario.actor.send(seen(account.expiresAt));
    expect(isLoggedIn(scenario.actor.getSnapshot())).toBe(true);
    expect(scenario.forced).toEqual([false]);
  });

  test('after the expiry renews the token, and the user is logged out until then', async () => {
    const scenario = await opened([fresh, anHourLater]);
    scenario.actor.send(seen(account.expiresAt + 1));
    expect(isLoggedIn(scenario.actor.getSnapshot())).toBe(false);
    await inState(scenario, 'renewed');
    expect(scenario.forced).toEqual([false, true]);
    expect(scenario.emitted).toEqual(['session.opened', 'session.restored']);
    expect(isLoggedIn(scenario.actor.getSnapshot())).toBe(true);
  });
});

test.each([
  ['ann-elm', null, true],
  [null, null, false],
  ['', null, false],
  [null, 'emailSignIn', true],
])(
  'a user whose public id becomes %j, with the marker %j, is logged in: %s',
  async (publicId, accountState, is) => {
    const { actor } = await opened([fresh]);
    actor.send({ type: 'publicId.changed', publicId, accountState, at: 0 });
    expect(isLoggedIn(actor.getSnapshot())).toBe(is);
  },
);
