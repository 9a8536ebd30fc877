import { beforeEach, expect, test } from 'vitest';
import { registerWeeklyEmails, scheduleWeeklyEmails } from '#server/member-desk/member-desk.ts';
import { createMail } from '#server/platform/mail/mail.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { testJobs } from '#test/support/jobs.ts';
import { deskMember, deskPerson, raise } from '#test/support/member-desk/desk-members.ts';
import { rowsOf } from '#test/support/rows.ts';

const day = 24 * 60 * 60_000;
const { api, moveOn } = givenEvent({ at: '2027-03-03T15:00:00Z', apart: 28 * day, clearsJobs: true });
let pelotonId: string;
let captain: Person;
let admin: Person;
beforeEach(async () => {
  const { db } = api.store;
  await db.deleteFrom('pelotonMember').execute();
  pelotonId = await newPeloton(db, []);
  captain = await deskPerson(api, { first: 'Cora', last: 'Captain' });
  await joinPeloton(db, pelotonId, [{ person: captain, role: 'captain' }]);
  admin = await deskMember(api, pelotonId, { first: 'Abe', last: 'Admin', role: 'admin' });
  await scheduleWeeklyEmails(api.platform, api.clock.now());
});

const letters = () =>
  api.store.db
    .selectFrom('mailOutbox')
    .select(['recipient', 'subject', 'text', 'html'])
    .where('kind', '=', 'peloton-week')
    .where('personId', 'in', [captain.personId, admin.personId])
    .orderBy('createdAt')
    .orderBy('recipient')
    .execute();

/** Moves the clock to the coming Monday's e-mails. */
const untilMonday = async (): Promise<void> => {
  moveOn(5 * day);
  await api.platform.jobs.runDue();
};

test('on Monday captain and admins get an e-mail about joins, leaves, raised money, requests and missing amounts', async () => {
  const { db } = api.store;
  const gone = await deskMember(api, pelotonId, { first: 'Ben', last: 'Gone' });
  await api.send('DELETE', `/peloton/${pelotonId}/member/${publicId(gone)}`, { as: captain });
  await deskMember(
    api,
    pelotonId,
    { first: 'Ann', last: 'New', committed: 250_000, raised: 100_000 },
    { joinedAt: api.clock.now() },
  );
  await raise(api, 'Peloton', pelotonId, 2_550);
  await joinPeloton(db, pelotonId, [{ person: await newPerson(db), role: 'member', isPending: true }]);
  expect(await letters()).toEqual([]);
  await untilMonday();
  const sent = await letters();
  expect(sent.map(({ recipient }) => recipient)).toEqual([captain.emailAddress, admin.emailAddress].sort());
  const text = sent.find(({ recipient }) => recipient === captain.emailAddress)?.text;
  expect(text).not.toContain('@example.com');
  expect(text?.split('\n\n')).toEqual([
    'Hello Cora,',
    expect.stringMatching(/^Here’s what happened in .+ since Monday, March 29, 2027:$/),
    [
      '- One person joined: Ann New.',
      '- One person left: Ben Gone.',
      '- Your peloton raised $1,025.50.',
      '- One person is waiting to join.',
    ].join('\n'),
    expect.stringMatching(
      /^One member is short of the commitment, by \$1,500: Ann New\. That’s \$[\d.]+ a week until Friday, October 1, 2027\.$/,
    ),
    expect.stringContaining(`/peloton/${pelotonId}/members`),
    expect.stringMatching(
      /^Product sent you this e-mail because you lead .+\nQuestions\? Reply to this e-mail\.$/,
    ),
  ]);
});

test('sends no e-mail without changes and requests; the next one lists all changes since the last', async () => {
  await untilMonday();
  expect(await letters()).toEqual([]);
  await raise(api, 'User', admin.personId, 5_000);
  moveOn(7 * day);
  await api.platform.jobs.runDue();
  expect(await letters()).toHaveLength(2);
  moveOn(7 * day);
  await api.platform.jobs.runDue();
  expect(await letters()).toHaveLength(2);
  await raise(api, 'User', admin.personId, 700);
  moveOn(7 * day);
  await api.platform.jobs.runDue();
  const sent = await letters();
  expect(sent).toHaveLength(4);
  expect(sent.at(-1)?.text).toContain('Your peloton raised $7.');
});

test('two schedulers and two runs of a job write once', async () => {
  const { db } = api.store;
  await raise(api, 'Peloton', pelotonId, 1_000);
  const other = testJobs(api.store, api.clock);
  const deps = { settings: { publicUrl: 'https://e.example' }, db, clock: api.clock, jobs: other };
  registerWeeklyEmails({ ...deps, mail: createMail(deps, null) });
  await scheduleWeeklyEmails({ db, jobs: other }, api.clock.now());
  moveOn(5 * day);
  await Promise.all([api.platform.jobs.runDue(), other.runDue()]);
  expect(await letters()).toHaveLength(2);
  // This is the state after a crash between the e-mails and the record that the job is done.
  await rowsOf(db, 'job', { kind: 'peloton-week-letter' }).update({ state: 'waiting', leasedUntil: null });
  await other.runDue();
  await api.platform.jobs.runDue();
  expect(await letters()).toHaveLength(2);
});
