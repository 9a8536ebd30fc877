import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { scheduleForgetting } from '#server/donation/donation.ts';
import { findAnswer } from '#src/features/donation/proof/find-answer.ts';
import { grantedDonation } from '#test/api/charging/chariot.fixtures.ts';
import {
  card,
  type DonationAnswer,
  type DonationRequest,
  donation,
  type Outcome,
} from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import type { Problem } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';
import { tablesHolding } from '#test/support/tables-holding.ts';
import {
  declinedDonation,
  declinedNonces,
  declineTwenty,
  type From,
  home,
  statusOf,
} from './card-testing.fixtures.ts';

type Challenge = { challenge: string; difficulty: number; expiresAt: string };

const minute = 60_000;
const day = 24 * 60 * minute;
const { api, since, moveOn } = givenEvent({
  variables: { PAYMENTS_TIMEOUT_MS: '20000' },
  settings: { trustedProxies: ['127.0.0.1'] },
  apart: 2 * day,
});

const give = (body: DonationRequest, from: From, key: string = randomUUID()): Promise<DonationAnswer> =>
  api.send<Outcome & Problem>('POST', '/donation', { body, key, ...from });
const challenge = async (key: string, from: From) =>
  (await api.send<Challenge>('POST', '/donation/challenge', { key, ...from })).body;

/** The nonce of a card form after its owner has authenticated the card. */
const authenticated = (nonce = 'fake-valid-visa-nonce') => ({
  ...card(`authenticated-${nonce}`),
  isAuthenticated: true,
});

/** Gives like the page: it does the work or the authentication that is required, and sends the donation again under its key. */
const giveAsAsked = async (body: DonationRequest, from: From): Promise<DonationAnswer> => {
  const key = randomUUID();
  const first = await give(body, from, key);
  if (first.status !== 428) return first;
  const { challenge: said, difficulty } = await challenge(key, from);
  const proven = { ...body, proof: { challenge: said, answer: findAnswer(said, difficulty) } };
  const second = await give(proven, from, key);
  if (second.body.code !== 'authentication-needed') return second;
  return give({ ...proven, payment: authenticated() }, from, key);
};

/** A donation with its proof of work, to be sent under its key. */
const withWork = async (body: DonationRequest, from: From, key: string): Promise<DonationRequest> => {
  const { challenge: said, difficulty } = await challenge(key, from);
  return { ...body, proof: { challenge: said, answer: findAnswer(said, difficulty) } };
};

/** Does the required work, but no authentication. */
const giveWithWork = async (body: DonationRequest, from: From): Promise<DonationAnswer> => {
  const key = randomUUID();
  const first = await give(body, from, key);
  if (first.status !== 428) return first;
  return give(await withWork(body, from, key), from, key);
};

const seenByGateway = async (): Promise<string[]> =>
  (
    await api.store.db
      .selectFrom('localGatewayTransaction')
      .select('status')
      .where('createdAt', '>=', since())
      .execute()
  ).map(({ status }) => status);

test('passes the browser’s device data to the gateway and stores none of it', async () => {
  const mark = randomUUID();
  const email = `${randomUUID()}@example.org`;
  const more = {
    deviceData: JSON.stringify({ correlation_id: mark }),
    donor: { ...donation().donor, email },
  };
  const sale = vi.spyOn(api.platform.payments, 'sale');
  expect(statusOf(await give(donation(more), home()))).toEqual([201, null]);
  expect(statusOf(await give(declinedDonation(0, more), home()))).toEqual([402, 'payment-declined']);
  expect(sale.mock.calls.map(([{ deviceData }]) => deviceData)).toEqual([more.deviceData, more.deviceData]);
  vi.restoreAllMocks();
  expect(await tablesHolding(api.store.db, email)).toContain('donation');
  expect(await tablesHolding(api.store.db, mark)).toEqual([]);
});

test('stores a declined attempt without personal data and deletes it after a day', async () => {
  const from = home();
  const body = declinedDonation();
  expect(statusOf(await give(body, from))).toEqual([402, 'payment-declined']);
  const signals = () =>
    api.store.db.selectFrom('donationSignal').selectAll().where('occurredAt', '>=', since()).execute();
  const [kept, ...others] = await signals();
  expect(others).toEqual([]);
  expect(kept).toEqual({
    intentId: expect.any(String),
    address: expect.stringMatching(/^[\w-]{22}$/),
    device: from.headers?.['donation-device'],
    donor: expect.stringMatching(/^[\w-]{22}$/),
    emailDomain: expect.stringMatching(/^[\w-]{22}$/),
    card: expect.stringMatching(/^[\w-]{22}$/),
    amount: 500,
    isKnown: false,
    isProven: false,
    isAuthenticated: false,
    outcome: 'declined',
    occurredAt: since(),
  });
  api.clock.advance(day);
  await scheduleForgetting(api.platform, api.clock.now());
  await api.platform.jobs.runDue();
  expect(await signals()).toEqual([]);
});

describe('Card testing by many addresses', () => {
  const attempts = scaled(1_500, 300);
  const everyone = scaled(
    { known: 20, newcomers: 15, strangers: 15 },
    { known: 4, newcomers: 3, strangers: 3 },
  );
  const donorsInAll = everyone.known + everyone.newcomers + everyone.strangers;
  const atOnce = 10;
  /** Twenty declines start the protection. Donations that begin together with the twentieth are already under way. */
  const mostSeen = 20 + atOnce;

  test(`stops ${attempts} attempts before the gateway while ${donorsInAll} donors give`, async () => {
    const known: Person[] = [];
    for (let at = 0; at < everyone.known; at += 1) {
      const person = await newPerson(api.store.db);
      expect(await give(donation(), home({ as: person }))).toMatchObject({ status: 201 });
      known.push(person);
    }
    moveOn(day + minute);
    const newcomers: Person[] = [];
    for (let at = 0; at < everyone.newcomers; at += 1) newcomers.push(await newPerson(api.store.db));
    const donors = [
      ...known.map((person) => () => give(donation(), home({ as: person }))),
      ...newcomers.map((person) => () => giveAsAsked(donation(), home({ as: person }))),
      ...Array.from({ length: everyone.strangers }, () => () => giveAsAsked(donation(), home())),
    ];
    const answers = new Map<string, number>();
    const given: [number, string | null][] = [];
    for (let sent = 0; sent < attempts; sent += atOnce) {
      const tries = Array.from({ length: atOnce }, (_, at) => {
        const email = `${randomUUID()}@${randomUUID()}.example`;
        return give(declinedDonation(sent + at, { donor: { ...donation().donor, email } }), home());
      });
      const donor = sent % 30 === 10 ? donors.shift() : undefined;
      if (donor) given.push(statusOf(await donor()));
      for (const answer of await Promise.all(tries)) {
        const [status, code] = statusOf(answer);
        answers.set(`${status} ${code}`, (answers.get(`${status} ${code}`) ?? 0) + 1);
      }
    }
    const seen = await seenByGateway();
    const refused = seen.filter((status) => status !== 'submitted_for_settlement').length;
    expect(given).toEqual(Array.from({ length: donorsInAll }, () => [201, null]));
    expect(seen.length - refused).toBe(donorsInAll);
    expect(refused).toBeLessThanOrEqual(mostSeen);
    expect(Object.fromEntries(answers)).toEqual({
      '402 payment-declined': refused,
      '428 proof-of-work-needed': attempts - refused,
    });
    // A stopped attempt leaves nothing: no intent, no attempt.
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from payment_intent where created_at >= ${since()}`.execute(api.store.db);
    expect(rows).toEqual([{ count: seen.length }]);
  });
});

/** Four cards of one device were refused: its next donation needs proof of work only. */
const suspicious = async (): Promise<From> => {
  const headers = { 'donation-device': randomUUID() };
  for (let at = 0; at < 4; at += 1) {
    const email = `${randomUUID()}@${randomUUID()}.example`;
    const body = declinedDonation(at, {
      donor: { ...donation().donor, email },
      amount: 5_000,
      charge: 5_000,
    });
    expect(statusOf(await give(body, home({ headers })))).toEqual([402, 'payment-declined']);
  }
  return home({ headers });
};

test('accepts a proof of work only for the idempotency key that the challenge belongs to', async () => {
  const from = await suspicious();
  const key = randomUUID();
  expect(statusOf(await give(donation(), from, key))).toEqual([428, 'proof-of-work-needed']);
  const { challenge: said, difficulty, expiresAt } = await challenge(key, from);
  expect([difficulty, expiresAt]).toEqual([16, new Date(since().getTime() + 15 * minute).toISOString()]);
  const proof = { challenge: said, answer: findAnswer(said, difficulty) };
  const body = donation({ proof });
  expect(statusOf(await give(body, from))).toEqual([428, 'proof-of-work-needed']);
  const forged = { ...proof, challenge: said.replace(key, randomUUID()) };
  expect(statusOf(await give({ ...body, proof: forged }, from, key))).toEqual([428, 'proof-of-work-needed']);
  const undone = { ...proof, answer: '1' };
  expect(statusOf(await give({ ...body, proof: undone }, from, key))).toEqual([428, 'proof-of-work-needed']);
  expect(statusOf(await give(body, from, key))).toEqual([201, null]);
  // The same work is the same donation again, answered from the ledger.
  expect(statusOf(await give(body, from, key))).toEqual([201, null]);
  expect(statusOf(await give({ ...body, amount: 6_000, charge: 6_211 }, from, key))).toEqual([
    422,
    'idempotency-key-reused',
  ]);
  expect(statusOf(await give(body, from))).toEqual([428, 'proof-of-work-needed']);
  expect((await seenByGateway()).filter((status) => status === 'submitted_for_settlement')).toHaveLength(1);
});

test('rejects a proof of work with 428 after fifteen minutes', async () => {
  const from = await suspicious();
  const key = randomUUID();
  const { challenge: said, difficulty } = await challenge(key, from);
  const body = donation({ proof: { challenge: said, answer: findAnswer(said, difficulty) } });
  api.clock.advance(15 * minute);
  expect(statusOf(await give(body, from, key))).toEqual([428, 'proof-of-work-needed']);
});

describe('Card-testing protection of the whole site', () => {
  const asked = [428, 'authentication-needed'];
  const wrong = [402, 'payment-declined'];
  const dear = donation({ amount: 50_000, charge: 50_000, isFeeCovered: false });

  test('requires card authentication for small and large amounts during an attack', async () => {
    await declineTwenty(api);
    for (const body of [donation(), dear]) expect(statusOf(await giveWithWork(body, home()))).toEqual(asked);
    expect(await seenByGateway()).toHaveLength(20);
  });

  test('accepts authenticated cards, wallets, grants and attempted authentications during an attack', async () => {
    await declineTwenty(api);
    expect(statusOf(await giveAsAsked(donation(), home()))).toEqual([201, null]);
    const payPal = { nonce: 'fake-paypal-one-time-nonce', type: 'PayPalAccount' as const, isKept: false };
    expect(statusOf(await giveWithWork(donation({ payment: payPal }), home()))).toEqual([201, null]);
    expect(statusOf(await giveWithWork(grantedDonation(), home()))).toEqual([201, null]);
    const attempted = 'fake-three-d-secure-visa-attempts-non-participating-nonce';
    const payment = { ...card(attempted), isAuthenticated: true };
    expect(statusOf(await giveWithWork(donation({ payment }), home()))).toEqual([201, null]);
  });

  test.each([
    ['no authentication', 'fake-valid-visa-nonce', 'CreditCard'],
    ['failed authentication', 'fake-three-d-secure-visa-failed-authentication-nonce', 'CreditCard'],
    ['bank without authentication', 'fake-three-d-secure-visa-unavailable-nonce', 'CreditCard'],
    ['made-up nonce', 'tokencc_bh_made_up', 'CreditCard'],
    ['card declared as a wallet', 'fake-valid-visa-nonce', 'PayPalAccount'],
  ] as const)('declines and records a false authentication claim: %s', async (_what, nonce, type) => {
    await declineTwenty(api);
    const payment = { nonce, type, isKept: false, isAuthenticated: true };
    const answer = await giveWithWork(donation({ payment }), home());
    expect(statusOf(answer)).toEqual(wrong);
    expect(answer.body.reason).toBe('authentication-failed');
    expect(await seenByGateway()).toHaveLength(20);
    const noted = await rowsOf(api.store.db, 'donationSignal', {
      outcome: 'unconfirmed',
      occurredAt: since(),
    }).read('isKnown');
    expect(noted).toEqual([{ isKnown: false }]);
  });

  test('rejects an address’s sixth false claim with 429, and accepts a signed-in donor there', async () => {
    await declineTwenty(api);
    const { from = '' } = home();
    const claim = { ...card('tokencc_bh_made_up'), isAuthenticated: true };
    for (let at = 0; at < 5; at += 1)
      expect(statusOf(await giveWithWork(donation({ payment: claim }), home({ from })))).toEqual(wrong);
    const shut = await giveWithWork(donation({ payment: claim }), home({ from }));
    expect([...statusOf(shut), shut.headers['retry-after']]).toEqual([429, 'too-many-attempts', '3600']);
    const person = await newPerson(api.store.db);
    expect(statusOf(await giveAsAsked(donation(), home({ from, as: person })))).toEqual([201, null]);
  });

  test('does not count declined cards of donors whose next card succeeds', async () => {
    for (let at = 0; at < 25; at += 1) {
      const donor = { ...donation().donor, email: `${randomUUID()}@example.org` };
      const from = home();
      expect(statusOf(await give(declinedDonation(at, { donor }), from))).toEqual([402, 'payment-declined']);
      expect(statusOf(await give(donation({ donor }), from))).toEqual([201, null]);
      // Twenty-five refused test cards count as five; none of them may look like a further attempt.
      api.clock.advance(45_000);
    }
    expect(statusOf(await give(donation(), home()))).toEqual([201, null]);
  });

  test('requires proof of work from unknown donors until one hour after the last decline', async () => {
    await declineTwenty(api);
    expect(statusOf(await give(donation(), home()))).toEqual([428, 'proof-of-work-needed']);
    api.clock.advance(60 * minute);
    expect(statusOf(await give(donation(), home()))).toEqual([201, null]);
  });
});

test('stops a burst of 60 attempts after 20, before the gateway declines the first', async () => {
  const { sale } = api.platform.payments;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  vi.spyOn(api.platform.payments, 'sale').mockImplementation(async (request) => {
    await answered;
    return sale(request);
  });
  const tries = Array.from({ length: 60 }, (_, at) =>
    give(
      declinedDonation(at, {
        donor: { ...donation().donor, email: `${randomUUID()}@${randomUUID()}.example` },
      }),
      home(),
    ).then((given) => {
      if (given.status === 428) answer();
      return statusOf(given);
    }),
  );
  const ends = await Promise.all(tries);
  vi.restoreAllMocks();
  expect(ends.filter(([status]) => status === 402)).toHaveLength(20);
  expect(ends.filter(([, code]) => code === 'proof-of-work-needed')).toHaveLength(40);
});

test('detects an attack within an hour when one donation in eleven uses a declined card', {
  tags: 'everything',
}, async () => {
  const ends: string[] = [];
  for (let at = 0; at < 440; at += 1) {
    const donor = { ...donation().donor, email: `${randomUUID()}@${randomUUID()}.example` };
    if (at % 11 === 10) ends.push(String(statusOf(await give(declinedDonation(at, { donor }), home()))[0]));
    else await give(donation({ donor }), home());
    api.clock.advance(6_000);
  }
  expect(ends.filter((end) => end === '402').length).toBeLessThanOrEqual(24);
  expect(ends.slice(-10)).toEqual(Array.from({ length: 10 }, () => '428'));
});

test('accepts a donor after 30 made-up nonces that reached no bank', async () => {
  for (let at = 0; at < 30; at += 1) {
    const donor = { ...donation().donor, email: `${randomUUID()}@${randomUUID()}.example` };
    const invented = card(`tokencc_bh_${randomUUID()}`);
    expect(statusOf(await give(donation({ donor, payment: invented }), home()))).toEqual([
      402,
      'payment-declined',
    ]);
  }
  expect(statusOf(await give(donation(), home()))).toEqual([201, null]);
});

test('lets 20 of 60 simultaneous cards with attempted authentication through during an attack', {
  tags: 'everything',
}, async () => {
  await declineTwenty(api);
  const banks = vi.spyOn(api.platform.payments, 'sale');
  const attempted = (at: number) => ({
    ...card(`attempted-${declinedNonces[at % declinedNonces.length]}`),
    isAuthenticated: true,
  });
  // All work is done first: it would block this process while the gateway answers.
  const ready: (() => Promise<DonationAnswer>)[] = [];
  for (let at = 0; at < 60; at += 1) {
    const donor = { ...donation().donor, email: `${randomUUID()}@${randomUUID()}.example` };
    const from = home();
    const key = randomUUID();
    const body = await withWork(declinedDonation(at, { donor, payment: attempted(at) }), from, key);
    ready.push(() => give(body, from, key));
  }
  const reasons = await Promise.all(ready.map(async (send) => (await send()).body.reason));
  expect(banks).toHaveBeenCalledTimes(20);
  expect(reasons.filter((reason) => reason === 'authentication-failed')).toHaveLength(40);
  vi.restoreAllMocks();
});

test('declined cards of one device lead to proof of work, then authentication, then 429 for ten minutes', async () => {
  const headers = { 'donation-device': randomUUID() };
  const answers: [number, string | null][] = [];
  const dollars = { amount: 5_000, charge: 5_000 };
  for (let at = 0; at < 12; at += 1) {
    const donor = { ...donation().donor, email: `${randomUUID()}@${randomUUID()}.example` };
    answers.push(statusOf(await giveWithWork(declinedDonation(0, { ...dollars, donor }), home({ headers }))));
  }
  expect(answers).toEqual([
    ...Array.from({ length: 8 }, () => [402, 'payment-declined']),
    ...Array.from({ length: 4 }, () => [428, 'authentication-needed']),
  ]);
  const claim = { ...card('fake-valid-visa-nonce'), isAuthenticated: true };
  for (let at = 0; at < 2; at += 1)
    expect(statusOf(await giveWithWork(donation({ payment: claim }), home({ headers })))).toEqual([
      402,
      'payment-declined',
    ]);
  const shut = await give(donation(), home({ headers }));
  expect([shut.status, shut.headers['retry-after']]).toEqual([429, '600']);
  // A donor who shares only the address or the e-mail domain needs no proof.
  expect(statusOf(await give(donation(), home()))).toEqual([201, null]);
  api.clock.advance(10 * minute);
  expect(statusOf(await giveAsAsked(donation(), home({ headers })))).toEqual([201, null]);
  api.clock.advance(day);
  expect(statusOf(await give(donation(), home({ headers })))).toEqual([201, null]);
});

test('reads the client’s address from X-Forwarded-For only behind a trusted proxy', async () => {
  const through = (forwarded: string, from: string) =>
    home({ from, headers: { 'donation-device': randomUUID(), 'x-forwarded-for': forwarded } });
  const tryFrom = async (forwarded: string, from: string) => {
    const donor = { ...donation().donor, email: `${randomUUID()}@${randomUUID()}.example` };
    return statusOf(
      await give(declinedDonation(0, { donor, amount: 5_000, charge: 5_000 }), through(forwarded, from)),
    );
  };
  for (let at = 0; at < 5; at += 1)
    expect(await tryFrom('192.0.2.7', '127.0.0.1')).toEqual([402, 'payment-declined']);
  expect(await tryFrom('192.0.2.7', '127.0.0.1')).toEqual([428, 'proof-of-work-needed']);
  expect(await tryFrom('192.0.2.8', '127.0.0.1')).toEqual([402, 'payment-declined']);
  for (let at = 0; at < 5; at += 1) await tryFrom(`192.0.2.${10 + at}`, '203.0.113.200');
  expect(await tryFrom('192.0.2.99', '203.0.113.200')).toEqual([428, 'proof-of-work-needed']);
});
