import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schedulePublicRelease } from '#server/fundraising/fundraising.ts';
import { post, takeBack } from '#server/ledger/ledger.ts';
import { momentNow, movedSince } from '#server/live/live.queries.ts';
import { pageDataOf } from '#server/pages/page-data.ts';
import { openControlPanel } from '#server/simulators/braintree/control-panel.ts';
import { pictureOf } from '#server/site/pictures/picture-address.ts';
import { findShown } from '#server/site/shown.ts';
import { type DonationRequest, donation, giver, insertDonation } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { lockAwaited } from '#test/support/lock-awaited.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const hour = 60 * 60_000;
const { api } = givenEvent();
beforeAll(async () => {
  await schedulePublicRelease(api.platform, api.clock.now());
});

let ada: Person;
let captain: Person;
let crew: string;
beforeEach(async () => {
  const { db } = api.store;
  // Each test has its own release.
  api.clock.advance(2 * hour);
  [ada, captain] = [await newPerson(db), await newPerson(db)];
  for (const person of [ada, captain]) await takePart(db, person);
  crew = await newPeloton(
    db,
    [
      { person: captain, role: 'captain' },
      { person: ada, role: 'member' },
    ],
    { createdAt: api.clock.now() },
  );
});

type To = DonationRequest['recipient'];
const toAda = (): To => ({ recipientType: 'User', id: publicId(ada) });
const toCrew = (): To => ({ recipientType: 'Peloton', id: crew });
const toAll: To = { recipientType: 'General', id: null };

type Given = { amount?: number; isAmountVisible?: boolean; email?: string; to?: To };

/** Resolves with the gateway's id of the charge. */
const give = async ({ amount = 7_700, isAmountVisible = false, email, to = toAda() }: Given = {}) => {
  const { donor } = donation();
  const body = donation({
    recipient: to,
    amount,
    charge: amount,
    isFeeCovered: false,
    isAmountVisible,
    isRepeatMeant: true,
    donor: email === undefined ? donor : { ...donor, email },
  });
  const { status, body: outcome } = await giver(api).send(body);
  expect(status).toBe(201);
  const { gatewayTransactionId } = await rowsOf(api.store.db, 'paymentIntent', {
    id: outcome.receipt?.id ?? '',
  }).readOne('gatewayTransactionId');
  return gatewayTransactionId ?? '';
};

const read = async (path: string, as?: Person) => {
  const { status, body } = await api.send('GET', path, { ...(as && { as }) });
  expect(status, path).toBe(200);
  return body;
};

/** Everything about a total that a stranger can read. */
const observed = async () => {
  const id = publicId(ada);
  const { db } = api.store;
  const shown = [await findShown(db, 'profile', id), await findShown(db, 'peloton', crew)];
  const dataOf = (path: string) => pageDataOf(api.platform)(new URL(path, 'http://site'));
  const { firstName = '' } = (await read(`/user/${id}`)) as { firstName?: string };
  return {
    person: await read(`/user/${id}`),
    personParts: await read(`/user/${id}/fundraising/parts`),
    personHistory: await read(`/user/${id}/history`),
    peloton: await read(`/peloton/${crew}`),
    pelotonParts: await read(`/peloton/${crew}/fundraising/parts`),
    members: await read(`/peloton/${crew}/members`),
    event: await read('/event'),
    history: await read('/event/history'),
    eventParts: await read('/event/fundraising/parts'),
    people: await read(`/search?query=${firstName}&limit=100`),
    pelotons: await read('/search/pelotons?limit=100'),
    pages: [
      await dataOf(`/donate?recipient=${id}&recipientType=User`),
      await dataOf(`/donate?recipient=${crew}&recipientType=Peloton`),
      await dataOf('/donate?recipientType=General'),
      await dataOf('/give'),
    ],
    heads: shown,
    pictures: shown.map((one) => one && pictureOf(one)),
  };
};

const totalsOf = async (as?: Person) => {
  const person = (await read(`/user/${publicId(ada)}`, as)) as { fundraising: { raised: number } };
  const peloton = (await read(`/peloton/${crew}`, as)) as { fundraising: { raised: number } };
  const { raised } = (await read('/event', as)) as { raised: number };
  return { person: person.fundraising.raised, peloton: peloton.fundraising.raised, event: raised };
};

/** The total of all recipients in the ledger. */
const ledgerTotal = async () => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(amount), 0)::bigint as sum from ledger_entry join ledger_account account
      on account.id = account_id where account.kind = 'recipient' and event_year = 2027`.execute(
    api.store.db,
  );
  return rows[0]?.sum ?? 0;
};

const withheld = async () => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(amount), 0)::bigint as sum from withheld_entry`.execute(api.store.db);
  return rows[0]?.sum ?? 0;
};

type Parts = { confirmed: number; offline: number; refunded: number; total: number };
const partsOf = async (as?: Person) => (await read(`/user/${publicId(ada)}/fundraising/parts`, as)) as Parts;

/** The refunded part of each total that contains the person's. */
const refundedOfAll = async () => {
  const peloton = (await read(`/peloton/${crew}/fundraising/parts`)) as Parts;
  const event = (await read('/event/fundraising/parts')) as Parts;
  return { person: (await partsOf()).refunded, peloton: peloton.refunded, event: event.refunded };
};

const nextHour = async () => {
  api.clock.advance(hour);
  await api.platform.jobs.runDue();
};

describe('One hidden donation', () => {
  test.each([
    ['a person', () => toAda()],
    ['a peloton', () => toCrew()],
    ['the general fund', () => toAll],
  ] as const)('changes nothing that a stranger can read, at once or hours later: to %s', async (_, to) => {
    await give({ amount: 5_000, isAmountVisible: true });
    await give({ amount: 2_500, isAmountVisible: true, to: toCrew() });
    const before = await observed();
    await give({ to: to() });
    expect(await observed()).toEqual(before);
    for (let times = 0; times < 3; times += 1) await nextHour();
    expect(await observed()).toEqual(before);
  });

  test('counts at once in the exact totals that the recipient and the captain see', async () => {
    await give({ amount: 7_700 });
    await give({ amount: 1_100, to: toCrew() });
    expect(await totalsOf()).toMatchObject({ person: 0, peloton: 0 });
    expect((await totalsOf(ada)).person).toBe(7_700);
    expect((await totalsOf(captain)).peloton).toBe(8_800);
    expect(await read('/user', ada)).toMatchObject({ fundraising: { raised: 7_700, allTimeRaised: 7_700 } });
    expect(await read(`/user/${publicId(ada)}/fundraising/parts`, ada)).toMatchObject({ confirmed: 7_700 });
    expect(await read(`/peloton/${crew}/fundraising/parts`, captain)).toMatchObject({ confirmed: 8_800 });
    // A signed-in stranger, or a member who doesn't lead, sees the public totals.
    expect((await totalsOf(captain)).person).toBe(0);
    expect((await totalsOf(ada)).peloton).toBe(0);
  });

  test('is not told to the captain of the super-peloton above, nor by what changes as a member leaves', async () => {
    const { db } = api.store;
    const boss = await newPerson(db);
    await takePart(db, boss);
    const company = await newPeloton(db, [{ person: boss, role: 'captain' }], { level: 'super' });
    await rowsOf(db, 'peloton', { id: crew }).update({ parentId: company });
    await give({ amount: 8_800 });
    expect(await read(`/peloton/${company}`, boss)).toMatchObject({ fundraising: { raised: 0, fund: 0 } });
    expect(await read(`/peloton/${company}/fundraising/parts`, boss)).toMatchObject({
      total: 0,
      confirmed: 0,
    });
    const preview = (as: Person) => read(`/peloton/${crew}/member/${publicId(ada)}`, as);
    const above = { id: company, name: expect.any(String), before: 0, after: 0 };
    const own = { id: crew, name: expect.any(String) };
    expect(await preview(ada)).toMatchObject({
      keeps: 8_800,
      totals: [{ ...own, before: 0, after: 0 }, above],
    });
    expect(await preview(captain)).toMatchObject({ totals: [{ ...own, before: 8_800, after: 0 }, above] });
  });

  test('meets the goal for the recipient, not for the public', async () => {
    await insertRows(api.store.db, 'fundraising', {
      personId: ada.personId,
      eventId: ids.event,
      goal: 7_000,
      seenSuccess: false,
    });
    await give();
    expect(await read('/user', ada)).toMatchObject({ fundraising: { goalMet: true } });
    expect(await read(`/user/${publicId(ada)}`)).toMatchObject({ fundraising: { goalMet: false } });
    // The page shows her the celebration of the goal, and then stores that she saw it.
    const seen = { as: ada, seen: true as const, body: { seenSuccess: true } };
    expect((await api.send('PATCH', '/user/fundraising', seen)).status).toBe(200);
    expect(await read('/user', ada)).toMatchObject({ fundraising: { seenSuccess: true } });
    expect(await read(`/user/${publicId(ada)}`)).toMatchObject({ fundraising: { seenSuccess: false } });
  });

  test('does not hide visible donations, which count to the cent', async () => {
    const before = await totalsOf();
    await Promise.all([give(), give({ amount: 1_234, isAmountVisible: true })]);
    const { person, peloton, event } = await totalsOf();
    expect([person, peloton, event]).toEqual([1_234, 1_234, before.event + 1_234]);
  });
});

describe('Release of hidden donations to the public totals', () => {
  test('releases donations of three donors together at the full hour, equal to the ledger', async () => {
    for (const amount of [1_100, 2_200]) await give({ amount });
    await nextHour();
    expect((await totalsOf()).person).toBe(0);
    await give({ amount: 4_400 });
    expect((await totalsOf()).person).toBe(0);
    const moment = await momentNow(api.store.db);
    await nextHour();
    expect(await totalsOf()).toMatchObject({ person: 7_700, peloton: 7_700 });
    expect((await totalsOf()).event).toBe((await ledgerTotal()) - (await withheld()));
    // Open pages get the change.
    const { movements } = await movedSince(api.store.db, moment);
    expect(movements).toEqual([{ ownerType: 'User', year: 2027, ownerId: ada.personId }]);
  });

  test('does not release three donations of one donor, nor donations of two donors', async () => {
    for (const email of ['one@example.org', 'One@Example.org', 'one@example.org', 'two@example.org'])
      await give({ email });
    await nextHour();
    expect((await totalsOf()).person).toBe(0);
  });

  test('counts the three donors for each recipient separately', async () => {
    for (const to of [toAda(), toCrew(), toAll]) await give({ to });
    const before = await observed();
    await nextHour();
    expect(await observed()).toEqual(before);
  });

  test('holds the next hidden donation back again after a release', async () => {
    for (const amount of [1_000, 1_000, 1_000]) await give({ amount });
    await nextHour();
    const before = await observed();
    await give();
    await nextHour();
    expect(await observed()).toEqual(before);
    expect((await totalsOf()).person).toBe(3_000);
  });
});

describe('Refunds of hidden donations', () => {
  /** Refunds `amount` cents, or everything. */
  const goesBack = async (transactionId: string, amount: number | null = null) => {
    api.clock.advance(24 * hour);
    const panel = openControlPanel(api.store.db, api.clock);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...(await panel.refund(transactionId, amount)) }).toString(),
    });
    expect(answer.statusCode).toBe(204);
    await api.platform.jobs.runDue();
  };

  test('a refund before the release changes no public total and counts as no donor', async () => {
    const before = await observed();
    await goesBack(await give());
    for (let times = 0; times < 2; times += 1) await give({ amount: 1_000 });
    await nextHour();
    expect({ ...(await observed()), person: null }).toEqual({ ...before, person: null });
    expect((await totalsOf(ada)).person).toBe(2_000);
  });

  test('a refund before the release appears in no part of the public total', async () => {
    const refunded = await refundedOfAll();
    await goesBack(await give({ amount: 7_777 }));
    for (const amount of [1_000, 2_000, 4_000]) await give({ amount });
    await nextHour();
    expect(await partsOf()).toMatchObject({ confirmed: 7_000, refunded: 0, total: 7_000 });
    expect(await partsOf(ada)).toMatchObject({ confirmed: 14_777, refunded: 7_777, total: 7_000 });
    expect(await refundedOfAll()).toEqual(refunded);
  });

  test('a refund after the release lowers the total together with three other donors’ donations', async () => {
    const refunded = await refundedOfAll();
    const [first = ''] = [
      await give({ amount: 1_100 }),
      await give({ amount: 2_200 }),
      await give({ amount: 4_400 }),
    ];
    await nextHour();
    const before = await observed();
    await goesBack(first);
    expect(await observed()).toEqual(before);
    expect((await totalsOf(ada)).person).toBe(6_600);
    // A person who knows one of two amounts, and sees the refund, would know the other.
    for (const amount of [10_000, 20_000]) await give({ amount });
    await nextHour();
    expect(await observed()).toEqual(before);
    await give({ amount: 40_000 });
    await nextHour();
    expect((await totalsOf()).person).toBe(76_600);
    expect((await totalsOf()).person).toBe((await totalsOf(ada)).person);
    expect(await partsOf()).toMatchObject({ confirmed: 76_600, refunded: 0, total: 76_600 });
    expect(await partsOf(ada)).toMatchObject({ confirmed: 77_700, refunded: 1_100, total: 76_600 });
    expect(await refundedOfAll()).toEqual(refunded);
  });

  test('a partial refund counts together with the same donor’s new donation', async () => {
    const email = 'again@example.org';
    const first = await give({ amount: 33_300, email });
    for (const amount of [500, 600]) await give({ amount });
    await nextHour();
    await goesBack(first, 11_100);
    for (const amount of [1_000, 1_100]) await give({ amount });
    await give({ amount: 11_100, email });
    await nextHour();
    expect((await totalsOf()).person).toBe(34_400);
    await give({ amount: 500, email });
    await nextHour();
    expect(await partsOf()).toMatchObject({ confirmed: 37_000, refunded: 0, total: 37_000 });
  });

  test('a refund and its reversal before the release show in no part', async () => {
    const first = await give({ amount: 1_100 });
    await goesBack(first);
    const { id } = await api.store.db
      .selectFrom('ledgerTransaction')
      .innerJoin('paymentIntent', (join) =>
        join.on(sql`payment_intent.id::text`, '=', sql.ref('ledger_transaction.reference')),
      )
      .select('ledgerTransaction.id')
      .where('gatewayTransactionId', '=', first)
      .executeTakeFirstOrThrow();
    const again = { transactionId: id, kind: 'donation-dispute', reference: randomUUID(), amount: -1_100 };
    await api.store.db.transaction().execute((trx) => takeBack(trx, api.clock, again));
    expect((await totalsOf(ada)).person).toBe(1_100);
    expect(await partsOf()).toMatchObject({ confirmed: 0, refunded: 0 });
    for (const amount of [2_200, 4_400]) await give({ amount });
    await nextHour();
    expect(await partsOf()).toMatchObject({ confirmed: 7_700, refunded: 0, total: 7_700 });
  });
});

test('releases hidden cheques and hidden charges separately, after three donors each', async () => {
  const cheque = (amount: number) =>
    api.store.db.transaction().execute(async (trx) => {
      const id = await insertDonation(trx, {
        to: { person: ada },
        name: 'Carl Cheque',
        isAmountVisible: false,
        isOffline: true,
        amount,
        givenAt: api.clock.now(),
      });
      await post(trx, api.clock, {
        kind: 'cheque',
        reference: id,
        debits: [{ account: { kind: 'offline-receipts', eventYear: 2027 }, amount }],
        credits: [
          {
            account: { kind: 'recipient', ownerType: 'User', ownerId: ada.personId, eventYear: 2027 },
            amount,
          },
        ],
      });
    });
  for (const amount of [1_000, 2_000]) await give({ amount });
  await cheque(5_000);
  const before = await observed();
  await nextHour();
  expect(await observed()).toEqual(before);
  await give({ amount: 4_000 });
  await nextHour();
  expect(await partsOf()).toMatchObject({ confirmed: 7_000, offline: 0, total: 7_000 });
  for (const amount of [6_000, 7_000]) await cheque(amount);
  await nextHour();
  expect(await partsOf()).toMatchObject({ confirmed: 7_000, offline: 18_000, total: 25_000 });
});

test('two concurrent releases never post fewer than three donors’ amounts', async () => {
  for (let donors = 0; donors < 3; donors += 1) await give({ amount: 1_000 });
  api.clock.advance(hour);
  await Promise.all([api.platform.jobs.runDue(), api.platform.jobs.runDue(), give({ amount: 500 })]);
  expect([3_000, 3_500]).toContain((await totalsOf()).person);
});

// The embedded database has one connection, which all requests wait for.
test.runIf(process.env.TEST_STORE === 'postgres')(
  'an amount that is given during a release waits for amounts of two more donors',
  async () => {
    const { db } = api.store;
    for (let donors = 0; donors < 3; donors += 1) await give({ amount: 1_000 });
    api.clock.advance(hour);
    const { second } = await db.transaction().execute(async (trx) => {
      // The first release stops before its end; its lock is the one of server/fundraising/public-release.ts.
      await sql`select pg_advisory_xact_lock(7205315)`.execute(trx);
      await sql`
        with released as (delete from withheld_entry returning account_id)
        insert into public_release (account_id, released_at)
        select distinct account_id, ${api.clock.now()}::timestamptz from released`.execute(trx);
      await give({ amount: 500 });
      const second = api.platform.jobs.runDue();
      await lockAwaited(db);
      return { second };
    });
    await second;
    expect((await totalsOf()).person).toBe(3_000);
  },
);
