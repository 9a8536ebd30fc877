import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { post, type Registration, refused, walkTo } from '#test/support/event/registration.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
  await walkTo(api, ada, { signature: true, gravel: true, challenger: true, volunteer: true }, 'fee');
});

const many = 20;
const atOnce = <Answer>(send: () => Promise<Answer>) => Promise.all(Array.from({ length: many }, send));
const pay = (payment: object, key?: string) =>
  post(api, ada, '/registration/fee', { total: 25_000, discountCode: null, payment }, key);
const current = async () => (await api.send<Registration>('GET', '/registration', { as: ada })).body;

const charges = async () => {
  const { db } = api.store;
  const orders = await rowsOf(db, 'paymentIntent', { personId: ada.personId }).read('id');
  const rows = await db
    .selectFrom('localGatewayTransaction')
    .select(['amount', 'status'])
    .where(
      'orderId',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  return rows;
};
const oneCharge = [{ amount: 25_000, status: 'submitted_for_settlement' }];

const finish = (key?: string) => post(api, ada, '/registration/complete', undefined, key);

const written = async () => {
  const { db } = api.store;
  const count = async (table: 'participation' | 'mailOutbox' | 'fundraising' | 'activityGoal') =>
    (await db.selectFrom(table).select('personId').where('personId', '=', ada.personId).execute()).length;
  return {
    participations: await count('participation'),
    mails: await count('mailOutbox'),
    goals: await count('fundraising'),
    activityGoals: await count('activityGoal'),
  };
};
const once = { participations: 4, mails: 1, goals: 1, activityGoals: 1 };

describe('Concurrent fee payments', () => {
  test('twenty requests with one key make one charge and get one answer', async () => {
    const key = randomUUID();
    const answers = await atOnce(() => pay({ useSaved: true }, key));
    expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
    expect(await charges()).toEqual(oneCharge);
    expect((await pay({ useSaved: true }, key)).body).toEqual(await current());
  });

  test('twenty requests with twenty keys make one charge', async () => {
    const answers = await atOnce(() => pay({ nonce: 'fake-valid-visa-nonce' }));
    expect(answers.filter(({ status }) => status !== 200 && status !== 202)).toEqual([]);
    expect(await charges()).toEqual(oneCharge);
    expect((await current()).fee.state).toBe('charged');
  });
});

describe('Concurrent completion', () => {
  beforeEach(async () => {
    await pay({ useSaved: true });
  });

  test('twenty requests with one key complete once and get one answer', async () => {
    const key = randomUUID();
    const answers = await atOnce(() => finish(key));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1);
    expect([answers[0]?.status, await written()]).toEqual([200, once]);
  });

  test('twenty requests with twenty keys complete once, and the others get 409', async () => {
    const said = (await atOnce(() => finish())).map(refused).sort();
    expect(said).toEqual([
      '200 undefined',
      ...Array.from({ length: many - 1 }, () => '409 registration-completed'),
    ]);
    expect(await written()).toEqual(once);
  });

  test('completion concurrent with saving a step does one of them fully', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => finish()),
      ...Array.from({ length: 5 }, () =>
        post(api, ada, '/registration/participation', {
          registerForChallenger: true,
          riderRegistrations: [
            { registerForRider: true, rideType: 'signature' },
            { registerForRider: true, rideType: 'gravel' },
          ],
          registerForVolunteer: true,
        }),
      ),
    ]);
    expect(answers.filter(({ status }) => ![200, 409, 412].includes(status))).toEqual([]);
    expect(await written()).toEqual(once);
  });
});
