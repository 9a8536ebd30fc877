import { describe, expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { transact } from '#server/platform/database/database.ts';
import { shiftWaiting } from '#server/volunteering/volunteering.ts';
import {
  joinWaitingList,
  leaveWaitingList,
  offerEnds,
  waitingOf,
} from '#server/waiting-list/waiting-list.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newShift, shiftCalls, tally, volunteer, volunteers } from '#test/support/event/volunteers.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z', clearsJobs: true });
const calls = shiftCalls(api);
const start = '2027-08-20T12:00:00.000Z';
const work = () => api.platform.jobs.runDue();

test.each([
  ['24 hours', '2027-08-01T00:00:00.000Z', '2027-08-02T00:00:00.000Z'],
  ['24 hours up to the last 48', '2027-08-18T11:59:59.999Z', '2027-08-19T11:59:59.999Z'],
  ['2 hours in the last 48', '2027-08-18T12:00:00.000Z', '2027-08-18T14:00:00.000Z'],
  ['until the start, where that is sooner', '2027-08-20T11:00:00.000Z', start],
])('an offer lasts %s', (_, now, ends) => {
  expect(offerEnds(new Date(now), new Date(start))?.toISOString()).toBe(ends);
});

test('makes no offer after the start', () => {
  expect(offerEnds(new Date(start), new Date(start))).toBeNull();
});

/** A shift with one place, a person in it, and others who wait in this order. */
const fullShift = async (waiting: number) => {
  const shiftId = await newShift(api.store.db, { capacity: 1 });
  const [holder, ...others] = await volunteers(api.store.db, waiting + 1);
  if (holder === undefined) throw new Error('Nobody holds the place.');
  expect(said(await calls.take(holder, shiftId))).toBe('200');
  for (const each of others) expect(said(await calls.wait(each, shiftId))).toBe('200');
  return { shiftId, holder, others };
};

const waitingEntries = async (as: Parameters<typeof calls.own>[0]) => {
  const { waiting } = await calls.own(as);
  return waiting.map(({ position, offeredUntil }) => [position, offeredUntil]);
};

describe('A place that gets free', () => {
  test('is offered to the first by e-mail, and counts as taken for everybody else', async () => {
    const { shiftId, holder, others } = await fullShift(2);
    const [first, second] = others as [typeof holder, typeof holder];
    expect(await waitingEntries(second)).toEqual([[2, null]]);
    await calls.leave(holder, shiftId);
    expect(await waitingEntries(first)).toEqual([[1, '2027-03-02T15:00:00.000Z']]);
    expect(await waitingEntries(second)).toEqual([[2, null]]);
    const letters = await emailsTo(api.store.db, first.emailAddress);
    expect(letters.map(({ kind }) => kind)).toEqual(['shift-offered']);
    expect(letters[0]?.text).toContain('10:00 AM on Tuesday, March 2, 2027 (Eastern Time)');
    expect(said(await calls.take(holder, shiftId))).toBe('409 shift-taken');
    expect(said(await calls.take(second, shiftId))).toBe('409 shift-taken');
    expect(said(await calls.take(first, shiftId))).toBe('200');
    expect(await waitingEntries(first)).toEqual([]);
    expect(await waitingEntries(second)).toEqual([[1, null]]);
  });

  test('is offered to the next as an offer ends, to the millisecond', async () => {
    const { shiftId, holder, others } = await fullShift(2);
    const [first, second] = others as [typeof holder, typeof holder];
    await calls.leave(holder, shiftId);
    api.clock.set('2027-03-02T14:59:59.999Z');
    await work();
    expect(await waitingEntries(second)).toEqual([[2, null]]);
    api.clock.set('2027-03-02T15:00:00.000Z');
    expect(said(await calls.take(first, shiftId))).toBe('409 shift-taken');
    await work();
    expect(await waitingEntries(first)).toEqual([]);
    expect(await waitingEntries(second)).toEqual([[1, '2027-03-03T15:00:00.000Z']]);
    expect((await emailsTo(api.store.db, second.emailAddress)).map(({ kind }) => kind)).toEqual([
      'shift-offered',
    ]);
    expect(said(await calls.take(second, shiftId))).toBe('200');
  });

  test('goes on to the next when the first declines', async () => {
    const { shiftId, holder, others } = await fullShift(2);
    const [first, second] = others as [typeof holder, typeof holder];
    await calls.leave(holder, shiftId);
    expect(said(await calls.stopWaiting(first, shiftId))).toBe('200');
    expect(await waitingEntries(second)).toEqual([[1, '2027-03-02T15:00:00.000Z']]);
    expect(said(await calls.stopWaiting(first, shiftId))).toBe('409 not-waiting');
  });

  test('is offered when a hold ends by time alone', async () => {
    const { shiftId, holder, others } = await fullShift(1);
    const [first] = others as [typeof holder];
    await rowsOf(api.store.db, 'shiftPlace', { shiftId }).update({
      heldUntil: new Date('2027-03-01T15:20:00Z'),
    });
    const later = await volunteer(api.store.db);
    await calls.wait(later, shiftId);
    api.clock.set('2027-03-01T15:20:00Z');
    await work();
    expect(await waitingEntries(first)).toEqual([[1, '2027-03-02T15:20:00.000Z']]);
  });
});

test('rejects a wait while a place is free; a repeated wait keeps the position', async () => {
  const { shiftId, holder, others } = await fullShift(2);
  expect(said(await calls.wait(others[0] as typeof holder, shiftId))).toBe('200');
  expect(await waitingEntries(others[0] as typeof holder)).toEqual([[1, null]]);
  expect(said(await calls.wait(holder, shiftId))).toBe('409 shift-yours-already');
  expect(said(await calls.wait(holder, await newShift(api.store.db)))).toBe('409 shift-has-places');
});

const many = scaled(490, 90);

test(`${many} more people at five offered places: those five get them, and nobody else`, async () => {
  const shiftId = await newShift(api.store.db, { capacity: 5 });
  const holders = await volunteers(api.store.db, 5);
  for (const each of holders) await calls.take(each, shiftId);
  const waiting = await volunteers(api.store.db, 5);
  for (const each of waiting) await calls.wait(each, shiftId);
  const crowd = await volunteers(api.store.db, many);
  const answers = await Promise.all([
    ...holders.map((each) => calls.leave(each, shiftId)),
    ...crowd.map((each) => calls.take(each, shiftId)),
  ]);
  expect(tally(answers)).toEqual({ 200: 5, '409 shift-taken': many });
  const accepted = await Promise.all([...waiting, ...holders].map((each) => calls.take(each, shiftId)));
  expect(tally(accepted)).toEqual({ 200: 5, '409 shift-taken': 5 });
  for (const each of waiting) expect((await calls.own(each)).places).toHaveLength(1);
});

test('the public functions work alone: join, leave, and what somebody waits for', async () => {
  const { db } = api.store;
  const subject = shiftWaiting(api.platform.settings);
  const shiftId = await newShift(db, { capacity: 0 });
  const people = await volunteers(db, 3);
  const now = api.clock.now();
  for (const { personId } of people)
    await transact(db, (trx) =>
      joinWaitingList(api.platform, trx, subject, { subjectId: shiftId, personId, now }),
    );
  const positions = () =>
    Promise.all(
      people.map(async ({ personId }) => (await waitingOf(db, personId, 'shift', now))[0]?.position),
    );
  expect(await positions()).toEqual([1, 2, 3]);
  const { personId } = people[0] as (typeof people)[number];
  expect(
    await transact(db, (trx) =>
      leaveWaitingList(api.platform, trx, subject, { subjectId: shiftId, personId, now }),
    ),
  ).toBe(true);
  expect(await positions()).toEqual([undefined, 1, 2]);
});
