import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { referenceOf } from '#machines/donation/donation.selectors.ts';
import type { EmailKind } from '#server/platform/mail/mail.ts';
import type { Outcome } from '#server/platform/outcomes/outcomes.ts';
import { sendMany } from '#test/support/emails.ts';
import {
  card,
  type DonationRequest,
  donation,
  emailsOf,
  giver,
  moneyIn,
} from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { refused } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const { api, since } = givenEvent({ variables: { PAYMENTS_TIMEOUT_MS: '1500' }, apart: day });

const send = (body: DonationRequest, key?: string) => giver(api).send(body, key);
const ask = async (key: string) => (await giver(api).ask(key)).body;
const money = () => moneyIn(api.store.db, since());
const choose = (outcome: Outcome, target = 'gateway.sale') => api.platform.outcomes.choose(target, outcome);
const lost = () => choose({ kind: 'timeout', when: 'after' });
const neverCame = () => choose({ kind: 'timeout', when: 'before' });
/** Each look-up of the site at the gateway fails, until the donor gets a final message. */
const askInVain = async () => {
  for (const wait of [1, 1, 5, 15]) {
    await choose({ kind: 'down' }, 'gateway.find');
    api.clock.advance(wait * minute);
    await api.platform.jobs.runDue();
    await api.platform.outcomes.clear();
  }
};
const letters = async (kind: string, { donor }: DonationRequest) =>
  (await emailsOf(api.store.db, kind)).filter(({ recipient }) => recipient === donor.email.toLowerCase());

const processing = { state: 'processing', receipt: null, reason: null, detail: null };
const given = {
  donations: [[5_000, 5_181]],
  charges: [5_181],
  intents: ['charged'],
  booked: { clearing: 5_181, recipient: -5_000, partners: -181 },
};
const notGiven = { donations: [], charges: [], intents: ['declined'], booked: {} };

test('answers 404 for an idempotency key that was never sent', async () => {
  expect(refused(await giver(api).ask(randomUUID()))).toBe('404 donation-not-found');
});

test('a simulated outcome chosen for a guest applies once, to a donation from that e-mail address', async () => {
  const [ada, ben] = [donation(), donation()];
  const problem = { kind: 'problem', code: 'temporarily-unavailable' } as const;
  await api.platform.outcomes.choose('createDonation', problem, {
    emailAddress: ada.donor.email.toUpperCase(),
  });
  const statuses: number[] = [];
  for (const body of [ben, ada, ada]) statuses.push((await send(body)).status);
  expect(statuses).toEqual([201, 503, 201]);
});

test('answers 202 when the donation can’t be written after the charge, and the job records it later', async () => {
  const [body, key] = [donation(), randomUUID()];
  await api.store.execute('alter table donation add constraint nothing_goes check (false) not valid');
  const first = await send(body, key);
  await api.store.execute('alter table donation drop constraint nothing_goes');
  expect([first.status, first.body]).toEqual([202, processing]);
  api.clock.advance(minute);
  await api.platform.jobs.runDue();
  expect(await ask(key)).toMatchObject({ state: 'charged', receipt: { charge: 5_181 } });
  expect(await money()).toEqual(given);
});

describe('Gateway charges and its answer is lost', () => {
  test('answers 202 processing, then finds the charge when the donor asks two seconds later', async () => {
    const [body, key] = [donation(), randomUUID()];
    await lost();
    const first = await send(body, key);
    expect([first.status, first.body]).toEqual([202, processing]);
    expect((await send(body, key)).status).toBe(202);
    // At most every two seconds, however many requests come.
    expect(await ask(key)).toEqual(processing);
    api.clock.advance(2 * second);
    const [one, other] = await Promise.all([ask(key), ask(key)]);
    const found = await ask(key);
    expect(found).toMatchObject({ state: 'charged', receipt: { charge: 5_181, donorName: 'Dora Donor' } });
    for (const answer of [one, other]) expect([found, processing]).toContainEqual(answer);
    expect((await send(body, key)).body).toEqual(found);
    expect(await money()).toEqual(given);
  });

  test('the job finds the charge after a minute and e-mails the receipt', async () => {
    const body = donation();
    await lost();
    expect((await send(body)).status).toBe(202);
    await api.platform.jobs.runDue();
    expect((await money()).intents).toEqual(['unknown']);
    api.clock.advance(minute);
    await api.platform.jobs.runDue();
    expect(await money()).toEqual(given);
    expect(await letters('donation-receipt', body)).toHaveLength(1);
  });

  test('tells the donor by e-mail while the gateway can’t be asked, and records the charge later', async () => {
    const [body, key] = [donation(), randomUUID()];
    await lost();
    await send(body, key);
    await askInVain();
    const [letter, ...others] = await letters('donation-still-open', body);
    expect(others).toEqual([]);
    // The checkout shows the same reference.
    expect(letter?.text).toContain(`(reference ${referenceOf(key)})`);
    expect((await money()).intents).toEqual(['unknown']);
    api.clock.advance(60 * minute);
    await api.platform.jobs.runDue();
    expect(await ask(key)).toMatchObject({ state: 'charged' });
    expect(await letters('donation-receipt', body)).toHaveLength(1);
    expect(await money()).toEqual(given);
  });
});

describe('Address that got twenty letters of the kind today', () => {
  const fill = (kind: EmailKind, { donor }: DonationRequest) =>
    sendMany(api.store.db, { recipient: donor.email.toLowerCase(), kind, createdAt: api.clock.now() }, 20);

  test('gets one e-mail a day later that nothing was charged', async () => {
    const [body, key] = [donation(), randomUUID()];
    await fill('donation-not-charged', body);
    await neverCame();
    await send(body, key);
    api.clock.advance(2 * minute);
    expect(await ask(key)).toMatchObject({ state: 'notCharged' });
    expect(await letters('donation-not-charged', body)).toHaveLength(20);
    api.clock.advance(day);
    await api.platform.jobs.runDue();
    await api.store.db.updateTable('job').set({ state: 'waiting', leasedUntil: null }).execute();
    await api.platform.jobs.runDue();
    expect(await letters('donation-not-charged', body)).toHaveLength(21);
  });

  test('gets no e-mail about an open payment after the charge', async () => {
    const [body, key] = [donation(), randomUUID()];
    await fill('donation-still-open', body);
    await lost();
    await send(body, key);
    await askInVain();
    expect(await api.store.db.selectFrom('lateLetter').select('kind').execute()).toEqual([
      { kind: 'donation-still-open' },
    ]);
    api.clock.advance(day);
    await api.platform.jobs.runDue();
    expect(await ask(key)).toMatchObject({ state: 'charged' });
    api.clock.advance(day);
    await api.platform.jobs.runDue();
    expect(await letters('donation-still-open', body)).toHaveLength(20);
    expect(await api.store.db.selectFrom('lateLetter').select('kind').execute()).toEqual([]);
  });
});

describe('Charge request never reaches the gateway', () => {
  test('stays processing for a minute, then says not charged; a new idempotency key is charged', async () => {
    const [body, key] = [donation(), randomUUID()];
    await neverCame();
    expect((await send(body, key)).status).toBe(202);
    api.clock.advance(10 * second);
    expect(await ask(key)).toEqual(processing);
    api.clock.advance(minute);
    const answer = await ask(key);
    expect(answer).toMatchObject({ state: 'notCharged', receipt: null, reason: 'gateway-down' });
    expect(await money()).toEqual(notGiven);
    expect(await letters('donation-not-charged', body)).toHaveLength(1);
    expect(refused(await send(body, key))).toBe('402 payment-declined');
    expect((await send(body)).status).toBe(201);
    expect(await letters('donation-receipt', body)).toEqual([]);
  });

  test('answers 402 gateway-down and charges nothing when the gateway is down', async () => {
    await choose({ kind: 'down' });
    const answer = await send(donation());
    expect([answer.status, answer.body.reason]).toEqual([402, 'gateway-down']);
    expect(await money()).toEqual(notGiven);
  });
});

describe('Orphaned charge of a donation', () => {
  test.each([
    ['within the hour', 0],
    ['within the day, by a gateway that was out of order,', (24 * 60 + 5) * minute],
  ])(
    '%s is refunded by the job, leaves no balance in the ledger, and the donor is told',
    async (_, waits) => {
      const [body, key] = [donation(), randomUUID()];
      await neverCame();
      await send(body, key);
      const { id } = await rowsOf(api.store.db, 'paymentIntent', { reference: key }).readOne('id');
      api.clock.advance(2 * minute);
      expect(await ask(key)).toMatchObject({ state: 'notCharged' });
      api.clock.advance(waits);
      await api.platform.jobs.runDue();
      const source = { nonce: 'fake-valid-visa-nonce' };
      await api.platform.payments.sale({ orderId: id, amount: 5_181, source });
      api.clock.advance(60 * minute);
      await api.platform.jobs.runDue();
      expect(await money()).toEqual({ ...notGiven, intents: ['refunded'] });
      expect(await letters('donation-given-back', body)).toHaveLength(1);
      const answer = await ask(key);
      expect(answer.detail).toMatch(/^Your payment of \$51.81 came through too late to count/);
      const { detail, reason } = (await send(body, key)).body;
      expect([answer.reason, reason, detail]).toEqual(['came-too-late', 'came-too-late', answer.detail]);
    },
  );

  test('refunds the charge when the slow request itself makes it after the intent was given up', async () => {
    const [body, key] = [donation(), randomUUID()];
    const { sale } = api.platform.payments;
    const { promise: concluded, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    api.platform.payments.sale = async (request) => {
      isAsked();
      await concluded;
      return sale(request);
    };
    const slow = send(body, key);
    await asked;
    api.clock.advance(2 * minute);
    expect(await ask(key)).toMatchObject({ state: 'notCharged' });
    goOn();
    const answer = await slow;
    expect([refused(answer), answer.body.reason]).toEqual(['402 payment-declined', 'came-too-late']);
    api.platform.payments.sale = sale;
    await api.platform.jobs.runDue();
    expect(await money()).toEqual({ ...notGiven, intents: ['refunded'] });
  });
});

test('a recurring donation whose answer is lost starts when its charge is found', async () => {
  const [body, key] = [
    donation({ frequency: 'Monthly', payment: card('fake-valid-visa-nonce') }),
    randomUUID(),
  ];
  await lost();
  expect((await send(body, key)).status).toBe(202);
  api.clock.advance(2 * second);
  expect((await ask(key)).receipt?.nextOn).toMatch(/^2027-0[34]-\d\d$/);
  const monthly = await rowsOf(api.store.db, 'recurringDonation', {
    donorEmail: body.donor.email.toLowerCase(),
  }).read('state', 'donorEmail');
  expect(monthly).toEqual([{ state: 'active', donorEmail: body.donor.email.toLowerCase() }]);
});

// Last, because they move the clock, which all tests share, by days.
test('retries the look-up for six days, lists the open intent in the ledger, then records the donation', async () => {
  const [body, key] = [donation(), randomUUID()];
  await lost();
  await send(body, key);
  api.clock.advance(minute);
  for (let halfDays = 0; halfDays < 12; halfDays += 1) {
    await choose({ kind: 'down' }, 'gateway.find');
    await api.platform.jobs.runDue();
    await api.platform.outcomes.clear();
    api.clock.advance(12 * 60 * minute);
  }
  const { id } = await rowsOf(api.store.db, 'paymentIntent', { reference: key }).readOne('id');
  const ledgerPage = async () => (await api.app.inject({ url: '/sandbox/ledger' })).body;
  const line = new RegExp(`orders/${id}"><code>${id}</code></a></td>\\s*<td>Asked \\d+ times, again from`);
  expect(await ledgerPage()).toMatch(line);
  await api.platform.jobs.runDue();
  expect(await ask(key)).toMatchObject({ state: 'charged' });
  expect(await ledgerPage()).not.toMatch(line);
  expect(await letters('donation-receipt', body)).toHaveLength(1);
  expect(await money()).toEqual(given);
});

test('a charge found after midnight keeps the donation’s original day and tax year', async () => {
  api.clock.set('2028-01-01T04:59:20Z');
  const [body, key] = [
    donation({ frequency: 'Monthly', payment: card('fake-valid-visa-nonce') }),
    randomUUID(),
  ];
  await lost();
  expect((await send(body, key)).status).toBe(202);
  api.clock.advance(10 * minute);
  const { receipt } = await ask(key);
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^2027-/),
    givenAt: '2028-01-01T04:59:20.000Z',
    nextOn: '2028-01-31',
  });
  expect(
    await rowsOf(api.store.db, 'recurringDonation', { donorEmail: body.donor.email.toLowerCase() }).read(
      'dayOfMonth',
      'startedAt',
    ),
  ).toEqual([{ dayOfMonth: 31, startedAt: new Date('2028-01-01T04:59:20Z') }]);
});
