import { expect, test } from 'vitest';
import { reverse } from '#server/ledger/ledger.ts';
import { givenCommittedRider } from '#test/api/fundraising-deadline/fundraising-deadline.fixtures.ts';
import { participant } from '#test/support/event/pelotons.ts';
import { newPeloton, publicId } from '#test/support/event/people.ts';
import { balanceOf, fundOf, give, pageOf, shareCalls } from '#test/support/event/shares.ts';
import { rowsOf } from '#test/support/rows.ts';

const given = givenCommittedRider();
const { api } = given;

/** The rider, committed to $1,200, raised $1,500 and shared $300. All donations were refunded: the balance is −$300. */
const riderInDebt = async () => {
  const { rider } = given;
  const captain = await participant(api.store.db);
  const crew = await newPeloton(api.store.db, [
    { person: captain, role: 'captain' },
    { person: rider, role: 'member' },
  ]);
  const calls = shareCalls(api, crew);
  const { transactionId } = await give(api, pageOf(rider), 150_000);
  const lines = [{ to: publicId(captain), amount: 30_000 }];
  expect((await calls.share(rider, { source: 'self', lines, beyondMissing: true })).status).toBe(201);
  await api.store.db
    .transaction()
    .execute((trx) => reverse(trx, api.clock, { transactionId, kind: 'donation-refunded' }));
  expect(await balanceOf(api.store.db, pageOf(rider))).toBe(-30_000);
  await give(api, fundOf(crew), 500_000);
  return { rider, captain, calls };
};

const charges = async () =>
  (
    await rowsOf(api.store.db, 'paymentIntent', {
      personId: given.rider.personId,
      purpose: 'commitment-shortfall',
    }).read('amount')
  ).map(({ amount }) => amount);

const toTheCharge = async () => {
  for (const time of ['09-30', '10-07', '10-08']) await given.sweepAt(`2027-${time}T16:00:00Z`);
};

test('a fund that fills the gap of a rider in debt spares them the charge, as plan and preview say', async () => {
  const { rider, captain, calls } = await riderInDebt();
  const planned = await calls.plan(captain, { plan: 'most-complete', amount: 500_000 });
  const lines = planned.body.lines.map(({ to, amount }) => ({ to, amount }));
  expect(lines).toEqual([{ to: publicId(rider), amount: 150_000 }]);
  const preview = await calls.preview(captain, { lines });
  expect(preview.body.lines).toMatchObject([{ before: -30_000, after: 120_000, missing: 0 }]);
  expect(
    (await calls.share(captain, { lines: lines.map((line) => ({ ...line, before: -30_000 })) })).status,
  ).toBe(201);
  await toTheCharge();
  expect(await charges()).toEqual([]);
});

test('a rider in debt is charged the commitment and no more, as the warning says', async () => {
  const { rider } = await riderInDebt();
  await toTheCharge();
  expect(await charges()).toEqual([120_000]);
  const letters = await api.store.db
    .selectFrom('mailOutbox')
    .select('text')
    .where('personId', '=', rider.personId)
    .where('kind', 'in', ['fundraising-deadline-last-warning', 'commitment-charged'])
    .orderBy('createdAt')
    .execute();
  const [warning, charged] = letters.map(({ text }) => text);
  expect(warning).toContain(
    '$300 that you shared went back to donors, and the next gifts make up for it first.',
  );
  expect(warning).toContain(
    'If you’re $1,500 short after that day, we’ll charge $1,200, which is all that you committed to raise',
  );
  expect(charged).toContain('you were $1,500 short of your commitment. We charged $1,200');
});

test('a person who closes the account with a debt sees the whole missing amount', async () => {
  const { rider } = await riderInDebt();
  const { body } = await api.send<{ blockers: object[] }>('GET', '/user/closing', { as: rider });
  expect(body.blockers).toMatchObject([{ code: 'commitment-unmet', amount: 150_000 }]);
});

test('a share that paid a debt can’t be undone; `mayUndo` and `mayDecline` are false', async () => {
  const { rider, captain, calls } = await riderInDebt();
  const lines = [{ to: publicId(rider), amount: 25_000 }];
  await calls.share(captain, { lines });
  const share = (await calls.shares(captain)).body.find(({ amount }) => amount === 25_000);
  const received = (await calls.shares(rider, '')).body.find(({ amount }) => amount === 25_000);
  expect([share?.mayUndo, received?.mayDecline]).toEqual([false, false]);
  expect((await calls.undo(captain, share?.id ?? '')).body).toMatchObject({ code: 'receiver-has-less' });
  const { text } = await rowsOf(api.store.db, 'mailOutbox', {
    personId: rider.personId,
    kind: 'fund-share-received',
  }).readOne('text');
  expect(text).toContain('All of it makes up for what you had shared and went back to donors.');
  expect(text).not.toContain('counts toward your commitment');
});
