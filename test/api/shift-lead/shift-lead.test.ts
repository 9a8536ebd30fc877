import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi/contract.gen.ts';
import { closingCalls, givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { said } from '#test/support/event/pelotons.ts';
import { newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';
import { leadShift, volunteerIn } from '#test/support/shift-lead/shifts.ts';

type CheckIn = Schemas['CheckIn'];
type Volunteer = Awaited<ReturnType<typeof volunteerIn>>;

const startsAt = Date.parse('2027-08-07T11:00:00Z');
const endsAt = Date.parse('2027-08-07T15:00:00Z');
const [hour, day] = [3_600_000, 86_400_000];
const { api } = givenEvent({ at: '2027-08-07T11:00:00Z' });
const at = (time: number) => api.clock.set(new Date(time).toISOString());

let lead: Person;
let second: Person;
let bo: Volunteer;
let cy: Volunteer;
beforeEach(async () => {
  const { db } = api.store;
  for (const table of ['shiftCheckIn', 'shiftLetter', 'shiftPlace', 'shiftDeparture'] as const)
    await db.deleteFrom(table).execute();
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  await rowsOf(db, 'shift', { id: ids.water }).update(times);
  [lead, second] = [await newPerson(db), await newPerson(db)];
  await leadShift(db, ids.water, [lead, second]);
  bo = await volunteerIn(db, [ids.water, ids.barrow], { firstName: 'Bo', lastName: 'Abt' });
  cy = await volunteerIn(db, [ids.water], { firstName: 'Cy', lastName: 'Zeh', phone: null });
});

const read = (as = lead) => api.send<Schemas['LedShifts']>('GET', '/user/volunteer/shift-lead', { as });
const water = async (as = lead) => {
  const { shifts } = (await read(as)).body;
  const found = shifts.find(({ id }) => id === ids.water);
  if (found === undefined) throw new Error('The shift isn’t led');
  return found;
};
const roster = async (as = lead) => {
  const { roster: people } = await water(as);
  return people.map(({ firstName, said: word, isInShift, isContested }) =>
    [firstName, word, ...(isInShift ? [] : ['gone']), ...(isContested ? ['contested'] : [])].join(' '),
  );
};
const entry = (person: Person, word: CheckIn['said'], more: Partial<CheckIn> = {}): CheckIn => ({
  id: randomUUID(),
  shiftId: ids.water,
  publicId: publicId(person),
  said: word,
  saidAt: api.clock.now().getTime(),
  replaces: [],
  ...more,
});
const record = (entries: readonly CheckIn[], as = lead, sentAt = api.clock.now().getTime()) =>
  api.send<Schemas['RecordedCheckIns']>('POST', '/user/volunteer/shift-lead', {
    as,
    body: { sentAt, entries },
  });
const refusals = async (...sent: Parameters<typeof record>) =>
  (await record(...sent)).body.refused.map(({ code }) => code);
const write = (body: object = {}, as = lead, key?: string) =>
  api.send<Schemas['SentShiftLetter']>('POST', '/user/volunteer/shift-lead/letter', {
    as,
    body: { shiftId: ids.water, subject: 'Saturday', text: 'We meet at the lake.', ...body },
    ...(key === undefined ? {} : { key }),
  });
const leave = (person: Volunteer) =>
  api.store.db.deleteFrom('shiftPlace').where('registrationId', '=', person.registrationId).execute();

describe('Who sees what', () => {
  test('a lead sees their own shifts, and who has a place', async () => {
    const { body } = await read();
    expect(body.timeZone).toBe('America/New_York');
    expect(body.shifts.map(({ id }) => id)).toEqual([ids.water]);
    const { leads, roster: people, capacity, recipients: count } = await water();
    expect(count).toBe(2);
    expect(leads.map((one) => one.publicId).sort()).toEqual([lead, second].map(publicId).sort());
    expect(people.length).toBeLessThanOrEqual(capacity);
    expect(people).toEqual([
      {
        publicId: publicId(bo),
        firstName: 'Bo',
        lastName: 'Abt',
        phone: '+13045550123',
        isInShift: true,
        leaveRequestedAt: null,
        said: null,
        isContested: false,
        entries: [],
      },
      expect.objectContaining({ firstName: 'Cy', phone: null }),
    ]);
    expect((await read(bo)).body.shifts).toEqual([]);
  });

  test('a held place is not on the roster', async () => {
    await rowsOf(api.store.db, 'shiftPlace', { registrationId: cy.registrationId }).update({
      heldUntil: new Date('2027-08-08'),
    });
    expect(await roster()).toEqual(['Bo ']);
  });

  test.each([
    ['a millisecond before the 14 days', startsAt - 14 * day - 1, null],
    ['from 14 days before the start', startsAt - 14 * day, '+13045550123'],
    ['until a day after the end', endsAt + day - 1, '+13045550123'],
    ['a day after the end', endsAt + day, null],
  ])('phone numbers: %s', async (_, time, phone) => {
    at(time);
    const { roster: people, phones } = await water();
    expect(people[0]?.phone).toBe(phone);
    expect(phones.isOpen).toBe(phone !== null);
    const { text } = await csv();
    expect(text.includes('+1 304-555-0123')).toBe(phone !== null);
  });
});

describe('Entries', () => {
  test('each entry is recorded once, although several requests contain it', async () => {
    const one = entry(bo, 'here');
    const answers = await Promise.all([record([one]), record([one, entry(cy, 'absent')]), record([one])]);
    expect(answers.map(({ status, body }) => [status, body.refused])).toEqual(Array(3).fill([200, []]));
    expect(await roster(second)).toEqual(['Bo here', 'Cy absent']);
    expect((await water()).roster[0]?.entries).toEqual([
      {
        id: one.id,
        said: 'here',
        at: new Date(startsAt).toISOString(),
        by: { publicId: publicId(lead), firstName: 'Ada', lastName: 'Fell' },
        replaces: [],
      },
    ]);
  });

  test('two leads who contradict each other both see it; the one who was seen is here', async () => {
    const [theirs, own] = [entry(bo, 'absent'), entry(bo, 'here')];
    await record([theirs], second);
    await record([own]);
    for (const as of [lead, second]) {
      expect(await roster(as)).toEqual(['Bo here contested', 'Cy ']);
      expect((await water(as)).roster[0]?.entries.map(({ id }) => id).sort()).toEqual(
        [theirs.id, own.id].sort(),
      );
    }
    await record([entry(bo, 'absent', { replaces: [theirs.id, own.id] })], second);
    expect(await roster()).toEqual(['Bo absent', 'Cy ']);
  });

  test('what a phone without a connection entered for hours, in any order', async () => {
    const first = entry(bo, 'absent');
    const then = entry(bo, 'here', { replaces: [first.id] });
    const back = entry(bo, 'withdrawn', { replaces: [then.id] });
    at(startsAt + 4 * hour);
    await record([back]);
    await record([then, first]);
    expect(await roster()).toEqual(['Bo ', 'Cy ']);
  });

  test.each([
    ['a clock that is right', 0],
    ['years behind', -9 * 365 * day],
    ['years ahead', 40 * 365 * day],
  ])('the time of an entry, with %s', async (_, wrong) => {
    at(startsAt + 4 * hour);
    await record(
      [entry(bo, 'here', { saidAt: startsAt + 60_000 + wrong })],
      lead,
      startsAt + 4 * hour + wrong,
    );
    expect((await water()).roster[0]?.entries[0]?.at).toBe(new Date(startsAt + 60_000).toISOString());
  });

  test.each([
    ['said after it was sent', 5 * hour, startsAt],
    ['said before entries are taken', -60 * day, startsAt - 12 * hour],
  ])('a time that can’t be: %s', async (_, apart, expected) => {
    await record([entry(bo, 'here', { saidAt: startsAt + apart })]);
    expect((await water()).roster[0]?.entries[0]?.at).toBe(new Date(expected).toISOString());
  });

  test.each([
    ['too early by a millisecond', startsAt - 12 * hour - 1, ['check-in-closed']],
    ['from 12 hours before the start', startsAt - 12 * hour, []],
    ['until 14 days after the end', endsAt + 14 * day - 1, []],
    ['too late', endsAt + 14 * day, ['check-in-closed']],
  ])('when entries are taken: %s', async (_, time, codes) => {
    at(time);
    expect(await refusals([entry(bo, 'here')])).toEqual(codes);
  });

  test('a refused entry does not prevent the recording of others', async () => {
    const known = entry(cy, 'here');
    await record([known]);
    const stranger = await newPerson(api.store.db);
    const sent = [
      entry(stranger, 'here'),
      entry(bo, 'here', { shiftId: ids.barrow }),
      { ...known, said: 'absent' as const },
      entry(bo, 'absent'),
    ];
    expect(await refusals(sent)).toEqual(['not-in-shift', 'shift-not-led', 'entry-changed']);
    expect(await refusals([entry(bo, 'here')], bo)).toEqual(['shift-not-led']);
    expect(await roster()).toEqual(['Bo absent', 'Cy here']);
  });

  test.each([
    ['no entries', { sentAt: 1, entries: [] }],
    ['no time', { entries: [{}] }],
    ['an invalid time', { sentAt: -1, entries: [] }],
  ])('refuses %s', async (_, body) => {
    expect(said(await api.send('POST', '/user/volunteer/shift-lead', { as: lead, body }))).toBe(
      '400 validation-failed',
    );
  });
});

describe('Who left the shift meanwhile', () => {
  test('an entry about them is kept, and says so', async () => {
    await leave(bo);
    expect(await roster()).toEqual(['Cy ']);
    expect(await refusals([entry(bo, 'here')])).toEqual([]);
    expect(await roster()).toEqual(['Cy ', 'Bo here gone']);
    expect((await water()).roster[1]?.phone).toBeNull();
  });

  test('also where they exchanged it for another', async () => {
    await rowsOf(api.store.db, 'shiftPlace', { registrationId: cy.registrationId }).update({
      shiftId: ids.park,
    });
    expect(await refusals([entry(cy, 'absent')])).toEqual([]);
    expect(await roster()).toEqual(['Bo ', 'Cy absent gone']);
  });

  test('a cancellation, an exchange and entries at once lose nothing', async () => {
    const others = await Promise.all(
      Array.from({ length: 8 }, () => volunteerIn(api.store.db, [ids.water], { firstName: 'Di' })),
    );
    const work = others.flatMap((person, index) => [
      record([entry(person, 'here')], index % 2 === 0 ? lead : second),
      index % 2 === 0
        ? leave(person)
        : rowsOf(api.store.db, 'shiftPlace', { registrationId: person.registrationId }).update({
            shiftId: ids.park,
          }),
      record([entry(person, 'absent')], second),
    ]);
    await Promise.all(work);
    const { roster: people } = await water();
    const left = people.filter(({ firstName }) => firstName === 'Di');
    expect(left.map((one) => [one.isInShift, one.said, one.entries.length])).toEqual(
      Array(8).fill([false, 'here', 2]),
    );
  });
});

const csv = async (as = lead, query = '') => {
  const { status, body, headers } = await api.send<string>('GET', `/user/volunteer/shift-lead/csv${query}`, {
    as,
  });
  return { status, text: String(body), headers };
};

describe('The table', () => {
  test('has who said what, and starts no formula', async () => {
    await rowsOf(api.store.db, 'person', { id: cy.personId }).update({ lastName: '=1+1' });
    await record([entry(bo, 'absent')], second);
    await record([entry(bo, 'here')]);
    const { text, headers } = await csv(lead, `?shiftId=${ids.water}`);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[a-z0-9-]+-2027-08-07-07-00\.csv"$/,
    );
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual([
      '"Shift","Place","Day","From","To","Time zone","First name","Last name","Phone","Check-in","At","By","Note"',
      expect.stringContaining('"2027-08-07","07:00","11:00","America/New_York","Cy","\'=1+1","","","","",""'),
      expect.stringContaining(
        '"Bo","Abt","+1 304-555-0123","Here","2027-08-07 07:00","Ada Fell","Ada Fell said: Not here"',
      ),
    ]);
    expect((await csv(lead, `?shiftId=${ids.barrow}`)).status).toBe(403);
    expect((await csv(bo)).text.trim().split('\r\n')).toHaveLength(1);
  });
});

const recipients = async () => {
  const rows = await api.store.db
    .selectFrom('mailOutbox')
    .select(['recipient', 'text'])
    .where('kind', '=', 'shift-letter')
    .where('createdAt', '>=', new Date('2020-01-01'))
    .orderBy('recipient')
    .execute();
  return rows.filter(({ recipient }) => [bo, cy, lead].some((one) => one.emailAddress === recipient));
};

describe('An e-mail to the shift', () => {
  test('goes once to each person with a place, and not to people who left', async () => {
    await leave(cy);
    const key = randomUUID();
    const answers = await Promise.all([write({}, lead, key), write({}, lead, key)]);
    expect(answers.map(({ status, body }) => [status, body.count, body.lettersLeft])).toEqual([
      [201, 1, 2],
      [201, 1, 2],
    ]);
    const sent = await recipients();
    expect(sent.map(({ recipient }) => recipient)).toEqual([bo.emailAddress]);
    expect(sent[0]?.text).toContain('We meet at the lake.');
    expect(sent[0]?.text).toContain('7:00 AM to 11:00 AM (Eastern Time)');
  });

  test('three within a day are the most, also at once and of two leads', async () => {
    const answers = await Promise.all([lead, second, lead, second, lead].map((as) => write({}, as)));
    expect(answers.map(said).sort()).toEqual([
      '201',
      '201',
      '201',
      '429 too-many-shift-letters',
      '429 too-many-shift-letters',
    ]);
    at(startsAt + day - 1);
    const refused = await write();
    expect([said(refused), refused.headers['retry-after']]).toEqual(['429 too-many-shift-letters', '1']);
    at(startsAt + day);
    expect(said(await write())).toBe('201');
  });

  test('rejects a sender who doesn’t lead the shift, a shift without people, and an empty message', async () => {
    expect(said(await write({}, bo))).toBe('403 shift-not-led');
    expect(said(await write({ text: ' \n ' }))).toBe('400 validation-failed');
    await leave(bo);
    await leave(cy);
    expect(said(await write())).toBe('409 nobody-in-shift');
  });
});

test('a lead who closes the account leads no shift any more, and their entries stay', async () => {
  await record([entry(bo, 'here')], second);
  expect((await closingCalls(api).close(second)).status).toBe(200);
  const { leads, roster: people } = await water();
  expect(leads.map((one) => one.publicId)).toEqual([publicId(lead)]);
  expect(people[0]?.entries.map(({ by }) => by.firstName)).toEqual(['Former']);
});
