import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { newShift, rideToo, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';
import { rowsOf } from '#test/support/rows.ts';
import { leadShift } from '#test/support/shift-lead/shifts.ts';

type Change = Schemas['ShiftChange'];

const organizerOid = '3f0c8d5e-4a77-4a51-9d0e-6b1f6f0f2b11';
const { api } = givenEvent({
  at: '2027-03-01T15:00:00Z',
  clearsJobs: true,
  settings: { organizerOids: [organizerOid] },
});
const calls = shiftCalls(api);
let organizer: Person;
beforeAll(async () => {
  const { personId, emailAddress } = await newPerson(api.store.db);
  await rowsOf(api.store.db, 'person', { id: personId }).update({ oid: organizerOid });
  organizer = { personId, emailAddress, oid: organizerOid };
});

// From 8 AM to noon on August 20 at Hollin Gap, five places.
const before: Change = {
  startsAt: '2027-08-20T12:00:00.000Z',
  endsAt: '2027-08-20T16:00:00.000Z',
  location: 'Hollin Gap',
  capacity: 5,
};
const change = (shiftId: string, changes: Partial<Change>, as = organizer) =>
  api.send('PUT', `/volunteer/shifts/${shiftId}`, { as, body: { ...before, ...changes } });
const cancel = (shiftId: string, as = organizer) =>
  api.send('DELETE', `/volunteer/shifts/${shiftId}`, { as });
const letterOf = async (as: Person, kind: string) =>
  (await emailsTo(api.store.db, as.emailAddress)).find((letter) => letter.kind === kind)?.text;
const letters = async (as: Person, kind: string) =>
  (await emailsTo(api.store.db, as.emailAddress))
    .filter((letter) => letter.kind === kind)
    .map(({ text }) => text);
const inShift = async (more: Parameters<typeof newShift>[1] = {}) => {
  const [as, shiftId] = [await volunteer(api.store.db), await newShift(api.store.db, more)];
  await calls.take(as, shiftId);
  return { as, shiftId };
};
const toConfirm = async (as: Person) => (await calls.own(as)).places.map(({ confirmUntil }) => confirmUntil);
const moved = { startsAt: '2027-08-20T13:00:00.000Z', endsAt: '2027-08-20T17:00:00.000Z' } as const;

test('only an organizer changes or cancels a shift', async () => {
  const { as, shiftId } = await inShift();
  expect([said(await change(shiftId, moved, as)), said(await cancel(shiftId, as))]).toEqual([
    '403 shift-organizers-only',
    '403 shift-organizers-only',
  ]);
});

describe('A shift that is moved', () => {
  test('is announced to everybody in it, who confirm it within 48 hours', async () => {
    const { as, shiftId } = await inShift();
    expect(said(await change(shiftId, moved))).toBe('200');
    expect(await toConfirm(as)).toEqual(['2027-03-03T15:00:00.000Z']);
    const letter = await letterOf(as, 'shift-moved');
    expect(letter).toContain(
      'Shift: Flags\nWhen: Friday, August 20, 2027, 9:00 AM to 1:00 PM (Eastern Time)\nWhere: Hollin Gap',
    );
    expect(letter).toContain(
      'Before, it was Friday, August 20, 2027, 8:00 AM to 12:00 PM (Eastern Time), Hollin Gap',
    );
    expect(letter).toContain('by 10:00 AM on Wednesday, March 3, 2027 (Eastern Time)');
    expect(said(await calls.confirm(as, shiftId))).toBe('200');
    expect(await toConfirm(as)).toEqual([null]);
    expect(said(await calls.confirm(as, shiftId))).toBe('409 nothing-to-confirm');
    api.clock.set('2027-03-03T15:00:00.000Z');
    await api.platform.jobs.runDue();
    expect((await calls.own(as)).places).toHaveLength(1);
  });

  test('an unconfirmed place ends after 48 hours, to the millisecond, and is offered to the waiting list', async () => {
    const { as, shiftId } = await inShift({ capacity: 1 });
    const next = await volunteer(api.store.db);
    await calls.wait(next, shiftId);
    await change(shiftId, { ...moved, capacity: 1 });
    api.clock.set('2027-03-03T14:59:59.999Z');
    await api.platform.jobs.runDue();
    expect((await calls.own(as)).places).toHaveLength(1);
    api.clock.set('2027-03-03T15:00:00.000Z');
    expect(said(await calls.confirm(as, shiftId))).toBe('409 nothing-to-confirm');
    await api.platform.jobs.runDue();
    expect((await calls.own(as)).places).toEqual([]);
    expect(await letterOf(as, 'shift-unconfirmed')).toContain('you’re no longer on it');
    expect(await letterOf(next, 'shift-offered')).toContain('9:00 AM to 1:00 PM');
  });

  test('can be left within the last 72 hours, because the volunteer has not confirmed it', async () => {
    const { as, shiftId } = await inShift();
    api.clock.set('2027-08-20T06:00:00.000Z');
    await change(shiftId, moved);
    // Two days from now are after the start: a person who comes anyway keeps the place.
    expect(await toConfirm(as)).toEqual(['2027-08-20T13:00:00.000Z']);
    expect(said(await calls.leave(as, shiftId))).toBe('200');
  });

  test('a volunteer without a confirmation keeps the place once the shift begins', async () => {
    const { as, shiftId } = await inShift();
    api.clock.set('2027-08-20T06:00:00.000Z');
    await change(shiftId, moved);
    api.clock.set('2027-08-20T13:00:00.000Z');
    await api.platform.jobs.runDue();
    expect((await calls.own(as)).places).toHaveLength(1);
  });

  test('names what it clashes with now, and can’t be confirmed like that', async () => {
    const as = await volunteer(api.store.db);
    await rideToo(api.store.db, as);
    const shiftId = await newShift(api.store.db);
    await calls.take(as, shiftId);
    await change(shiftId, { startsAt: '2027-08-07T12:00:00.000Z', endsAt: '2027-08-07T16:00:00.000Z' });
    expect(await letterOf(as, 'shift-moved')).toContain('overlaps with your ride “Century”');
    expect(said(await calls.confirm(as, shiftId))).toBe('409 shift-clash');
  });

  test.each([
    ['earlier', { startsAt: '2027-08-20T11:59:00.000Z' }, true],
    ['longer', { endsAt: '2027-08-20T16:01:00.000Z' }, true],
    ['elsewhere', { location: 'Mill Street' }, true],
    ['shorter', { startsAt: '2027-08-20T13:00:00.000Z' }, false],
  ] as const)('to be %s', async (_, changes, isConfirmed) => {
    const { as, shiftId } = await inShift();
    await change(shiftId, changes);
    expect((await toConfirm(as)).map((until) => until !== null)).toEqual([isConfirmed]);
    expect(await letterOf(as, 'shift-moved')).toBeDefined();
  });

  test('has a higher number in the calendar', async () => {
    const { as, shiftId } = await inShift();
    await change(shiftId, moved);
    const { revision } = await rowsOf(api.store.db, 'shift', { id: shiftId }).readOne('revision');
    expect(revision).toBe(1);
    expect((await calls.own(as)).places[0]?.shift.startTime).toBe('09:00');
  });
});

test('offers added places to waiting people, and refuses fewer places than people', async () => {
  const { as, shiftId } = await inShift({ capacity: 1 });
  const next = await volunteer(api.store.db);
  await calls.wait(next, shiftId);
  expect(said(await change(shiftId, { capacity: 0 }))).toBe('409 shift-places-taken');
  expect(said(await change(shiftId, { capacity: 2 }))).toBe('200');
  expect(await letterOf(next, 'shift-offered')).toBeDefined();
  expect(await letterOf(as, 'shift-moved')).toBeUndefined();
});

test.each([
  ['no length', { endsAt: before.startsAt }],
  ['a start that is past', { startsAt: '2027-03-01T15:00:00.000Z' }],
] as const)('refuses a shift with %s', async (_, changes) => {
  const { shiftId } = await inShift();
  expect(said(await change(shiftId, changes))).toBe('422 shift-times-wrong');
});

test('a cancelled shift is announced to everybody in it or waiting, and is no longer in any list', async () => {
  const { as, shiftId } = await inShift({ capacity: 1 });
  const next = await volunteer(api.store.db);
  await calls.wait(next, shiftId);
  expect(said(await cancel(shiftId))).toBe('204');
  expect(await letterOf(as, 'shift-cancelled')).toContain('Please don’t come to it');
  expect(await letterOf(next, 'shift-cancelled')).toContain('a shift that you were waiting for');
  expect([(await calls.own(as)).places, (await calls.own(next)).waiting]).toEqual([[], []]);
  const jobs = await api.send<{ id: string }[]>('GET', '/registration/jobs', { as });
  expect(jobs.body.map(({ id }) => id)).not.toContain(shiftId);
  expect(said(await calls.take(as, shiftId))).toBe('404 shift-not-found');
  expect(said(await cancel(shiftId))).toBe('404 shift-not-found');
});

test('a person who has not answered to a change is asked again by the next one', async () => {
  const { as, shiftId } = await inShift();
  await change(shiftId, moved);
  await change(shiftId, { ...moved, endsAt: '2027-08-20T16:30:00.000Z' });
  const texts = await letters(as, 'shift-moved');
  api.clock.set('2027-03-03T15:00:00.000Z');
  await api.platform.jobs.runDue();
  expect([
    (await calls.own(as)).places.length,
    texts.map((t) => t.includes('You don’t need to do anything')),
    (await letters(as, 'shift-unconfirmed')).length,
  ]).toEqual([0, [false, false], 1]);
});

test('capacity below taken plus live offers', async () => {
  const { shiftId } = await inShift({ capacity: 2 });
  const b = await volunteer(api.store.db);
  await calls.take(b, shiftId);
  const w = await volunteer(api.store.db);
  expect(said(await calls.wait(w, shiftId))).toBe('200');
  await calls.leave(b, shiftId);
  expect(await letters(w, 'shift-offered')).toHaveLength(1);
  const answer = said(await change(shiftId, { capacity: 1 }));
  const taken = await calls.take(w, shiftId);
  expect([answer, said(taken)]).toEqual(['409 shift-places-taken', '200']);
});

test('a shift that has begun is neither changed nor cancelled', async () => {
  const shiftId = await newShift(api.store.db);
  api.clock.set(before.startsAt);
  for (const answer of [await change(shiftId, moved), await cancel(shiftId)])
    expect(said(answer)).toBe('409 shift-begun');
});

test('nothing to confirm once begun', async () => {
  const { as, shiftId } = await inShift();
  api.clock.set('2027-08-20T06:00:00.000Z');
  await change(shiftId, moved);
  api.clock.set('2027-08-20T13:00:00.000Z');
  await api.platform.jobs.runDue();
  expect((await calls.own(as)).places.map(({ confirmUntil }) => confirmUntil)).toEqual([null]);
});

test('a lapsed hold of an unfinished registration', async () => {
  const { as, shiftId } = await inShift();
  await rowsOf(api.store.db, 'registration', { personId: as.personId }).update({
    state: 'in-progress',
    completedAt: null,
  });
  await rowsOf(api.store.db, 'shiftPlace', { shiftId }).update({
    heldUntil: new Date('2027-02-01T00:00:00Z'),
  });
  await change(shiftId, moved);
  expect(await letters(as, 'shift-moved')).toEqual([]);
});

test('a volunteer whose offer expired gets no e-mail about the cancellation', async () => {
  const { as, shiftId } = await inShift({ capacity: 1 });
  const w = await volunteer(api.store.db);
  await calls.wait(w, shiftId);
  await calls.leave(as, shiftId);
  api.clock.set('2027-03-02T15:00:00.000Z');
  expect((await calls.own(w)).waiting).toEqual([]);
  await api.send('DELETE', `/volunteer/shifts/${shiftId}`, { as: organizer });
  expect(await letters(w, 'shift-cancelled')).toEqual([]);
});

test('one job for each end of a hold', async () => {
  const { shiftId } = await inShift({ capacity: 1 });
  await rowsOf(api.store.db, 'shiftPlace', { shiftId }).update({
    heldUntil: new Date('2027-03-01T15:20:00Z'),
  });
  for (let i = 0; i < 10; i += 1) await calls.wait(await volunteer(api.store.db), shiftId);
  const jobs = await api.store.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'waiting-list-offer')
    .where('state', '=', 'waiting')
    .execute();
  const mine = jobs.filter(({ payload }) => JSON.stringify(payload).includes(shiftId));
  await rowsOf(api.store.db, 'shiftPlace', { shiftId }).update({
    heldUntil: new Date('2027-03-01T15:50:00Z'),
  });
  api.clock.set('2027-03-01T15:20:00Z');
  await api.platform.jobs.runDue();
  const next = (
    await api.store.db
      .selectFrom('job')
      .selectAll()
      .where('kind', '=', 'waiting-list-offer')
      .where('state', '=', 'waiting')
      .execute()
  ).filter(({ payload }) => JSON.stringify(payload).includes(shiftId));
  expect([
    mine.length,
    next.length,
    next.filter((one) => one.runAt.toISOString() > '2027-03-01T15:40').length,
  ]).toEqual([1, 1, 1]);
});

test('within 72 hours the e-mail offers only possible actions', async () => {
  const shiftId = await newShift(api.store.db);
  await leadShift(api.store.db, shiftId, [await newPerson(api.store.db)]);
  const as = await volunteer(api.store.db);
  api.clock.set('2027-08-19T12:00:00.000Z');
  await calls.take(as, shiftId);
  expect((await letters(as, 'shift-taken'))[0]).toContain('It’s less than 72 hours away');
  expect(said(await calls.leave(as, shiftId))).toBe('409 shift-too-soon');
});

test('a lead without a place in the shift gets an e-mail when it is moved or cancelled', async () => {
  const { shiftId } = await inShift();
  const lead = await volunteer(api.store.db);
  await rowsOf(api.store.db, 'shift', { id: shiftId }).update({ leadPersonId: lead.personId });
  await change(shiftId, moved);
  await api.send('DELETE', `/volunteer/shifts/${shiftId}`, { as: organizer });
  expect((await letters(lead, 'shift-moved'))[0]).toContain('a shift that you lead');
  expect((await letters(lead, 'shift-cancelled'))[0]).toContain('a shift that you lead');
});
