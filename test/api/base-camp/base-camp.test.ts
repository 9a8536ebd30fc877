import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { type DonationRow, insertDonation, insertRecurring } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import {
  joinPeloton,
  newPeloton,
  newPerson,
  type Person,
  publicId,
  takeNoMorePart,
  takePart,
} from '#test/support/event/people.ts';
import { refused, walkTo } from '#test/support/event/registration.ts';
import { give, pageOf } from '#test/support/event/shares.ts';
import { newShift } from '#test/support/event/volunteers.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

type BaseCamp = Schemas['BaseCamp'];
type Own = Schemas['Fundraising'] & Schemas['Problem'];

const start = '2027-03-10T15:00:00Z';
const { api } = givenEvent({ at: start });
let ada: Person;
beforeEach(async () => {
  api.clock.set(start);
  ada = await newPerson(api.store.db);
});

const campOf = async (as = ada): Promise<BaseCamp> => {
  const { status, body } = await api.send<BaseCamp>('GET', '/user/base-camp', { as });
  expect(status).toBe(200);
  return body;
};

const change = (body: object, as = ada) =>
  api.send<Own>('PATCH', '/user/fundraising', { as, body, seen: true });

/** A donation with its postings; `back` cents of it are taken back. */
const book = async (
  amount: number,
  { back = 0, ...given }: Omit<DonationRow, 'to'> & { back?: number } = {},
) => {
  const id = await insertDonation(api.store.db, { to: { person: ada }, amount, ...given });
  await give(api, pageOf(ada), amount, { reference: id, back });
  return id;
};

describe('Base camp', () => {
  test('rejects a visitor with 401', async () => {
    expect(refused(await api.send('GET', '/user/base-camp', {}))).toBe('401 sign-in-required');
  });

  test('leads somebody who takes no part to registration, and then through it', async () => {
    expect(await campOf()).toEqual({
      publicId: publicId(ada),
      firstName: 'Ada',
      currentEventName: 'Product 2027',
      timeZone: 'America/New_York',
      isParticipant: false,
      fundraisingDeadline: '2027-10-01',
      daysLeft: 205,
      fundraising: expect.objectContaining({ raised: 0, goal: 0, version: expect.any(String) }),
      nextStep: { kind: 'register' },
      furtherSteps: [],
      newest: [],
      donationCount: 0,
      weeks: {
        current: { from: '2027-03-08', donations: 0, amount: 0 },
        previous: { from: '2027-03-01', donations: 0, amount: 0 },
      },
      ahead: [],
      goals: [],
      celebration: null,
    });
    await walkTo(api, ada, { challenger: true }, 'waiver');
    expect((await campOf()).nextStep).toEqual({ kind: 'continue-registration' });
    const blocked = await newPerson(api.store.db, { blockRegistration: true });
    expect((await campOf(blocked)).nextStep).toEqual({ kind: 'back-a-rider' });
  });

  test('shows the newest three donations with names and amounts, thanked or not, and no donations to others', async () => {
    await takePart(api.store.db, ada);
    const other = await newPerson(api.store.db);
    await takePart(api.store.db, other);
    const at = (day: number) => new Date(`2027-02-0${day}T10:00:00Z`);
    await book(1_000, { givenAt: at(1) });
    const shy = await book(2_000, {
      givenAt: at(2),
      name: 'Shy Sam',
      isAnonymous: true,
      isAmountVisible: false,
    });
    const kind = await book(3_000, { givenAt: at(3), message: 'Ride safe.' });
    await book(9_000, { givenAt: at(4), back: 9_000 });
    const newest = await book(4_000, { givenAt: at(5) });
    await api.send('POST', `/user/${publicId(ada)}/thank-yous`, {
      as: ada,
      key: randomUUID(),
      body: { donationIds: [kind], text: 'Thank you!' },
    });
    const camp = await campOf();
    expect(camp.newest.map(({ id, name, amount, thankedAt }) => [id, name, amount, thankedAt])).toEqual([
      [newest, 'Dora Donor', 4_000, null],
      [kind, 'Dora Donor', 3_000, start.replace('Z', '.000Z')],
      [shy, 'Shy Sam', 2_000, null],
    ]);
    expect([camp.donationCount, camp.fundraising.raised, camp.nextStep]).toEqual([
      4,
      10_000,
      { kind: 'thank', count: 3 },
    ]);
    expect(await campOf(other)).toMatchObject({
      newest: [],
      donationCount: 0,
      nextStep: { kind: 'first-donation' },
    });
  });

  test('compares whole weeks of the event’s zone, less what was taken back', async () => {
    await takePart(api.store.db, ada);
    // Midnight in New York is 05:00 UTC in winter; summer time begins on 14 March 2027, and it is 04:00 then.
    await book(100, { givenAt: new Date('2027-03-01T04:59:59Z') });
    await book(2_000, { givenAt: new Date('2027-03-01T05:00:00Z') });
    await book(3_000, { givenAt: new Date('2027-03-08T04:59:59Z'), back: 1_000 });
    await book(7_000, { givenAt: new Date('2027-03-07T12:00:00Z'), back: 7_000 });
    await book(5_000, { givenAt: new Date('2027-03-08T05:00:00Z') });
    expect((await campOf()).weeks).toEqual({
      current: { from: '2027-03-08', donations: 1, amount: 5_000 },
      previous: { from: '2027-03-01', donations: 2, amount: 4_000 },
    });
    await book(8_000, { givenAt: new Date('2027-03-15T04:00:00Z') });
    api.clock.set('2027-03-15T04:00:00Z');
    expect((await campOf()).weeks).toEqual({
      current: { from: '2027-03-15', donations: 1, amount: 8_000 },
      previous: { from: '2027-03-08', donations: 1, amount: 5_000 },
    });
  });

  test.each([
    ['2027-10-01T03:59:00Z', 1],
    ['2027-10-01T04:00:00Z', 0],
    ['2027-10-02T03:59:00Z', 0],
    ['2027-10-02T04:00:00Z', null],
  ])('at %s, %s days are left', async (now, daysLeft) => {
    api.clock.set(now);
    expect((await campOf()).daysLeft).toBe(daysLeft);
  });

  test('names the shift of this week until it is over, and a photo and a story before another round of asking', async () => {
    await walkTo(api, ada, { challenger: true, volunteer: true }, 'completed');
    api.clock.set('2027-08-01T12:00:00Z');
    const shift = {
      title: 'Water stop',
      jobType: expect.any(String),
      location: expect.any(String),
      day: '2027-08-06',
      startTime: expect.any(String),
    };
    expect((await campOf()).nextStep).toEqual({ kind: 'shift', shift });
    for (const day of ['2027-07-30', '2027-08-08']) {
      api.clock.set(`${day}T12:00:00Z`);
      expect((await campOf()).nextStep).toEqual({ kind: 'first-donation' });
    }
    await book(1_000);
    const person = () => api.store.db.updateTable('person').where('id', '=', ada.personId);
    await api.send('POST', `/user/${publicId(ada)}/thank-yous`, {
      as: ada,
      key: randomUUID(),
      body: { donationIds: [(await campOf()).newest[0]?.id], text: 'Thank you!' },
    });
    expect((await campOf()).nextStep).toEqual({ kind: 'add-photo' });
    await person().set({ profileImageUrl: '/images/x-512.webp' }).execute();
    expect((await campOf()).nextStep).toEqual({ kind: 'add-story' });
    const story = JSON.stringify([{ type: 'paragraph', spans: [{ text: 'Because.' }] }]);
    await person().set({ story }).execute();
    expect((await campOf()).nextStep).toEqual({ kind: 'enter-activity' });
    const { body: own } = await api.send<Schemas['OwnActivityGoals']>('GET', '/user/activity-goals', {
      as: ada,
    });
    const enter = (day: string, amount: number) =>
      api.send('PUT', `/user/activity-goal/day?${new URLSearchParams({ goalId: own.goals[0]?.id ?? '' })}`, {
        as: ada,
        key: randomUUID(),
        body: { day, amount },
      });
    // The Sunday before counts for the goal, not for this week.
    expect(
      [await enter('2027-08-01', 4), await enter('2027-08-02', 2.5)].map(({ status }) => status),
    ).toEqual([200, 200]);
    const { nextStep, goals } = await campOf();
    expect(nextStep).toEqual({ kind: 'share-again' });
    expect(goals).toEqual([{ activity: 'running', unit: 'miles', amount: 26.2, done: 6.5, thisWeek: 2.5 }]);
  });

  test('lists rides and shifts to come and the deadline, each until it is over', async () => {
    await walkTo(api, ada, { signature: true, gravel: true, volunteer: true }, 'completed');
    const ahead = async () =>
      (await campOf()).ahead.map(({ kind, day, title, place }) => [kind, day, title, place]);
    api.clock.set('2027-08-05T12:00:00Z');
    const all = await ahead();
    expect(all).toMatchObject([
      ['shift', '2027-08-06', 'Water stop', expect.any(String)],
      ['ride', '2027-08-07', expect.any(String), expect.any(String)],
      ['ride', expect.any(String), expect.any(String), expect.any(String)],
      ['deadline', '2027-10-01', null, null],
    ]);
    expect((await campOf()).nextStep).toMatchObject({ kind: 'shift' });
    api.clock.set('2027-08-07T23:00:00Z');
    expect(await ahead()).toEqual(all.slice(1));
    expect((await campOf()).nextStep).toEqual({
      kind: 'ride',
      ride: { name: all[1]?.[2], route: all[1]?.[3], day: '2027-08-07' },
    });
    api.clock.set('2027-08-08T12:00:00Z');
    expect(await ahead()).toEqual(all.slice(2));
    api.clock.set('2027-10-02T12:00:00Z');
    expect(await ahead()).toEqual([]);
  });

  test('leads a volunteer who gave up their shift to the shifts, until none is to come', async () => {
    await walkTo(api, ada, { challenger: true, volunteer: true }, 'completed');
    const { db } = api.store;
    await db
      .deleteFrom('shiftPlace')
      .where('registrationId', 'in', (query) =>
        query.selectFrom('registration').select('id').where('personId', '=', ada.personId),
      )
      .execute();
    expect((await campOf()).nextStep).toEqual({ kind: 'take-shift' });
    api.clock.set('2027-08-30T12:00:00Z');
    expect((await campOf()).nextStep).toEqual({ kind: 'first-donation' });
  });

  test('tells of a shift at the same time as one that the person leads, until it has begun', async () => {
    await walkTo(api, ada, { volunteer: true }, 'completed');
    const { nextStep: own } = await campOf();
    // A volunteer who leads the shift that they help in sees it once.
    const led = [ids.water, ids.park, ids.tent].map((shiftId) => ({ shiftId, personId: ada.personId }));
    await insertRows(api.store.db, 'shiftLead', led);
    const camp = await campOf();
    expect(camp.nextStep).toEqual({
      kind: 'shift-clash',
      title: 'Water stop',
      jobType: 'Course',
      others: 0,
      ledTitle: 'Parking',
      day: '2027-08-06',
    });
    // The clash already names it.
    expect(camp.furtherSteps).not.toContainEqual(own);
    expect(camp.ahead.map(({ kind, title }) => [kind, title])).toEqual([
      ['shift', 'Water stop'],
      ['lead', 'Parking'],
      ['lead', 'Tent'],
    ]);
    const second = await newShift(api.store.db, { day: '2027-08-06', from: '10:30', to: '13:00' });
    const { id: registrationId } = await rowsOf(api.store.db, 'registration', {
      personId: ada.personId,
    }).readOne('id');
    await insertRows(api.store.db, 'shiftPlace', { shiftId: second, registrationId, heldUntil: null });
    expect((await campOf()).nextStep).toMatchObject({ title: 'Water stop', others: 1 });
    api.clock.set('2027-08-06T12:00:00Z');
    expect((await campOf()).nextStep).toEqual(own);
  });

  test('shows the requests to join to the captain, and not to a member', async () => {
    const [captain, member, asking] = [ada, await newPerson(api.store.db), await newPerson(api.store.db)];
    for (const each of [captain, member]) await takePart(api.store.db, each);
    const pelotonId = await newPeloton(api.store.db, [
      { person: captain, role: 'captain' },
      { person: member, role: 'member' },
    ]);
    expect((await campOf(captain)).nextStep, 'while nobody asks').toEqual({ kind: 'first-donation' });
    await joinPeloton(api.store.db, pelotonId, [{ person: asking, role: 'member', isPending: true }]);
    expect((await campOf(captain)).nextStep).toEqual({
      kind: 'answer-requests',
      count: 1,
      answerUntil: expect.stringMatching(/^\d{4}-.*Z$/),
      pelotonId,
      pelotonName: `Crew ${pelotonId}`,
    });
    expect((await campOf(member)).nextStep).toEqual({ kind: 'first-donation' });
  });

  test('tells of an offered captaincy until it expires, and of a request that waits', async () => {
    const [captain, offered, asking] = [ada, await newPerson(api.store.db), await newPerson(api.store.db)];
    for (const each of [captain, offered]) await takePart(api.store.db, each);
    // A person who only volunteers is not asked for donations first; their shift is months away.
    await walkTo(api, asking, { volunteer: true }, 'completed');
    expect((await campOf(asking)).nextStep).toMatchObject({ kind: 'shift', shift: { day: '2027-08-06' } });
    const pelotonId = await newPeloton(api.store.db, [
      { person: captain, role: 'captain' },
      { person: offered, role: 'member' },
      { person: asking, role: 'member', isPending: true },
    ]);
    const peloton = { pelotonId, pelotonName: `Crew ${pelotonId}` };
    await insertRows(api.store.db, 'captaincyOffer', {
      pelotonId,
      eventId: ids.event,
      captainId: captain.personId,
      offeredTo: offered.personId,
      offeredAt: api.clock.now(),
      expiresAt: new Date(api.clock.now().getTime() + 1000),
    });
    expect((await campOf(offered)).nextStep).toEqual({ kind: 'answer-captaincy', ...peloton });
    api.clock.advance(1000);
    expect((await campOf(offered)).nextStep).toEqual({ kind: 'first-donation' });
    expect((await campOf(asking)).nextStep).toEqual({ kind: 'await-answer', ...peloton });
  });

  test.each([
    ['paused by a refused card', { state: 'paused', pauseReason: 'charge-refused' }],
    ['to be tried again', { state: 'active', nextOn: '2027-04-01', retryOn: '2027-03-12' }],
  ] as const)('asks for another card where a recurring donation is %s', async (_, refusal) => {
    await insertRecurring(api.store.db, { donorPersonId: ada.personId, ...refusal });
    expect((await campOf()).nextStep).toEqual({ kind: 'mend-recurring-donation' });
  });
});

describe('Celebration', () => {
  test('names the commitment, then the goal, each until it is seen; a higher goal is celebrated again', async () => {
    await walkTo(api, ada, { signature: true }, 'completed');
    await change({ goal: 300_000 });
    expect((await campOf()).celebration).toBeNull();
    await book(250_000);
    expect((await campOf()).celebration).toEqual({ success: 'commitment', amount: 250_000 });
    expect((await change({ celebrated: 250_000 })).body.seenSuccess).toBe(false);
    expect((await campOf()).celebration).toBeNull();

    await book(50_000);
    expect((await campOf()).celebration).toEqual({ success: 'goal', amount: 300_000 });
    // A late request from another tab, about the commitment, removes nothing.
    await change({ celebrated: 250_000 });
    expect((await campOf()).celebration).toEqual({ success: 'goal', amount: 300_000 });
    expect((await change({ celebrated: 300_000 })).body.seenSuccess).toBe(true);
    expect((await campOf()).celebration).toBeNull();

    expect((await change({ goal: 280_000 })).body.seenSuccess).toBe(true);
    expect((await campOf()).celebration).toBeNull();
    expect((await change({ goal: 400_000 })).body.seenSuccess).toBe(false);
    await book(100_000);
    expect((await campOf()).celebration).toEqual({ success: 'goal', amount: 400_000 });
    expect((await change({ seenSuccess: true })).body.seenSuccess).toBe(true);
    expect((await campOf()).celebration).toBeNull();
    await change({ seenSuccess: false });
    expect((await campOf()).celebration).toEqual({ success: 'goal', amount: 400_000 });
    await takeNoMorePart(api.store.db, ada);
    expect((await campOf()).celebration).toBeNull();
  });

  test('the same request sent again answers the same, and needs no version', async () => {
    await takePart(api.store.db, ada);
    const key = randomUUID();
    const send = () =>
      api.send<Own>('PATCH', '/user/fundraising', { as: ada, key, body: { celebrated: 10_000 } });
    const first = await send();
    const second = await send();
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  });
});
