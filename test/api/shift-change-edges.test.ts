import { beforeAll, expect, test } from 'vitest';
import type { components } from '#openapi/contract.gen.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person } from '#test/support/event/people.ts';
import { newShift, shiftCalls, volunteer } from '#test/support/event/volunteers.ts';
import { lettersTo } from '#test/support/letters.ts';

type Change = components['schemas']['ShiftChange'];
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
  await api.store.db.updateTable('person').set({ oid: organizerOid }).where('id', '=', personId).execute();
  organizer = { personId, emailAddress, oid: organizerOid };
});
const before: Change = {
  startsAt: '2027-08-20T12:00:00.000Z',
  endsAt: '2027-08-20T16:00:00.000Z',
  location: 'Hollin Gap',
  capacity: 5,
};
const change = (shiftId: string, changes: Partial<Change>) =>
  api.send('PUT', `/volunteer/shifts/${shiftId}`, { as: organizer, body: { ...before, ...changes } });
const letters = async (as: Person, kind: string) =>
  (await lettersTo(api.store.db, as.emailAddress))
    .filter((letter) => letter.kind === kind)
    .map(({ text }) => text);
const inShift = async (more: Parameters<typeof newShift>[1] = {}) => {
  const [as, shiftId] = [await volunteer(api.store.db), await newShift(api.store.db, more)];
  await calls.take(as, shiftId);
  return { as, shiftId };
};
const moved = { startsAt: '2027-08-20T13:00:00.000Z', endsAt: '2027-08-20T17:00:00.000Z' };

test('who has not answered to a change is asked anew by the next one', async () => {
  const { as, shiftId } = await inShift();
  await change(shiftId, moved);
  await change(shiftId, { ...moved, endsAt: '2027-08-20T16:30:00.000Z' });
  const texts = await letters(as, 'shift-moved');
  api.clock.set('2027-03-03T15:00:00.000Z');
  await api.platform.jobs.runDue();
  expect([
    (await calls.own(as)).places.length,
    texts.map((t) => t.includes('You have nothing to do')),
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
  await api.store.db
    .updateTable('registration')
    .set({ state: 'in-progress', completedAt: null })
    .where('personId', '=', as.personId)
    .execute();
  await api.store.db
    .updateTable('shiftPlace')
    .set({ heldUntil: new Date('2027-02-01T00:00:00Z') })
    .where('shiftId', '=', shiftId)
    .execute();
  await change(shiftId, moved);
  expect(await letters(as, 'shift-moved')).toEqual([]);
});

test('who let the offer pass gets no letter of cancellation', async () => {
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
  await api.store.db
    .updateTable('shiftPlace')
    .set({ heldUntil: new Date('2027-03-01T15:20:00Z') })
    .where('shiftId', '=', shiftId)
    .execute();
  for (let i = 0; i < 10; i += 1) await calls.wait(await volunteer(api.store.db), shiftId);
  const jobs = await api.store.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'waiting-list-offer')
    .where('state', '=', 'waiting')
    .execute();
  const mine = jobs.filter(({ payload }) => JSON.stringify(payload).includes(shiftId));
  await api.store.db
    .updateTable('shiftPlace')
    .set({ heldUntil: new Date('2027-03-01T15:50:00Z') })
    .where('shiftId', '=', shiftId)
    .execute();
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

test('within 72 hours the letter promises nothing that is refused', async () => {
  const shiftId = await newShift(api.store.db);
  const as = await volunteer(api.store.db);
  api.clock.set('2027-08-19T12:00:00.000Z');
  await calls.take(as, shiftId);
  expect((await letters(as, 'shift-taken'))[0]).toContain('It is less than 72 hours away');
  expect(said(await calls.leave(as, shiftId))).toBe('409 shift-too-soon');
});

test('who leads a shift without a place in it hears that it is moved, and that it is cancelled', async () => {
  const { shiftId } = await inShift();
  const lead = await volunteer(api.store.db);
  await api.store.db
    .updateTable('shift')
    .set({ leadPersonId: lead.personId })
    .where('id', '=', shiftId)
    .execute();
  await change(shiftId, moved);
  await api.send('DELETE', `/volunteer/shifts/${shiftId}`, { as: organizer });
  expect((await letters(lead, 'shift-moved'))[0]).toContain('a shift that you lead');
  expect((await letters(lead, 'shift-cancelled'))[0]).toContain('a shift that you lead');
});
