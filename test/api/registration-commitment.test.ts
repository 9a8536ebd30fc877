import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import {
  participation,
  post,
  type Registration,
  refused,
  routeChoice,
  walkTo,
} from '#test/support/event/registration.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const both = { signature: true, gravel: true };
const signatureRide = { type: 'Rider', rideType: 'signature' };
const gravelRide = { type: 'Rider', rideType: 'gravel' };

const current = async () => (await api.send<Registration>('GET', '/registration', { as: ada })).body;
const committed = async () =>
  (await api.send<{ committedAmount: number }>('GET', '/registration/user', { as: ada })).body
    .committedAmount;
const cancel = (ride: object) => post<object>(api, ada, '/registration/cancel-type', ride);
const complete = () => post(api, ada, '/registration/complete');
const commit = (commitment: number) =>
  post(api, ada, '/registration/fundraising', {
    goal: commitment,
    commitment,
    payment: { nonce: 'fake-valid-visa-nonce' },
  });

/** What there is to confirm: the commitment, the least there is, and what comes next. */
const asked = ({ fundraising, nextStep, savedSteps }: Registration) => [
  fundraising.commitment,
  fundraising.minimumCommitment,
  nextStep,
  savedSteps.includes('fundraising'),
];

/** As far as the fee, committed to more than the routes ask for. */
const beyond = async (mix: object, commitment: number) => {
  await walkTo(api, ada, mix, 'fundraising');
  await commit(commitment);
  await walkTo(api, ada, mix, 'fee');
};

describe('the commitment follows the rides', () => {
  test('a ride is dropped before paying: what is left is confirmed again', async () => {
    await walkTo(api, ada, both, 'fee');
    const { body } = await post(api, ada, '/registration/participation', participation({ gravel: true }));
    expect(asked(body)).toEqual([120_000, 120_000, 'fundraising', false]);
    await walkTo(api, ada, { gravel: true }, 'completed');
    expect(await committed()).toBe(120_000);
  });

  test('a ride is dropped after paying: nothing is finished before it is confirmed', async () => {
    await walkTo(api, ada, both, 'complete');
    await cancel(signatureRide);
    expect(asked(await current())).toEqual([120_000, 120_000, 'fundraising', false]);
    expect(refused(await complete())).toBe('422 step-out-of-order');
    expect((await commit(120_000)).body.nextStep).toBe('complete');
    expect((await complete()).status).toBe(200);
    expect(await committed()).toBe(120_000);
  });

  test('a route that asks for less: so does the commitment', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    const { body } = await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
    expect(asked(body)).toEqual([100_000, 100_000, 'fundraising', false]);
    await post(api, ada, '/registration/route', routeChoice('signature', ids.century));
    expect(asked(await current())).toEqual([250_000, 250_000, 'fee', true]);
  });

  test('a place that was lost and a cheaper one instead', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    await api.store.db
      .deleteFrom('routePlace')
      .where('registrationId', '=', (await current()).id)
      .execute();
    const { body } = await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
    expect(asked(body)).toEqual([100_000, 100_000, 'fundraising', false]);
  });

  test('what was promised beyond the routes stays promised', async () => {
    await beyond(both, 400_000);
    const { body } = await post(api, ada, '/registration/participation', participation({ gravel: true }));
    expect(asked(body)).toEqual([150_000, 120_000, 'fundraising', false]);
  });

  test('who rides no more commits to nothing', async () => {
    await beyond({ ...both, challenger: true }, 400_000);
    const { body } = await post(api, ada, '/registration/participation', participation({ challenger: true }));
    expect(body.fundraising).toMatchObject({ commitment: 0, minimumCommitment: 0, isHighRoller: false });
  });

  test('a ride that ends after registering lowers the least of one that is still being registered', async () => {
    await walkTo(api, ada, { signature: true }, 'completed');
    await walkTo(api, ada, { gravel: true }, 'fee');
    expect(asked(await current())).toEqual([370_000, 370_000, 'fee', true]);
    await cancel(signatureRide);
    expect(asked(await current())).toEqual([120_000, 120_000, 'fundraising', false]);
  });
});

describe('a registered ride that is cancelled takes its commitment along', () => {
  test('both rides to the cent', async () => {
    await walkTo(api, ada, both, 'completed');
    await cancel(signatureRide);
    expect(await committed()).toBe(120_000);
    await cancel(gravelRide);
    expect(await committed()).toBe(0);
  });

  test('and the first ride what was promised beyond it', async () => {
    await beyond(both, 400_000);
    await walkTo(api, ada, both, 'completed');
    expect(await committed()).toBe(400_000);
    await cancel(signatureRide);
    expect(await committed()).toBe(120_000);
  });
});
