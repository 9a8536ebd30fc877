import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { keptOf, readKept } from '#machines/donation/donation.kept.ts';
import { donationMachine } from '#machines/donation/donation.machine.ts';
import { billOfDonation } from '#machines/donation/donation.selectors.ts';
import type {
  DonationInput,
  DonationOutcome,
  DonationRequest,
  KeptDonation,
  KnownDonor,
  Tokenized,
} from '#machines/donation/donation.types.ts';
import { type FlowError, flowError, kindOfStatus } from '#machines/flow-error.ts';
import {
  card,
  donor,
  generalFund,
  goodDraft,
  keys,
  maya,
  openAttempt,
  receipt,
} from '#test/support/donation/donation-fixture.ts';
import { expired } from '#test/support/failures.ts';

type Answer = DonationOutcome | FlowError;
type Sent = { key: string; request: DonationRequest; isGuest: boolean };

const charged: DonationOutcome = { state: 'charged', receipt, reason: null, detail: null };
const withdrawn: DonationOutcome = {
  state: 'notCharged',
  receipt: null,
  reason: 'withdrawn',
  detail: 'Your gift didn’t reach us, and nothing was charged. You can give now.',
};
const lost = flowError({ kind: 'network', message: 'Lost.' });
const refused = (status: number, code: string, more: Partial<FlowError> = {}) =>
  flowError({ kind: kindOfStatus(status), status, code, message: 'No.', ...more });
const never = refused(404, 'donation-not-found');

const settle = () => new Promise((resolve) => setImmediate(resolve));

const give = (answer: Answer) => ('kind' in answer ? Promise.reject(answer) : Promise.resolve(answer));

/** The machine with a server that gives these answers, one by one, to sends, look-ups and withdrawals. */
const begin = (
  sentAnswers: Answer[],
  askedAnswers: Answer[] = [],
  kept: DonationInput['kept'] = null,
  known: KnownDonor | null = null,
  closedAnswers: Answer[] = [withdrawn],
) => {
  const sent: Sent[] = [];
  const asked: string[] = [];
  const closed: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    donationMachine.provide({
      actors: {
        followSteps: fromCallback(() => undefined),
        loadDonor: fromPromise(() => Promise.resolve(known)),
        tokenizePayment: fromPromise(() => Promise.resolve<Tokenized>(card)),
        createDonation: fromPromise(({ input }) => {
          sent.push(input);
          return give(sentAnswers.shift() ?? lost);
        }),
        findAttempt: fromPromise(({ input }) => {
          asked.push(input.key);
          return give(askedAnswers.shift() ?? lost);
        }),
        withdrawAttempt: fromPromise(({ input }) => {
          closed.push(input.key);
          return give(closedAnswers.shift() ?? lost);
        }),
        solveChallenge: fromPromise(async ({ input }) => ({ challenge: `for ${input.key}`, answer: '7' })),
        authenticateCard: fromPromise(async ({ input }) => ({ nonce: `authenticated-${input.nonce}` })),
        watchSession: fromCallback(() => undefined),
        watchConnection: fromCallback(() => undefined),
      },
    }),
    {
      clock,
      input: { recipient: maya, isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept },
    },
  ).start();
  const state = () => actor.getSnapshot();
  const review = async () => {
    // Complete steps are skipped; the payment form is asked in its own.
    for (let step = 0; step < 2 && state().matches('editing'); step += 1) {
      actor.send({ type: 'step.finished', today: '2027-05-04' });
      await settle();
    }
  };
  const confirm = async (key: string) => {
    actor.send({ type: 'donation.confirmed', key });
    await settle();
  };
  /** Lets this many seconds pass, with all answers of that time. */
  const wait = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.increment(1_000);
      await settle();
    }
  };
  const fillIn = async () => {
    await settle();
    actor.send({ type: 'draft.changed', changes: goodDraft });
    await review();
  };
  return { actor, state, sent, asked, closed, review, confirm, wait, fillIn };
};

const keysOf = (sent: Sent[]) => sent.map(({ key }) => key);

describe('Idempotency key', () => {
  test.each([
    ['the same', { message: 'Ride on!' }],
    ['something else', { amount: 10_000 }],
  ])('is withdrawn for a donation that never arrived, and then %s gets a new key', async (_what, changes) => {
    const { actor, state, sent, asked, closed, confirm, wait, fillIn, review } = begin(
      [lost, charged],
      [never, never, never],
    );
    await fillIn();
    await confirm(keys.first);
    expect(state().value).toEqual({ confirming: 'waiting' });
    await wait(2);
    // A request that was under way may still arrive.
    expect([state().value, closed]).toEqual([{ confirming: 'waiting' }, []]);
    await wait(2);
    await settle();
    expect([state().value, asked, closed]).toEqual(['reviewing', [keys.first, keys.first], [keys.first]]);
    expect(state().context.problem?.message).toBe(
      'Your gift didn’t reach us, and nothing was charged. You can give now.',
    );
    actor.send({ type: 'step.opened', step: 'amount' });
    actor.send({ type: 'draft.changed', changes });
    await review();
    await confirm(keys.repeat);
    expect(keysOf(sent)).toEqual([keys.first, keys.repeat]);
    expect(state().value).toEqual({ thanked: 'shown' });
  });

  test('is kept until the server confirms the withdrawal', async () => {
    const { state, closed, confirm, wait, fillIn } = begin([lost], Array(3).fill(never), null, null, [
      lost,
      withdrawn,
    ]);
    await fillIn();
    await confirm(keys.first);
    await wait(4);
    await settle();
    expect([state().value, state().context.attempt?.key]).toEqual([{ confirming: 'waiting' }, keys.first]);
    await wait(4);
    await settle();
    expect([state().value, closed]).toEqual(['reviewing', [keys.first, keys.first]]);
  });

  test('whose donation arrives during the withdrawal leads to the receipt', async () => {
    const { state, confirm, wait, fillIn } = begin([lost], [never, never], null, null, [charged]);
    await fillIn();
    await confirm(keys.first);
    await wait(4);
    await settle();
    expect([state().value, state().context.receipt]).toEqual([{ thanked: 'shown' }, receipt]);
  });

  test('that another page has withdrawn leads back to the review', async () => {
    const { state, confirm, wait, fillIn } = begin([lost], [withdrawn]);
    await fillIn();
    await confirm(keys.first);
    await wait(2);
    expect([state().value, state().context.attempt]).toEqual(['reviewing', null]);
  });

  test.each([
    ['a decline', refused(402, 'payment-declined', { kind: 'declined' }), { editing: 'payment' }, false],
    [
      'an open donation with the same duplicate fingerprint',
      refused(409, 'donation-in-progress'),
      'reviewing',
      false,
    ],
    ['its own withdrawal', refused(409, 'donation-withdrawn'), 'reviewing', false],
    ['too many attempts', refused(429, 'too-many-attempts', { kind: 'unexpected' }), 'reviewing', true],
    [
      'a refused field',
      refused(400, 'validation-failed', { fields: [{ path: 'donor.email', code: 'x', message: 'Look.' }] }),
      { editing: 'donor' },
      false,
    ],
  ])('is kept or renewed after %s', async (_name, answer, at, isKept) => {
    const { state, sent, confirm, fillIn, review } = begin([answer, charged]);
    await fillIn();
    await confirm(keys.first);
    expect(state().value).toEqual(at);
    if (at !== 'reviewing') await review();
    await confirm(keys.repeat);
    expect(keysOf(sent)).toEqual([keys.first, isKept ? keys.first : keys.repeat]);
  });

  test('that was reused (422) leads to a look-up of its outcome', async () => {
    const { state, confirm, wait, fillIn } = begin([refused(422, 'idempotency-key-reused')], [charged]);
    await fillIn();
    await confirm(keys.first);
    await wait(2);
    expect(state().context.receipt).toEqual(receipt);
  });

  test('is new for an intended repeat', async () => {
    const { actor, sent, confirm, fillIn } = begin([refused(409, 'donation-repeated'), charged]);
    await fillIn();
    await confirm(keys.first);
    actor.send({ type: 'repeat.confirmed', key: keys.repeat });
    expect(sent.map(({ key, request }) => [key, request.isRepeatMeant])).toEqual([
      [keys.first, false],
      [keys.repeat, true],
    ]);
  });

  test('stays the same with the proof of work', async () => {
    const { sent, confirm, fillIn, state } = begin([refused(428, 'proof-of-work-needed'), charged]);
    await fillIn();
    await confirm(keys.first);
    await settle();
    expect(sent.map(({ key, request }) => [key, request.proof])).toEqual([
      [keys.first, null],
      [keys.first, { challenge: `for ${keys.first}`, answer: '7' }],
    ]);
    expect(state().matches('thanked')).toBe(true);
  });
});

describe('Card authentication', () => {
  const needed = () => refused(428, 'authentication-needed');

  test('is sent with the same key, after the proof of work', async () => {
    const { sent, confirm, fillIn, state } = begin([refused(428, 'proof-of-work-needed'), needed(), charged]);
    await fillIn();
    await confirm(keys.first);
    await settle();
    await settle();
    const { nonce } = card as { nonce: string };
    const plain = { nonce, type: 'CreditCard', isKept: false };
    expect(sent.map(({ key, request }) => [key, request.payment, request.proof?.answer])).toEqual([
      [keys.first, plain, undefined],
      [keys.first, plain, '7'],
      [keys.first, { ...plain, nonce: `authenticated-${nonce}`, isAuthenticated: true }, '7'],
    ]);
    expect(state().matches('thanked')).toBe(true);
  });

  test('that is refused is not repeated, and leads back to the review', async () => {
    const { sent, confirm, fillIn, state } = begin([needed(), needed()]);
    await fillIn();
    await confirm(keys.first);
    await settle();
    expect([state().value, keysOf(sent)]).toEqual(['reviewing', [keys.first, keys.first]]);
  });
});

test('a refused proof of work is not repeated, and leads back to the review', async () => {
  const again = () => refused(428, 'proof-of-work-needed');
  const { state, sent, confirm, fillIn } = begin([again(), again()]);
  await fillIn();
  await confirm(keys.first);
  await settle();
  expect([state().value, keysOf(sent)]).toEqual(['reviewing', [keys.first, keys.first]]);
});

test('a changed charge (409) is reviewed, and sent with a new key', async () => {
  const { state, sent, confirm, fillIn } = begin([
    refused(409, 'charge-changed', { reason: '5200' }),
    charged,
  ]);
  await fillIn();
  await confirm(keys.first);
  expect(state().value).toBe('reviewing');
  expect(billOfDonation(state().context)).toEqual({ amount: 5_000, fee: 200, charge: 5_200 });
  await confirm(keys.repeat);
  expect(sent.map(({ key, request }) => [key, request.charge])).toEqual([
    [keys.first, 5_181],
    [keys.repeat, 5_200],
  ]);
});

test.each(['outcome.requested', 'connection.returned'] as const)(
  'an outcome unknown for a minute is shown, and looked up again on %s',
  async (type) => {
    const { actor, state, asked, confirm, wait, fillIn } = begin([lost]);
    await fillIn();
    await confirm(keys.first);
    await wait(59);
    expect(state().value).toEqual({ confirming: 'waiting' });
    await wait(1);
    expect([state().value, asked.length]).toEqual([{ confirming: 'written' }, 8]);
    actor.send({ type });
    expect(state().value).toEqual({ confirming: 'checking' });
  },
);

test.each([
  ['the first is withdrawn', withdrawn, 'reviewing'],
  [
    'the first is processing',
    { ...withdrawn, state: 'processing', reason: null } as const,
    { editing: 'amount' },
  ],
  ['the first was charged', charged, { thanked: 'shown' }],
  ['the server does not answer', lost, { confirming: 'written' }],
])('another donation begins only once the first is withdrawn or known: %s', async (_what, said, at) => {
  const { actor, state, closed, confirm, wait, fillIn } = begin([lost], [], null, null, [said]);
  await fillIn();
  await confirm(keys.first);
  await wait(60);
  actor.send({ type: 'donation.begun' });
  await settle();
  expect([state().value, closed]).toEqual([at, [keys.first]]);
  const isOver = at === 'reviewing' || 'editing' in Object(at);
  expect(state().context.attempt?.key).toBe(isOver ? undefined : keys.first);
  // A withdrawn donation is reported, and can be given again.
  if (said === withdrawn) expect(state().context.problem?.message).toBe(withdrawn.detail);
});

describe('The kept donation of a tab', () => {
  const stored = (value: unknown) => readKept(JSON.parse(JSON.stringify(value)));

  test('is the draft and the idempotency key, and never a nonce', async () => {
    const { state, confirm, fillIn } = begin([lost]);
    await fillIn();
    await confirm(keys.first);
    const kept = keptOf(state().context);
    expect(JSON.stringify(kept)).not.toContain('nonce');
    expect(stored(kept)).toEqual({
      recipient: { recipientType: 'User', id: 'maya-okafor' },
      typed: goodDraft,
      step: 'payment',
      attempt: { ...openAttempt, key: keys.first },
    });
  });

  test('is nothing before the donor types, and after the charge', async () => {
    const { state, confirm, fillIn } = begin([charged]);
    expect(keptOf(state().context)).toBeNull();
    await fillIn();
    await confirm(keys.first);
    expect(keptOf(state().context)).toBeNull();
  });

  test('is outdated in another version, unless it has an open attempt', () => {
    const recipient = { recipientType: 'User', id: 'maya-okafor' };
    expect(readKept(null)).toBeNull();
    expect(stored({ version: 3, recipient, typed: {}, attempt: null })).toBe('outdated');
    expect(stored({ version: 2, step: 'amount', recipient, typed: { amount: 'much' }, attempt: null })).toBe(
      'outdated',
    );
    expect(stored({ version: 3, recipient, typed: { sum: 1 }, attempt: openAttempt })).toEqual({
      recipient,
      typed: {},
      step: 'amount',
      attempt: openAttempt,
    });
    expect(stored({ version: 3, recipient, typed: {}, attempt: { ...openAttempt, isOpen: false } })).toBe(
      'outdated',
    );
  });

  const kept = (attempt: KeptDonation['attempt']): KeptDonation => ({
    recipient: { recipientType: 'User', id: 'maya-okafor' },
    typed: { ...goodDraft, message: 'For Maya' },
    step: 'payment',
    attempt,
  });

  test('a kept attempt is looked up first', async () => {
    const { state, asked } = begin([], [charged], kept(openAttempt));
    await settle();
    await settle();
    expect([asked, state().value]).toEqual([[keys.kept], { thanked: 'shown' }]);
  });

  test('a kept attempt that the server does not know is given up only after 30 seconds', async () => {
    const { state, wait } = begin([], Array(7).fill(never), kept(openAttempt));
    await settle();
    await settle();
    await wait(29);
    expect(state().value).toEqual({ confirming: 'waiting' });
    await wait(1);
    await settle();
    expect(state().value).toEqual({ editing: 'payment' });
    expect(state().context.problem?.message).toContain('nothing was charged');
  });

  test.each([
    ['with nothing typed', {}, 'amount'],
    ['with all that was typed', goodDraft, 'payment'],
  ] as const)(
    'a kept attempt that never arrived leads to the form and not to the review, %s',
    async (_what, typed, at) => {
      const saved = { ...kept(openAttempt), typed: { ...typed, method: 'saved' as const } };
      const { state, wait } = begin([], Array(7).fill(never), saved, donor);
      await settle();
      await settle();
      await wait(30);
      await settle();
      expect(state().value).toEqual({ editing: at });
    },
  );

  test('amount and message of a draft are not used for another recipient', () => {
    const input = { isProcessingFeeChecked: true, isMonthlyDonationChecked: false, kept: kept(null) };
    const typedFor = (recipient: typeof maya) =>
      createActor(donationMachine, { input: { ...input, recipient } }).getSnapshot().context.typed;
    const { amount: _amount, ...own } = goodDraft;
    expect(typedFor(maya)).toEqual({ ...goodDraft, message: 'For Maya' });
    expect(typedFor(generalFund)).toEqual(own);
  });
});

test('after an expired session, a donor who continues as a guest sends the same key without a session', async () => {
  const { actor, sent, confirm, fillIn } = begin([expired, charged]);
  await fillIn();
  await confirm(keys.first);
  actor.send({ type: 'guest.chosen' });
  await confirm(keys.repeat);
  expect(sent.map(({ key, isGuest }) => [key, isGuest])).toEqual([
    [keys.first, false],
    [keys.first, true],
  ]);
});
