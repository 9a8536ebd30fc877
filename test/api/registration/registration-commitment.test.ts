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

/** The figures to confirm: the commitment, the minimum, and the next step. */
const asked = ({ fundraising, nextStep, savedSteps }: Registration) => [
  fundraising.commitment,
  fundraising.minimumCommitment,
  nextStep,
  savedSteps.includes('fundraising'),
];

/** Up to the fee, with a commitment above the routes' minimum. */
const beyond = async (mix: object, commitment: number) => {
  await walkTo(api, ada, mix, 'fundraising');
  await commit(commitment);
  await walkTo(api, ada, mix, 'fee');
};

describe('Commitment follows the rides', () => {
  test('dropping a ride before the payment requires a new confirmation of the rest', async () => {
    await walkTo(api, ada, both, 'fee');
    const { body } = await post(api, ada, '/registration/participation', participation({ gravel: true }));
    expect(asked(body)).toEqual([120_000, 120_000, 'fundraising', false]);
    await walkTo(api, ada, { gravel: true }, 'completed');
    expect(await committed()).toBe(120_000);
  });

  test('dropping a ride after the payment blocks completion until the rest is confirmed', async () => {
    await walkTo(api, ada, both, 'complete');
    await cancel(signatureRide);
    expect(asked(await current())).toEqual([120_000, 120_000, 'fundraising', false]);
    expect(refused(await complete())).toBe('422 step-out-of-order');
    expect((await commit(120_000)).body.nextStep).toBe('complete');
    expect((await complete()).status).toBe(200);
    expect(await committed()).toBe(120_000);
  });

  test('a route with a lower minimum lowers the commitment', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    const { body } = await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
    expect(asked(body)).toEqual([100_000, 100_000, 'fundraising', false]);
    await post(api, ada, '/registration/route', routeChoice('signature', ids.century));
    expect(asked(await current())).toEqual([250_000, 250_000, 'fee', true]);
  });

  test('a cheaper route in place of a lost one lowers the commitment', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    await api.store.db
      .deleteFrom('routePlace')
      .where('registrationId', '=', (await current()).id)
      .execute();
    const { body } = await post(api, ada, '/registration/route', routeChoice('signature', ids.loop));
    expect(asked(body)).toEqual([100_000, 100_000, 'fundraising', false]);
  });

  test('a commitment beyond the minimum keeps its surplus when a ride is dropped', async () => {
    await beyond(both, 400_000);
    const { body } = await post(api, ada, '/registration/participation', participation({ gravel: true }));
    expect(asked(body)).toEqual([150_000, 120_000, 'fundraising', false]);
  });

  test('the commitment is zero when no ride is left', async () => {
    await beyond({ ...both, challenger: true }, 400_000);
    const { body } = await post(api, ada, '/registration/participation', participation({ challenger: true }));
    expect(body.fundraising).toMatchObject({ commitment: 0, minimumCommitment: 0, isHighRoller: false });
  });

  test('cancelling a registered ride lowers the minimum of a registration in progress', async () => {
    await walkTo(api, ada, { signature: true }, 'completed');
    await walkTo(api, ada, { gravel: true }, 'fee');
    expect(asked(await current())).toEqual([370_000, 370_000, 'fee', true]);
    await cancel(signatureRide);
    expect(asked(await current())).toEqual([120_000, 120_000, 'fundraising', false]);
  });
});

describe('Commitment of cancelled rides', () => {
  test('each cancelled ride takes its commitment along', async () => {
    await walkTo(api, ada, both, 'completed');
    await cancel(signatureRide);
    expect(await committed()).toBe(120_000);
    await cancel(gravelRide);
    expect(await committed()).toBe(0);
  });

  test('the first ride takes the surplus commitment along', async () => {
    await beyond(both, 400_000);
    await walkTo(api, ada, both, 'completed');
    expect(await committed()).toBe(400_000);
    await cancel(signatureRide);
    expect(await committed()).toBe(120_000);
  });
});
