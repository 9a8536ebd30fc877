import { beforeEach, describe, expect, test } from 'vitest';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { joinPeloton, newPerson, type Person } from '#test/support/event/people.ts';
import { post, profile, refused, requestFor, routeChoice, walkTo } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
let ada: Person;
beforeEach(async () => {
  ada = await newPerson(api.store.db);
});

const complete = () => post(api, ada, '/registration/complete');
const now = new Date('2027-03-01T15:00:00Z');

const commit = (commitment: number, goal = commitment) =>
  post(api, ada, '/registration/fundraising', {
    goal,
    commitment,
    payment: { nonce: 'fake-valid-visa-nonce' },
  });

const participations = () =>
  api.store.db
    .selectFrom('participation')
    .select(['kind', 'rideType', 'routeId', 'commitment', 'state', 'registeredAt', 'endedAt'])
    .where('personId', '=', ada.personId)
    .orderBy('rideType', 'desc')
    .orderBy('kind')
    .execute();

const fundraising = () =>
  rowsOf(api.store.db, 'fundraising', { personId: ada.personId }).read('goal', 'eventId');

const membership = () =>
  rowsOf(api.store.db, 'pelotonMember', { personId: ada.personId }).read('pelotonId', 'role');

const setGoal = (goal: number) =>
  insertRows(api.store.db, 'fundraising', { personId: ada.personId, eventId: ids.event, goal });

describe('Completion: stored data', () => {
  test('stores the person, participations, fundraising goal and activity goals', async () => {
    await walkTo(api, ada, { challenger: true, signature: true, gravel: true, volunteer: true }, 'fee');
    await commit(500_000, 600_000);
    await post(api, ada, '/registration/fee', {
      total: 25_000,
      discountCode: null,
      payment: { useSaved: true },
    });
    expect((await complete()).body.state).toBe('completed');

    const person = await api.store.db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', ada.personId)
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({
      ...profile,
      tShirtSize: 'M',
      jerseySize: 'L',
      employerName: 'Mill Works',
      isCancerSurvivor: null,
      cancerType: null,
      termsAcceptedAt: now,
      onboardingCompletedAt: now,
    });
    const state = { state: 'registered', registeredAt: now, endedAt: null };
    expect(await participations()).toEqual([
      { kind: 'Challenger', rideType: null, routeId: null, commitment: 0, ...state },
      { kind: 'Volunteer', rideType: null, routeId: null, commitment: 0, ...state },
      // The part of the commitment above the routes' sum belongs to the first ride.
      { kind: 'Rider', rideType: 'signature', routeId: ids.century, commitment: 380_000, ...state },
      { kind: 'Rider', rideType: 'gravel', routeId: ids.dirt, commitment: 120_000, ...state },
    ]);
    expect(await fundraising()).toEqual([{ goal: 600_000, eventId: ids.event }]);
    const goals = await rowsOf(api.store.db, 'activityGoal', { personId: ada.personId }).read(
      'activity',
      'unit',
      'amount',
    );
    expect(goals).toEqual([{ activity: 'running', unit: 'miles', amount: 26.2 }]);
    expect(await membership()).toEqual([]);
  });

  test('keeps a higher earlier goal, and raises a lower one', async () => {
    await setGoal(700_000);
    await walkTo(api, ada, { signature: true }, 'complete');
    await complete();
    expect((await fundraising())[0]?.goal).toBe(700_000);

    ada = await newPerson(api.store.db);
    await setGoal(100);
    await walkTo(api, ada, { signature: true }, 'complete');
    await complete();
    expect((await fundraising())[0]?.goal).toBe(260_000);
  });

  test('sets no goal for a volunteer', async () => {
    await walkTo(api, ada, { volunteer: true }, 'complete');
    await complete();
    expect(await fundraising()).toEqual([]);
  });
});

describe('Completion: group code', () => {
  const withCode = async () => {
    await walkTo(api, ada, { gravel: true }, 'route-gravel');
    await post(api, ada, '/registration/route', routeChoice('gravel', ids.dirt, { groupCode: 'ORRIN' }));
    await walkTo(api, ada, { gravel: true }, 'complete');
  };
  const orrin = [{ pelotonId: ids.orrinCrew, role: expect.stringMatching(/^(captain|member)$/) }];

  test('makes the first person the captain of a peloton without members, and the next a member', async () => {
    await withCode();
    expect(await membership()).toEqual([]);
    await complete();
    expect(await membership()).toEqual([{ pelotonId: ids.orrinCrew, role: 'captain' }]);
    ada = await newPerson(api.store.db);
    await withCode();
    await complete();
    expect(await membership()).toEqual([{ pelotonId: ids.orrinCrew, role: 'member' }]);
  });

  test('replaces a pending request to another peloton', async () => {
    await joinPeloton(api.store.db, ids.mossRiders, [{ person: ada, role: 'member', isPending: true }]);
    await withCode();
    await complete();
    expect(await membership()).toEqual(orrin);
    const requests = await api.store.db.selectFrom('pelotonRequest').select('state').execute();
    expect(requests).toEqual([{ state: 'settled' }]);
  });

  test('is rejected for a member of another peloton, and stores nothing', async () => {
    await withCode();
    await joinPeloton(api.store.db, ids.mossRiders, [{ person: ada, role: 'captain' }]);
    expect(refused(await complete())).toBe('422 group-code-conflict');
    expect([await participations(), await fundraising()]).toEqual([[], []]);
  });
});

describe('Completion: rejected', () => {
  test('rejects completion before the fee is paid', async () => {
    await walkTo(api, ada, { signature: true }, 'fee');
    expect(refused(await complete())).toBe('422 fee-not-paid');
  });

  test('rejects completion before every step is saved', async () => {
    const before = await walkTo(api, ada, { volunteer: true }, 'waiver');
    expect(refused(await complete())).toBe('422 step-out-of-order');
    const { path, body } = requestFor.waiver(before, {});
    await post(api, ada, path, body);
    expect((await complete()).status).toBe(200);
  });
});
