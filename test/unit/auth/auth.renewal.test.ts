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
} from '#test/support/auth-world.ts';

/** Five minutes before the token runs out, and the library's rounding. */
const due = account.expiresAt - 300_000 + 2_000;
const anHourLater: Account = { ...fresh, readAt: due, expiresAt: due + 3_599_000 };
const frameSilent = flowError({
  kind: 'unauthorized',
  code: 'token_renewal_error',
  message: 'Please login again.',
});

const opened = async (refreshed: NonNullable<Parameters<typeof startAuth>[0]['refreshed']>) => {
  const world = startAuth({ restored: somebody, refreshed });
  await settled(world.actor);
  return world;
};

type World = Awaited<ReturnType<typeof opened>>;

const inState = ({ actor }: World, state: 'active' | 'prolonging' | 'postponed' | 'renewed') =>
  waitFor(actor, (snapshot) => snapshot.matches({ loggedIn: state }));

describe('an open page', () => {
  test('prolongs its token five minutes before the end, not sooner, and whoever waits hears of it', async () => {
    const world = await opened([fresh, anHourLater]);
    world.clock.increment(due - 1);
    expect(world.forced).toEqual([false]);
    world.clock.increment(1);
    await inState(world, 'active');
    expect(world.forced).toEqual([false, false]);
    expect(world.told).toEqual(['session.opened', 'session.restored']);
    expect(world.actor.getSnapshot().context).toMatchObject({ user: anHourLater, isLoggedIn: true });
    world.clock.increment(due - 1);
    expect(world.forced.length).toBe(2);
    world.clock.increment(1);
    await inState(world, 'active');
    expect(world.forced).toEqual([false, false, false]);
  });

  test('asks no more than once a minute, however soon the token ends', async () => {
    const short: Account = { ...fresh, expiresAt: 1_000 };
    const world = await opened([short]);
    world.clock.increment(59_999);
    expect(world.forced.length).toBe(1);
    world.clock.increment(1);
    await inState(world, 'active');
    expect(world.forced.length).toBe(2);
  });

  test('that gets no answer tries again a minute later', async () => {
    const world = await opened([fresh, offline, anHourLater]);
    world.clock.increment(due);
    await inState(world, 'postponed');
    world.clock.increment(59_999);
    expect(world.forced.length).toBe(2);
    world.clock.increment(1);
    await inState(world, 'active');
    expect(world.forced.length).toBe(3);
    expect(world.told).toEqual(['session.opened', 'session.restored']);
  });

  test('that the API refused while nobody answers is looked for again, and the flow that waits goes on', async () => {
    const world = await opened([fresh, offline, anHourLater]);
    world.actor.send({ type: 'session.expired' });
    await inState(world, 'postponed');
    expect(isSessionExpired(world.actor.getSnapshot())).toBe(false);
    world.clock.increment(60_000);
    await inState(world, 'active');
    expect(world.told).toEqual(['session.opened', 'session.restored']);
  });

  test('that is being looked for refuses a sign-in, and forgets the refusal once it is there', async () => {
    const world = await opened([fresh, anHourLater]);
    world.actor.send({ type: 'session.expired' });
    world.actor.send({ type: 'signIn.requested', policy: 'emailSignIn', display: 'popup', returnTo: null });
    expect(world.actor.getSnapshot().context.loginError).toMatchObject({ code: 'login_progress_error' });
    await inState(world, 'renewed');
    expect(world.actor.getSnapshot().context.loginError).toBeNull();
  });

  test('whose answer takes too long tries again a minute later', async () => {
    const world = await opened([fresh]);
    world.clock.increment(due);
    world.clock.increment(20_000);
    expect(world.actor.getSnapshot().matches({ loggedIn: 'postponed' })).toBe(true);
  });

  test.each([
    ['needs the person', needsPerson],
    ['gets no answer into its hidden frame', frameSilent],
  ])('that %s waits for them', async (_, failure) => {
    const world = await opened([fresh, failure]);
    world.clock.increment(due);
    await waitFor(world.actor, isSessionExpired);
    expect(world.actor.getSnapshot().context).toMatchObject({
      isLoggedIn: false,
      authFlowFailureCode: 'could_not_get_token_or_user',
      authFlowFailureReason: 'Please login again.',
      logoutReason: 'session-expired',
    });
    expect(world.loggedOut).toEqual([]);
  });
});

test.each(['consent_required', 'token_renewal_error', 'interaction_required'])(
  'a renewal that fails with %s could not get a token, whatever else it says',
  (code) => {
    const failure = flowError({ kind: 'unexpected', code, message: 'Not without them' });
    expect(failureCodeOf(failure)).toBe('could_not_get_token_or_user');
    expect(logoutReasonOf(failureCodeOf(failure))).toBe('session-expired');
  },
);

test('a page that opens on a session whose frame stays silent ends it', async () => {
  const { actor, loggedOut } = startAuth({ restored: somebody, refreshed: [frameSilent] });
  const { context } = await settled(actor);
  expect(loggedOut).toEqual(['session-expired']);
  expect(context).toMatchObject({
    authFlowFailureCode: 'could_not_get_token_or_user',
    authFlowFailureReason: 'Please login again.',
  });
});

describe('a change of route', () => {
  const seen = (at: number) => ({ type: 'route.changed', at, accountState: 'emailSignIn' }) as const;

  test('in the token’s last millisecond changes nothing', async () => {
    const world = await opened([fresh]);
    world.actor.send(seen(account.expiresAt));
    expect(isLoggedIn(world.actor.getSnapshot())).toBe(true);
    expect(world.forced).toEqual([false]);
  });

  test('after it has another one made, and the person is out only until it is there', async () => {
    const world = await opened([fresh, anHourLater]);
    world.actor.send(seen(account.expiresAt + 1));
    expect(isLoggedIn(world.actor.getSnapshot())).toBe(false);
    await inState(world, 'renewed');
    expect(world.forced).toEqual([false, true]);
    expect(world.told).toEqual(['session.opened', 'session.restored']);
    expect(isLoggedIn(world.actor.getSnapshot())).toBe(true);
  });
});

test.each([
  ['ann-elm', null, true],
  [null, null, false],
  ['', null, false],
  [null, 'emailSignIn', true],
])(
  'a person whose public id becomes %j, with the marker %j, is logged in: %s',
  async (publicId, accountState, is) => {
    const { actor } = await opened([fresh]);
    actor.send({ type: 'publicId.changed', publicId, accountState, at: 0 });
    expect(isLoggedIn(actor.getSnapshot())).toBe(is);
  },
);
