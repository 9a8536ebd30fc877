import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { closingCalls, givenEvent } from '#test/support/event/event.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { newShift, shiftCalls, tally, volunteer, volunteers } from '#test/support/event/volunteers.ts';
import { rowsOf } from '#test/support/rows.ts';
import { leadShift } from '#test/support/shift-lead/shifts.ts';

const hour = 3_600_000;
/** The shift is on August 20 from 8:00 to 12:00 in the event's zone. */
const startsAt = Date.parse('2027-08-20T12:00:00Z');
const { api } = givenEvent({ at: '2027-08-18T12:00:00Z' });
const calls = shiftCalls(api);
const at = (time: number) => api.clock.set(new Date(time).toISOString());

let lead: Person;
let second: Person;
let bo: Person;
let shiftId: string;
beforeEach(async () => {
  const { db } = api.store;
  at(startsAt - 96 * hour);
  [lead, second] = [await newPerson(db), await newPerson(db)];
  bo = await volunteer(db, { firstName: 'Bo' });
  shiftId = await newShift(db, { capacity: 1 });
  await leadShift(db, shiftId, [lead, second]);
  await calls.take(bo, shiftId);
  at(startsAt - 72 * hour + 1);
});

const request = (as = bo) =>
  api.send('POST', '/user/volunteer/shift/leave-request', { as, body: { shiftId } });
const withdraw = (as = bo) =>
  api.send('DELETE', `/user/volunteer/shift/leave-request?shiftId=${shiftId}`, { as });
const takeOff = (person = bo, as = lead, key: string = randomUUID(), isRequested = false) =>
  api.send<Schemas['LedShifts']>('POST', '/user/volunteer/shift-lead/removal', {
    as,
    key,
    body: { shiftId, publicId: publicId(person), isRequested },
  });
const sheet = async (as = lead) => {
  const { body } = await api.send<Schemas['LedShifts']>('GET', '/user/volunteer/shift-lead', { as });
  const found = body.shifts.find(({ id }) => id === shiftId);
  if (found === undefined) throw new Error('The shift isn’t led');
  return found;
};
const place = async (as = bo) => (await calls.own(as)).places.find(({ shift }) => shift.id === shiftId);
const letters = async (to: Person) => {
  const rows = await rowsOf(
    api.store.db,
    'mailOutbox',
    { recipient: to.emailAddress },
    'createdAt',
    'id',
  ).read('kind', 'subject', 'text');
  return rows.filter(({ kind }) => kind !== 'shift-taken');
};
const subjects = async (to: Person) => (await letters(to)).map(({ subject }) => subject);

describe('A request to be taken off', () => {
  test('reaches each lead once, shows on the sheet, and keeps the place', async () => {
    expect(await place()).toMatchObject({ canLeave: false, canRequestLeave: true, leaveRequestedAt: null });
    expect([said(await request()), said(await request())]).toEqual(['200', '200']);
    const asked = new Date(startsAt - 72 * hour + 1).toISOString();
    expect(await place()).toMatchObject({ canLeave: false, canRequestLeave: false, leaveRequestedAt: asked });
    for (const as of [lead, second]) {
      expect(await subjects(as)).toEqual(['Bo Fell can’t come: Flags']);
      expect((await sheet(as)).roster).toMatchObject([{ isInShift: true, leaveRequestedAt: asked }]);
    }
    const { body } = await api.send<string>('GET', `/user/volunteer/shift-lead/csv?shiftId=${shiftId}`, {
      as: lead,
    });
    expect(String(body)).toContain('"Asked to be taken off"');
  });

  test('can be withdrawn, and the leads hear it', async () => {
    expect(said(await withdraw())).toBe('200');
    expect(await subjects(lead)).toEqual([]);
    await request();
    at(startsAt - 71 * hour);
    expect([said(await withdraw()), said(await withdraw())]).toEqual(['200', '200']);
    expect(await place()).toMatchObject({ canRequestLeave: true, leaveRequestedAt: null });
    expect(await subjects(lead)).toEqual(['Bo Fell can’t come: Flags', 'Bo Fell can come after all: Flags']);
  });

  test.each([
    ['at the 72 hours, where the volunteer leaves alone', startsAt - 72 * hour, '409 shift-leavable', true],
    ['a millisecond later', startsAt - 72 * hour + 1, '200', false],
    ['a millisecond before the start', startsAt - 1, '200', false],
    ['at the start', startsAt, '409 shift-begun', false],
  ])('%s', async (_, time, answer, canLeave) => {
    at(time);
    expect((await place())?.canLeave).toBe(canLeave);
    expect(said(await request())).toBe(answer);
  });

  test('can’t be withdrawn once the shift has begun', async () => {
    await request();
    at(startsAt);
    expect(said(await withdraw())).toBe('409 shift-begun');
  });

  test('limits the e-mails about repeated leave requests', async () => {
    for (let round = 0; round < 5; round += 1)
      expect([said(await request()), said(await withdraw())]).toEqual(['200', '200']);
    expect(await subjects(lead)).toHaveLength(4);
    await request();
    expect((await sheet()).roster[0]?.leaveRequestedAt).not.toBeNull();
  });

  test('a shift that is moved meanwhile has one answer, and the leads hear it', async () => {
    await request();
    const confirmUntil = new Date(startsAt - hour);
    await rowsOf(api.store.db, 'shiftPlace', { shiftId }).update({ confirmUntil });
    expect(said(await withdraw())).toBe('409 shift-to-confirm');
    at(startsAt - 71 * hour);
    expect(said(await calls.confirm(bo, shiftId))).toBe('200');
    expect(await place()).toMatchObject({ confirmUntil: null, leaveRequestedAt: null });
    expect(await subjects(lead)).toEqual(['Bo Fell can’t come: Flags', 'Bo Fell can come after all: Flags']);
  });

  test('is only for the person who has the place', async () => {
    const other = await volunteer(api.store.db);
    expect(said(await request(other))).toBe('409 shift-not-yours');
    expect(said(await withdraw(other))).toBe('409 shift-not-yours');
    expect(said(await request(lead))).toBe('409 not-a-volunteer');
  });

  test('without another lead nobody needs to be asked: the place is given back alone until the start', async () => {
    await leadShift(api.store.db, shiftId, [bo]);
    expect(await place()).toMatchObject({
      canLeave: true,
      canRequestLeave: false,
      leavableUntil: new Date(startsAt).toISOString(),
    });
    expect(said(await request())).toBe('409 shift-leavable');
    at(startsAt - 1);
    expect(said(await calls.leave(bo, shiftId))).toBe('200');
    expect(await place()).toBeUndefined();
  });

  test('with a lead the place can’t be given back alone any more', async () => {
    expect(said(await calls.leave(bo, shiftId))).toBe('409 shift-too-soon');
    expect(await place()).toBeDefined();
  });
});

describe('A lead takes somebody off', () => {
  test('the person hears it, the next who waits gets the offer, and the sheet says who left', async () => {
    const next = await volunteer(api.store.db, { firstName: 'Cy' });
    await calls.wait(next, shiftId);
    await request();
    const key = randomUUID();
    const answers = [await takeOff(bo, lead, key), await takeOff(bo, lead, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.shifts.find(({ id }) => id === shiftId)?.roster).toEqual([]);
    expect(await place()).toBeUndefined();
    const [letter, ...more] = await letters(bo);
    expect([letter?.subject, more]).toEqual(['You’re off the shift: Flags', []]);
    expect(letter?.text).toContain('Ada Fell, who leads it, took you off this shift, as you asked:');
    expect(await subjects(next)).toEqual(['A place opened up: Flags']);
    expect((await calls.take(next, shiftId)).status).toBe(200);
    expect((await sheet()).roster.map(({ firstName }) => firstName)).toEqual(['Cy']);
  });

  test('also who didn’t ask, and says that it was the lead', async () => {
    expect(said(await takeOff(bo, second))).toBe('200');
    const [letter] = await letters(bo);
    expect(letter?.text).toContain('Ada Fell, who leads it, took you off this shift:');
    expect(letter?.text).toContain('If that was a mistake');
    expect(said(await takeOff(bo, second))).toBe('409 person-not-in-shift');
  });

  test('does not remove a volunteer who withdrew the request meanwhile', async () => {
    await request();
    await withdraw();
    expect(said(await takeOff(bo, lead, randomUUID(), true))).toBe('409 leave-request-withdrawn');
    expect(await place()).toBeDefined();
    await request();
    expect(said(await takeOff(bo, lead, randomUUID(), true))).toBe('200');
  });

  test('a lead who helps in the shift takes themself off', async () => {
    await leadShift(api.store.db, shiftId, [bo, lead]);
    expect(said(await takeOff(bo, bo))).toBe('200');
    expect(await subjects(bo)).toEqual(['You gave up your place: Flags']);
  });

  test.each([
    ['at the 72 hours', startsAt - 72 * hour - 1, '409 removal-too-early', false],
    ['from the 72 hours', startsAt - 72 * hour, '200', true],
    ['a millisecond before the start', startsAt - 1, '200', true],
    ['at the start', startsAt, '409 shift-begun', false],
  ])('%s', async (_, time, answer, isOpen) => {
    at(time);
    expect((await sheet()).removal.isOpen).toBe(isOpen);
    expect(said(await takeOff())).toBe(answer);
  });

  test('is refused to a person who doesn’t lead the shift, for a person not in it, and for a cancelled shift', async () => {
    expect(said(await takeOff(bo, bo))).toBe('403 shift-not-led');
    expect(said(await takeOff(lead))).toBe('409 person-not-in-shift');
    await rowsOf(api.store.db, 'shift', { id: shiftId }).update({ cancelledAt: new Date() });
    expect(said(await takeOff())).toBe('403 shift-not-led');
  });

  test('concurrent removals, a request, a withdrawal and a check-in: one removal, one e-mail, no lost place', async () => {
    const { db } = api.store;
    await rowsOf(db, 'shift', { id: shiftId }).update({ capacity: 20 });
    const crowd = await volunteers(db, 12);
    for (const person of crowd) expect((await calls.take(person, shiftId)).status).toBe(200);
    const work = crowd.flatMap((person) => [
      takeOff(person, lead),
      takeOff(person, second),
      request(person),
      withdraw(person),
    ]);
    const answers = await Promise.all(work);
    const removals = answers.filter((_, index) => index % 4 < 2);
    expect(tally(removals)).toEqual({ 200: crowd.length, '409 person-not-in-shift': crowd.length });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const left = await db.selectFrom('shiftPlace').selectAll().where('shiftId', '=', shiftId).execute();
    expect(left).toHaveLength(1);
    for (const person of crowd) expect(await subjects(person)).toEqual(['You’re off the shift: Flags']);
  });
});

test('informs the leads about a volunteer who closes the account', async () => {
  expect((await closingCalls(api).close(bo, { firstName: 'Bo' })).status).toBe(200);
  expect(await subjects(lead)).toEqual(['Bo Fell no longer volunteers: Flags']);
});

describe('Somebody who stops volunteering', () => {
  const quit = () =>
    api.send('POST', '/registration/cancel-type', { as: bo, body: { type: 'Volunteer', rideType: null } });

  test.each([
    ['days ahead', startsAt - 73 * hour, []],
    ['in the last 72 hours', startsAt - hour, ['Bo Fell no longer volunteers: Flags']],
    ['during the shift', startsAt + hour, ['Bo Fell no longer volunteers: Flags']],
    ['after the shift', startsAt + 5 * hour, []],
  ])('the leads hear it: %s', async (_, time, expected) => {
    at(time);
    expect(said(await quit())).toBe('200');
    expect(await subjects(lead)).toEqual(expected);
    expect(await place()).toBeUndefined();
  });
});
