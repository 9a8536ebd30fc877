import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventZone, instantIn } from '#machines/calendar.ts';
import { pageDataOf } from '#server/pages/page-data.ts';
import { donation, giver } from '#test/support/event/donations.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { newPeloton, newPerson, type Person, publicId, takePart } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent();
let pageData: ReturnType<typeof pageDataOf>;
beforeAll(() => {
  pageData = pageDataOf(api.platform);
});

let ada: Person;
let captain: Person;
let crew: string;
beforeEach(async () => {
  const { db } = api.store;
  api.clock.advance(1000);
  [ada, captain] = [await newPerson(db), await newPerson(db)];
  for (const person of [ada, captain]) await takePart(db, person);
  crew = await newPeloton(
    db,
    [
      { person: captain, role: 'captain' },
      { person: ada, role: 'member' },
    ],
    { createdAt: api.clock.now() },
  );
});

const dataOf = (path: string) => pageData(new URL(path, 'http://site'));
const answerTo = async (path: string, as?: Person) =>
  (await api.send('GET', path, { ...(as && { as }) })).body;

const give = async (changes: Record<string, unknown> = {}) => {
  const { donor } = donation();
  const body = donation({
    recipient: { recipientType: 'User', id: publicId(ada) },
    message: 'CANARY-MESSAGE',
    donor: { ...donor, firstName: 'CANARYFIRST', lastName: 'CANARYLAST', email: 'canary@example.org' },
    ...changes,
  });
  expect((await giver(api).send(body)).status).toBe(201);
};

test('a person’s pages are prepared with what the API answers to a visitor', async () => {
  await give();
  const id = publicId(ada);
  api.clock.advance(1000);
  expect(await dataOf(`/profile/${id}`)).toEqual({
    getUser: await answerTo(`/user/${id}`),
    getUserParticipation: await answerTo(`/user/${id}/participation`),
    getUserHistory: await answerTo(`/user/${id}/history`),
    getUserDonations: await answerTo(`/user/${id}/donations?limit=4`),
    // The column beside the profile shows the person's peloton.
    getPeloton: await answerTo(`/peloton/${crew}`),
    pagination: { getUserDonations: { page: 1, limit: 4, count: 1, total: 1 } },
  });
  expect(await dataOf(`/profile/${id}?page=2`)).toMatchObject({
    getUserDonations: [],
    pagination: { getUserDonations: { page: 2, limit: 4, count: 0, total: 1 } },
  });
  expect((await dataOf(`/profile/${id}/donations?page=2`)).pagination).toEqual({
    getUserDonations: { page: 2, limit: 20, count: 0, total: 1 },
  });
});

test('a peloton’s pages are prepared with what the API answers to a visitor, not to its captain', async () => {
  const { getPeloton, getPelotonRoster, getPelotonDonations, getPelotonFamily } = await dataOf(
    `/peloton/${crew}`,
  );
  expect(getPeloton).toEqual(await answerTo(`/peloton/${crew}`));
  expect(getPelotonRoster).toEqual(await answerTo(`/peloton/${crew}/roster`));
  expect(getPelotonDonations).toEqual(await answerTo(`/peloton/${crew}/donations?limit=4`));
  expect(getPelotonFamily).toBeUndefined();
  expect(getPeloton).toMatchObject({ memberRequestCount: null });
  expect(await answerTo(`/peloton/${crew}`, captain)).toMatchObject({ memberRequestCount: 0 });
  const { getPelotonMembers } = await dataOf(`/peloton/${crew}/members`);
  expect(getPelotonMembers).toEqual(await answerTo(`/peloton/${crew}/members`));
});

test('of a fund a page contains only the peloton, as a visitor sees it', async () => {
  await give({ recipient: { recipientType: 'Peloton', id: crew } });
  api.clock.advance(1000);
  expect(await dataOf(`/fund-sharing/${crew}`)).toEqual({ getPeloton: await answerTo(`/peloton/${crew}`) });
});

test('of a private donor list nothing is prepared', async () => {
  await give();
  await rowsOf(api.store.db, 'person', { publicId: publicId(ada) }).update({ isDonorListVisible: false });
  api.clock.advance(1000);
  for (const path of [`/profile/${publicId(ada)}`, `/profile/${publicId(ada)}/donations`]) {
    const prepared = JSON.stringify(await dataOf(path));
    expect(prepared).toContain(publicId(ada));
    expect(prepared).not.toMatch(/canary/i);
  }
});

test('no page is prepared with a donor’s address, nor with the name of who gave anonymously', async () => {
  await give({ isAnonymous: true });
  api.clock.advance(1000);
  const prepared = JSON.stringify(await dataOf(`/profile/${publicId(ada)}/donations`));
  expect(prepared).toContain('CANARY-MESSAGE');
  expect(prepared).not.toMatch(/canaryfirst|canarylast|canary@/i);
});

test('a volunteer’s place, time and shift are in none of their prepared pages, only the kind of help', async () => {
  const { db } = api.store;
  const { personId } = ada;
  const startsAt = instantIn(eventZone, '2027-02-22', '03:33');
  const shift = {
    eventId: ids.event,
    startsAt,
    endsAt: instantIn(eventZone, '2027-02-22', '04:44'),
    capacity: 9,
  };
  const canary = { title: 'CANARY-TITLE', summary: 'CANARY-SUMMARY', location: 'CANARY-PLACE' };
  const id = randomUUID();
  await insertRows(db, 'shift', { id, ...shift, ...canary, jobType: 'Kitchen' });
  const { id: registrationId } = await rowsOf(db, 'registration', { personId }).readOne('id');
  await insertRows(db, 'shiftPlace', { shiftId: id, registrationId });
  await rowsOf(db, 'participation', { personId }).update({ kind: 'Volunteer' });
  const prepared = await dataOf(`/profile/${publicId(ada)}`);
  expect(prepared.getUserParticipation?.help).toEqual(['Kitchen']);
  expect(JSON.stringify(prepared)).not.toMatch(/canary|03:33|04:44|2027-02-22/i);
});

test('a page changes with the achievements of the person, and has none of them when they are hidden', async () => {
  const path = `/profile/${publicId(ada)}`;
  const before = await dataOf(path);
  expect(before.getUserHistory?.achievements.map(({ kind }) => kind)).toEqual(['years']);
  api.clock.advance(1000);
  // Stored copies are compared by identity: equal answers are the same objects.
  expect((await dataOf(path)).getUserHistory).toBe(before.getUserHistory);
  await give({ isAnonymous: true });
  api.clock.advance(1000);
  const after = await dataOf(path);
  expect(after.getUserHistory?.achievements.map(({ kind }) => kind)).toEqual(['first-donation', 'years']);
  await rowsOf(api.store.db, 'person', { publicId: publicId(ada) }).update({ isAchievementsInvisible: true });
  api.clock.advance(1000);
  expect((await dataOf(path)).getUserHistory).toEqual({ achievements: [], years: [] });
});

test('private fields of a person are in none of their prepared pages', async () => {
  await rowsOf(api.store.db, 'person', { publicId: publicId(ada) }).update({
    phone: 'CANARY-PHONE',
    address: 'CANARY-ADDRESS',
    employerName: 'CANARY-EMPLOYER',
    cancerType: 'CANARY-CANCER',
  });
  const { firstName = '' } = (await answerTo(`/user/${publicId(ada)}`)) as { firstName?: string };
  for (const path of [
    `/profile/${publicId(ada)}`,
    `/profile/${publicId(ada)}/donations`,
    `/peloton/${crew}`,
    `/peloton/${crew}/members`,
    `/search?query=${firstName}`,
  ])
    expect(JSON.stringify(await dataOf(path)), path).not.toMatch(/canary/i);
});

test.each(['/profile/nobody-here', '/profile/nobody-here/donations', '/profile/%00'])(
  'unknown people are prepared as null: %s',
  async (path) => expect(await dataOf(path)).toEqual({ getUser: null }),
);

test.each(['/search', '/search?query=%20', '/give/search?query='])(
  'who looks for nothing is prepared with nothing: %s',
  async (path) => expect(await dataOf(path)).toEqual({}),
);

test('a search is prepared with what the API finds', async () => {
  const { firstName = '' } = (await answerTo(`/user/${publicId(ada)}`)) as { firstName?: string };
  const { search, searchPelotons } = await dataOf(`/search?query=${firstName}`);
  expect({ search, searchPelotons }).toEqual({
    search: await answerTo(`/search?query=${firstName}&page=1&limit=12&type=User`),
    searchPelotons: await answerTo(`/search/pelotons?query=${firstName}&limit=4`),
  });
});

test('the peloton search without a name is prepared with all pelotons', async () => {
  const data = await dataOf('/search?type=Peloton');
  expect(data).toMatchObject({ searchPelotons: await answerTo('/search/pelotons?page=1&limit=12') });
  expect(data).not.toHaveProperty('search');
});
