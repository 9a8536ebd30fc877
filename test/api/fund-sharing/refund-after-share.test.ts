import { expect, test } from 'vitest';
import { refundScenario } from '#test/api/charging/refunds.fixtures.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { newPeloton, type Person, takePart } from '#test/support/event/people.ts';
import { balanceOf, give, pageOf, shareCalls } from '#test/support/event/shares.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const scenario = refundScenario(api);
const day = 24 * 60 * 60 * 1000;

const personOf = async (id: string): Promise<Person & { page: string; publicId: string }> => {
  await takePart(api.store.db, { personId: id });
  const { publicId, emailAddress } = await rowsOf(api.store.db, 'person', { id }).readOne(
    'publicId',
    'emailAddress',
  );
  return { personId: id, oid: id, emailAddress, publicId, page: `/user/${publicId}` };
};

const emailsTo = async ({ personId }: Person) =>
  (
    await rowsOf(api.store.db, 'mailOutbox', { personId, kind: 'fund-share-owed' }, 'createdAt').read(
      'subject',
    )
  ).map(({ subject }) => subject);

type Figures = { fundraising: { raised: number; owed: number } };
const figuresOf = async (page: string, as?: Person) => {
  const { fundraising } = (await api.send<Figures>('GET', page, as ? { as } : {})).body;
  return [fundraising.raised, fundraising.owed];
};

type PartsBody = Record<
  'total' | 'confirmed' | 'offline' | 'attributed' | 'sharedIn' | 'owed' | 'refunded' | 'sharedOut',
  number
> & { isSharedInOwed: boolean };

/** The parts of a total, which must add up to it. */
const partsOf = async (page: string, as?: Person): Promise<PartsBody> => {
  const { body } = await api.send<PartsBody>('GET', `${page}/fundraising/parts`, as ? { as } : {});
  const { confirmed, offline, attributed, sharedIn, owed, refunded, sharedOut, total } = body;
  expect(confirmed + offline + attributed + sharedIn + owed - refunded - sharedOut).toBe(total);
  return body;
};

/** The giver has a donation of $300, and shared $100 with the taker. */
const share = async () => {
  const donation = await scenario.give(30_000);
  const [giver, taker] = [await personOf(donation.personId), await personOf(await scenario.addPerson())];
  const crew = await newPeloton(
    api.store.db,
    [
      { person: { personId: taker.personId }, role: 'captain' },
      { person: { personId: giver.personId }, role: 'member' },
    ],
    { createdAt: api.clock.now() },
  );
  const shared = await shareCalls(api, crew).share(giver, {
    source: 'self',
    beyondMissing: true,
    lines: [{ to: taker.publicId, amount: 10_000 }],
  });
  expect(shared.status).toBe(201);
  const refund = async (amount: number) => {
    api.clock.advance(day);
    await scenario.deliver(await scenario.panel.refund(donation.transactionId, amount));
    await scenario.work();
  };
  return { giver, taker, crew, refund };
};

test('a donation that is refunded after it was shared leaves a named debt, which the next donations make up for', async () => {
  const { giver, taker, refund } = await share();
  expect(await partsOf(taker.page)).toMatchObject({ sharedIn: 10_000, isSharedInOwed: false });

  await refund(30_000);

  expect(await balanceOf(api.store.db, pageOf(giver))).toBe(-10_000);
  for (const reader of [undefined, giver]) {
    expect(await figuresOf(giver.page, reader)).toEqual([0, 10_000]);
    expect(await partsOf(giver.page, reader)).toMatchObject({ total: 0, owed: 10_000 });
  }
  for (const reader of [undefined, taker]) {
    expect(await figuresOf(taker.page, reader)).toEqual([10_000, 0]);
    expect(await partsOf(taker.page, reader)).toMatchObject({ total: 10_000, isSharedInOwed: true });
  }
  expect(await emailsTo(giver)).toEqual(['$100 that you shared went back to donors']);
  expect(await emailsTo(taker)).toEqual([
    expect.stringMatching(/^Gifts that Ida Number \d+ shared went back to donors$/),
  ]);

  await give(api, pageOf(giver), 5_000);
  expect(await figuresOf(giver.page)).toEqual([0, 5_000]);
  expect(await partsOf(giver.page)).toMatchObject({ total: 0, owed: 5_000 });
  await give(api, pageOf(giver), 6_000);
  expect(await figuresOf(giver.page)).toEqual([1_000, 0]);
  expect(await partsOf(taker.page)).toMatchObject({ isSharedInOwed: false });
});

test('a refund that leaves enough for the shared amount sends no e-mail', async () => {
  const { giver, taker, refund } = await share();
  await refund(20_000);
  expect(await figuresOf(giver.page)).toEqual([0, 0]);
  expect([await emailsTo(giver), await emailsTo(taker)]).toEqual([[], []]);
});

test('a peloton’s page adds up beside a member’s debt, and its leaders read the debt in every list', async () => {
  const { giver, taker, crew, refund } = await share();
  const peloton = `/peloton/${crew}`;
  await refund(30_000);
  await give(api, { ownerType: 'Peloton', ownerId: crew }, 7_000);

  const page = await api.send<{ fundraising: object }>('GET', peloton, {});
  expect(page.body.fundraising).toMatchObject({ raised: 7_000, fund: 7_000, owed: 10_000 });
  const roster = await api.send<{ members: { raised: number }[]; rest: { raised: number } }>(
    'GET',
    `${peloton}/roster`,
    {},
  );
  expect(roster.body.members.map(({ raised }) => raised)).toEqual([10_000, 0]);
  expect(roster.body.rest.raised).toBe(0);

  const as = taker;
  const desk = await api.send<object>('GET', `${peloton}/desk`, { as });
  expect(desk.body).toMatchObject({ raised: 10_000, owed: 10_000, missing: 0 });
  const members = await api.send<object[]>('GET', `${peloton}/members/all`, { as });
  expect(members.body).toContainEqual(
    expect.objectContaining({ publicId: giver.publicId, raised: 0, owed: 10_000 }),
  );
  const table = await api.send<string>('GET', `${peloton}/members/csv`, { as });
  expect(table.body).toMatch(/"Refunded after sharing \(USD\)"/);
  expect(table.body).toMatch(/"0\.00","100\.00"/);
  const recipients = await api.send<object[]>('GET', `/fundsharing${peloton}/recipients`, { as });
  expect(recipients.body).toContainEqual(
    expect.objectContaining({ publicId: giver.publicId, raised: 0, owed: 10_000 }),
  );
  const forecast = await api.send<{ now: object }>('GET', `${giver.page}/forecast`, { as: giver });
  expect(forecast.body.now).toMatchObject({ countedAmount: 0, owed: 10_000 });
  const about = await api.send<{ years: object[] }>('GET', `${giver.page}/history`, {});
  expect(about.body.years).toContainEqual(
    expect.objectContaining({ isCurrent: true, raised: 0, owed: 10_000 }),
  );
});

test('a member who leaves keeps their debt', async () => {
  const { giver, crew, refund } = await share();
  await refund(30_000);
  const preview = await api.send<{ owed: number; totals: object[] }>(
    'GET',
    `/peloton/${crew}/member/${giver.publicId}`,
    {
      as: giver,
    },
  );
  expect(preview.body.owed).toBe(10_000);
  expect(preview.body.totals).toEqual([expect.objectContaining({ before: 0, after: 10_000 })]);
});
