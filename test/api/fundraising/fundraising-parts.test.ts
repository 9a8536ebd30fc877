import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { post, type RecipientAccount, reverse } from '#server/ledger/ledger.ts';
import { refundScenario } from '#test/api/charging/refunds.fixtures.ts';
import { insertRecurring } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const day = 24 * 60 * 60 * 1000;
const { api } = givenEvent();
const scenario = refundScenario(api);

const fund = (ownerType: 'User' | 'Peloton', ownerId: string): RecipientAccount => ({
  kind: 'recipient',
  ownerType,
  ownerId,
  eventYear: 2027,
});

const move = (
  kind: string,
  from: Parameters<typeof post>[2]['debits'][number]['account'],
  to: RecipientAccount,
  amount: number,
) =>
  api.store.db.transaction().execute((trx) =>
    post(trx, api.clock, {
      kind,
      reference: randomUUID(),
      debits: [{ account: from, amount }],
      credits: [{ account: to, amount }],
    }),
  );

const publicIdOf = async (personId: string) =>
  (await rowsOf(api.store.db, 'person', { id: personId }).readOne('publicId')).publicId;

const partsOf = async (path: string, as?: string) =>
  (await api.send('GET', `${path}/fundraising/parts`, as ? { as: { oid: as } } : {})).body;

const addPeloton = (captainId: string, memberId: string): Promise<string> =>
  newPeloton(
    api.store.db,
    [
      { person: { personId: captainId }, role: 'captain' },
      { person: { personId: memberId }, role: 'member' },
    ],
    { createdAt: api.clock.now() },
  );

test('a total divides into parts, and only the person or the captain sees pending amounts', async () => {
  const { db } = api.store;
  const donation = await scenario.give(20_000, 20_630);
  const { personId } = donation;
  const path = `/user/${await publicIdOf(personId)}`;
  const other = await scenario.addPerson();
  const crew = await addPeloton(other, personId);
  const offline = { kind: 'offline-receipts', eventYear: 2027 } as const;
  await move('cheque', offline, fund('User', personId), 5_000);
  await move('cheque', offline, fund('Peloton', crew), 9_000);
  await move('fund-share', fund('Peloton', crew), fund('User', personId), 4_000);
  await move('fund-share', fund('User', personId), fund('Peloton', crew), 300);
  await move('fund-share', fund('User', personId), fund('User', other), 700);
  const taken = await move('fund-share', fund('User', other), fund('User', personId), 250);
  await move('fund-share', fund('User', other), fund('User', personId), 150);
  await db
    .transaction()
    .execute((trx) =>
      reverse(trx, api.clock, { transactionId: taken.transactionId, kind: 'fund-share-taken-back' }),
    );
  api.clock.advance(day);
  await scenario.deliver(await scenario.panel.refund(donation.transactionId, 2_063));
  await scenario.work();

  const parts = {
    total: 26_150,
    confirmed: 20_000,
    offline: 5_000,
    refunded: 2_000,
    attributed: 4_000,
    sharedIn: 150,
    sharedOut: 1_000,
    owed: 0,
    isSharedInOwed: false,
    pending: null,
  };
  expect(await partsOf(path)).toEqual(parts);
  expect(await partsOf(path, other)).toEqual(parts);
  expect(await partsOf(path, personId)).toEqual({ ...parts, pending: { donations: 0, monthly: 0 } });
  const { fundraising } = (await api.send<{ fundraising: object }>('GET', path)).body;
  expect(fundraising).toMatchObject({ raised: 26_150, attributed: 3_700 });

  expect(await partsOf(`/peloton/${crew}`)).toEqual({
    total: 32_000,
    confirmed: 20_000,
    offline: 14_000,
    refunded: 2_000,
    attributed: 0,
    sharedIn: 0,
    sharedOut: 0,
    owed: 0,
    isSharedInOwed: false,
    pending: null,
  });
  expect(await partsOf(`/peloton/${crew}`, other)).toMatchObject({ pending: { donations: 0, monthly: 0 } });
  expect(await partsOf(`/peloton/${crew}`, personId)).toMatchObject({ pending: null });
});

test('pending includes donations in progress and recurring donations due until the deadline', async () => {
  const { db } = api.store;
  const rider = await scenario.chargeUnheard(2_500);
  await insertRows(db, 'donationAttempt', {
    intentId: rider.id,
    requestHash: 'hash',
    eventId: ids.event,
    recipientType: 'User',
    recipientPersonId: rider.personId,
    donorEmail: 'donor@example.com',
    frequency: 'Once',
    amount: 2_400,
    charge: 2_500,
    details: '{}',
    paymentType: 'CreditCard',
    createdAt: api.clock.now(),
  });
  // Due in July, August, September, and on the day of the deadline, 1 October.
  await insertRecurring(db, {
    donorPersonId: await scenario.addPerson(),
    recipientType: 'User',
    recipientPersonId: rider.personId,
    amount: 1_000,
    nextOn: '2027-07-01',
  });
  expect(await partsOf(`/user/${await publicIdOf(rider.personId)}`, rider.personId)).toMatchObject({
    total: 0,
    pending: { donations: 2_400, monthly: 4_000 },
  });
});

test('the event’s parts count this year’s money from outside, without pending amounts', async () => {
  const read = async () =>
    (await api.send<Record<string, number | null>>('GET', '/event/fundraising/parts')).body;
  const before = await read();
  const [giver, other] = [await scenario.addPerson(), await scenario.addPerson()];
  await move('donation', { kind: 'clearing', eventYear: 2027 }, fund('User', giver), 9_000);
  await move('cheque', { kind: 'offline-receipts', eventYear: 2027 }, fund('User', other), 1_000);
  await move('fund-share', fund('User', giver), fund('User', other), 2_000);
  await move(
    'donation',
    { kind: 'clearing', eventYear: 2026 },
    { ...fund('User', giver), eventYear: 2026 },
    500,
  );
  const after = await read();
  const more = (part: string) => Number(after[part]) - Number(before[part]);
  expect({
    parts: ['total', 'confirmed', 'offline', 'refunded', 'attributed', 'sharedIn', 'sharedOut'].map(more),
    pending: after.pending,
  }).toEqual({ parts: [10_000, 9_000, 1_000, 0, 0, 0, 0], pending: null });
  const event = await api.send<{ raised: number }>('GET', '/event');
  expect(after.total).toBe(event.body.raised);
});

test('answers 404 for the parts of an unknown person or peloton', async () => {
  const person = await api.send('GET', '/user/nobody-here/fundraising/parts');
  const peloton = await api.send('GET', `/peloton/${randomUUID()}/fundraising/parts`);
  expect([person, peloton]).toMatchObject([
    { status: 404, body: { code: 'person-not-found' } },
    { status: 404, body: { code: 'peloton-not-found' } },
  ]);
});

test('sums the parts of 100,000 ledger entries with an index-only scan', async () => {
  if (api.store.kind === 'embedded') return;
  const personId = await scenario.addPerson();
  const { transactionId } = await move(
    'donation',
    { kind: 'clearing', eventYear: 2027 },
    fund('User', personId),
    100,
  );
  await api.store.execute(`
    alter table ledger_entry disable trigger user;
    insert into ledger_entry (transaction_id, account_id, amount, part)
    select transaction_id, account_id, amount, part
    from ledger_entry, generate_series(1, 99999) where transaction_id = '${transactionId}' and amount < 0;
    alter table ledger_entry enable trigger user;`);
  await api.store.execute('vacuum analyze ledger_entry');
  // Nearly all entries belong to one recipient here, so the planner would rather scan the table than the index.
  const plan = await api.store.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<object>`
      explain (analyze, buffers)
      select sum(amount), sum(amount) filter (where part = 'refunded') from ledger_account account
      join ledger_entry entry on entry.account_id = account.id
      where account.owner_id = ${personId}`.execute(trx);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
  expect(plan).toContain('Index Only Scan using ledger_entry_part');
  expect(plan).toContain('Heap Fetches: 0');
  expect(await partsOf(`/user/${await publicIdOf(personId)}`)).toMatchObject({ total: 10_000_000 });
});
