import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeLogs } from '#server/peloton/peloton.log.ts';
import { emailsTo } from '#test/support/emails.ts';
import { givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { type Crew, crew, participant, pelotonCalls, rolesIn, said } from '#test/support/event/pelotons.ts';
import { joinPeloton, newPeloton, newPerson, type Person, publicId } from '#test/support/event/people.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const day = 24 * 60 * 60 * 1000;
let team: Crew;
let calls: ReturnType<typeof pelotonCalls>;
let ada: Person;
beforeEach(async () => {
  team = await crew(api.store.db);
  calls = pelotonCalls(api, team.id);
  ada = await participant(api.store.db);
});

const subjects = async (person: Person): Promise<string[]> =>
  (await emailsTo(api.store.db, person.emailAddress)).map(({ kind }) => kind);
const setPeloton = (set: { acceptingNewMembers?: boolean; isActive?: boolean }) =>
  rowsOf(api.store.db, 'peloton', { id: team.id }).update(set);

describe('Asking to join', () => {
  test('is pending until a decision, and captain and admins get an e-mail', async () => {
    const now = api.clock.now();
    const { status, body } = await calls.ask(ada, 'We met at the training ride.');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'pending',
      message: 'We met at the training ride.',
      askedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 14 * day).toISOString(),
      refusal: null,
    });
    expect(await subjects(team.captain)).toEqual(['join-request']);
    expect(await subjects(team.admin)).toEqual(['join-request']);
    expect(await subjects(team.member)).toEqual([]);
    const { body: own } = await api.send<{ peloton: unknown }>('GET', '/user', { as: ada });
    expect(own.peloton).toMatchObject({ id: team.id, isPending: true, isAdmin: false, isCaptain: false });
    const { body: seen } = await api.send<{ peloton: unknown }>('GET', `/user/${publicId(ada)}`);
    expect(seen.peloton).toBeNull();
  });

  test('a repeated request changes nothing and sends no second e-mail', async () => {
    await calls.ask(ada, 'First');
    const { body } = await calls.ask(ada, 'Second');
    expect(body).toMatchObject({ state: 'pending', message: 'First' });
    expect(await subjects(team.captain)).toEqual(['join-request']);
  });

  test('is refused with a reason, and the state tells the same reason before', async () => {
    const stranger = await newPerson(api.store.db);
    const other = await newPeloton(api.store.db, [
      { person: await participant(api.store.db), role: 'captain' },
    ]);
    const asking = await participant(api.store.db);
    await pelotonCalls(api, other).ask(asking);
    const cases: [Person, string, string | null][] = [
      [stranger, '403 participants-only', 'participants-only'],
      [asking, '409 requested-elsewhere', 'requested-elsewhere'],
      [team.member, '409 member-already', null],
    ];
    for (const [person, refused, reason] of cases) {
      expect((await calls.state(person)).body.refusal).toBe(reason);
      expect(said(await calls.ask(person))).toBe(refused);
    }
    expect(said(await pelotonCalls(api, other).ask(team.member))).toBe('409 member-elsewhere');
    for (const set of [{ acceptingNewMembers: false }, { acceptingNewMembers: true, isActive: false }]) {
      await setPeloton(set);
      expect((await calls.state(ada)).body.refusal).toBe('not-accepting-members');
      expect(said(await calls.ask(ada))).toBe('409 not-accepting-members');
    }
    expect(said(await pelotonCalls(api, randomUUID()).ask(ada))).toBe('404 peloton-not-found');
  });

  test('takes no message that cannot be seen, and none that is too long', async () => {
    for (const message of ['', ' \n ', '\u202eabc', 'x'.repeat(501)])
      expect((await calls.ask(ada, message)).status).toBe(400);
    expect((await calls.ask(ada, 'x'.repeat(500))).status).toBe(200);
  });

  test('can be withdrawn and made again', async () => {
    expect(said(await calls.withdraw(ada))).toBe('404 request-not-found');
    await calls.ask(ada);
    expect((await calls.withdraw(ada)).body).toMatchObject({ state: 'none', refusal: null });
    expect(said(await calls.withdraw(ada))).toBe('200');
    expect(said(await calls.approve(team.captain, ada))).toBe('409 request-decided');
    expect((await calls.ask(ada)).body).toMatchObject({ state: 'pending' });
  });

  test('works three times a day at one peloton, and ten times in all', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect(said(await calls.ask(ada))).toBe('200');
      await calls.withdraw(ada);
    }
    expect(said(await calls.ask(ada))).toBe('429 asked-often');
    for (let times = 0; times < 7; times += 1) {
      const other = pelotonCalls(api, (await crew(api.store.db)).id);
      expect(said(await other.ask(ada))).toBe('200');
      await other.withdraw(ada);
    }
    const last = pelotonCalls(api, (await crew(api.store.db)).id);
    expect(said(await last.ask(ada))).toBe('429 asked-often');
    moveOn(day + 1);
    expect(said(await last.ask(ada))).toBe('200');
  });

  test('reminds on days 3 and 7, and ends on day 14', async () => {
    await calls.ask(ada);
    const until = async (days: number) => {
      moveOn(days * day);
      await api.platform.jobs.runDue();
      return (await subjects(team.captain)).filter((kind) => kind === 'join-request-waiting').length;
    };
    expect([await until(2), await until(1), await until(3), await until(1), await until(6)]).toEqual([
      0, 1, 1, 2, 2,
    ]);
    expect((await calls.state(ada)).body).toMatchObject({ state: 'pending' });
    await until(1);
    expect((await calls.state(ada)).body).toMatchObject({ state: 'expired', refusal: null });
    expect(await subjects(ada)).toEqual(['join-request-expired']);
    expect(said(await calls.approve(team.captain, ada))).toBe('409 request-decided');
  });

  test('revives a peloton without members only for its former members', async () => {
    const left = await newPeloton(api.store.db, []);
    const earlier = eventRow(2020);
    await insertRows(api.store.db, 'event', earlier);
    await joinPeloton(api.store.db, left, [{ person: ada, role: 'captain' }], { eventId: earlier.id });
    const stranger = await participant(api.store.db);
    expect((await pelotonCalls(api, left).ask(stranger)).body).toMatchObject({ state: 'pending' });
    expect((await pelotonCalls(api, left).ask(ada)).body).toMatchObject({ state: 'member', role: 'captain' });
    expect(said(await pelotonCalls(api, left).approve(ada, stranger))).toBe('200');
  });
});

describe('Deciding', () => {
  test('approves many at once, and names whom it could not', async () => {
    const [bob, cyd] = [await participant(api.store.db), await participant(api.store.db)];
    for (const person of [ada, bob]) await calls.ask(person);
    expect((await calls.requests(team.admin)).body).toHaveLength(2);
    const { status, body } = await calls.approve(team.admin, ada, bob, cyd);
    expect(status).toBe(200);
    expect({ ...body, approved: [...(body.approved as string[])].sort() }).toEqual({
      approved: [publicId(ada), publicId(bob)].sort(),
      notApproved: [{ userId: publicId(cyd), code: 'request-not-found' }],
      membersCount: 5,
      memberRequestCount: 0,
    });
    expect(await subjects(ada)).toEqual(['join-request-approved']);
    expect((await calls.state(ada)).body).toMatchObject({ state: 'member', role: 'member' });
  });

  test('the same decision again gets the same answer, the other one 409', async () => {
    await calls.ask(ada);
    const first = await calls.approve(team.captain, ada);
    const again = await calls.approve(team.admin, ada);
    expect(again.body).toEqual(first.body);
    expect(said(await calls.reject(team.captain, ada))).toBe('409 request-decided');
    const bob = await participant(api.store.db);
    await calls.ask(bob);
    expect((await calls.reject(team.captain, bob)).body).toEqual({
      userId: publicId(bob),
      memberRequestCount: 0,
    });
    expect(said(await calls.reject(team.admin, bob))).toBe('200');
    expect(said(await calls.withdraw(bob))).toBe('409 request-decided');
    expect(said(await calls.approve(team.captain, bob))).toBe('409 request-decided');
    expect(await subjects(bob)).toEqual(['join-request-rejected']);
  });

  test('open requests can be decided after the peloton has closed to new ones', async () => {
    await calls.ask(ada);
    await setPeloton({ acceptingNewMembers: false });
    expect(said(await calls.approve(team.captain, ada))).toBe('200');
  });

  test('is for captain and admins of this peloton alone', async () => {
    const elsewhere = await crew(api.store.db);
    await calls.ask(ada);
    for (const person of [ada, team.member, elsewhere.captain, elsewhere.admin]) {
      expect(said(await calls.requests(person))).toBe('403 peloton-not-yours');
      expect(said(await calls.approve(person, ada))).toBe('403 peloton-not-yours');
      expect(said(await calls.reject(person, ada))).toBe('403 peloton-not-yours');
      expect(said(await calls.add(person, ada))).toBe('403 peloton-not-yours');
    }
    expect(said(await pelotonCalls(api, randomUUID()).requests(team.captain))).toBe('403 peloton-not-yours');
  });
});

describe('Adding', () => {
  test('adds a person whose request was declined, and sends an e-mail', async () => {
    await calls.ask(ada);
    await calls.reject(team.captain, ada);
    expect((await calls.add(team.admin, ada)).body).toMatchObject({
      publicId: publicId(ada),
      role: 'member',
    });
    expect((await subjects(ada)).sort()).toEqual(['join-request-rejected', 'peloton-added']);
  });

  test('adds a person with an open request, which settles the request', async () => {
    await calls.ask(ada);
    expect(said(await calls.add(team.admin, ada))).toBe('200');
    expect((await calls.requests(team.captain)).body).toEqual([]);
  });

  // Captain and admins see exact totals of members, which others don't see.
  test('does not add a person who has not asked, asks elsewhere, left, or withdrew', async () => {
    expect(said(await calls.add(team.captain, ada))).toBe('409 person-not-asked');
    await calls.ask(ada);
    await calls.withdraw(ada);
    expect(said(await calls.add(team.captain, ada))).toBe('409 person-not-asked');
    const elsewhere = await crew(api.store.db);
    const bob = await participant(api.store.db);
    await calls.ask(bob);
    await calls.reject(team.captain, bob);
    await pelotonCalls(api, elsewhere.id).ask(bob);
    expect(said(await calls.add(team.captain, bob))).toBe('409 person-not-asked');
    const cyd = await participant(api.store.db);
    await calls.ask(cyd);
    await api.store.db.deleteFrom('participation').where('personId', '=', cyd.personId).execute();
    expect(said(await calls.add(team.captain, cyd))).toBe('409 person-not-registered');
    await calls.remove(team.member, team.member);
    expect(said(await calls.add(team.captain, team.member))).toBe('409 person-not-asked');
    expect(said(await calls.ask(team.member))).toBe('200');
    expect(said(await calls.add(team.captain, team.member))).toBe('200');
  });

  test('takes in at most fifty in a day', async () => {
    const { id: pelotonId, captain } = team;
    const entry = { pelotonId, eventId: ids.event, actorId: captain.personId, at: api.clock.now() };
    await api.store.db.transaction().execute((trx) =>
      writeLogs(
        trx,
        Array.from({ length: 50 }, () => ({ ...entry, kind: 'added' as const })),
      ),
    );
    await calls.ask(ada);
    expect(said(await calls.add(team.captain, ada))).toBe('429 too-many-added');
    moveOn(day);
    expect(said(await calls.add(team.captain, ada))).toBe('200');
  });

  test('takes in no member of this or another peloton', async () => {
    const elsewhere = await crew(api.store.db);
    expect(said(await calls.add(team.captain, elsewhere.member))).toBe('409 member-elsewhere');
    expect(said(await calls.add(team.captain, team.member))).toBe('409 member-already');
  });
});

describe('Leaving', () => {
  test('captain and admins get an e-mail when a member leaves; a removed member gets one, too', async () => {
    expect((await calls.remove(team.member, team.member)).body).toEqual({
      userId: publicId(team.member),
      membersCount: 2,
    });
    expect(await subjects(team.captain)).toEqual(['peloton-left']);
    await calls.remove(team.captain, team.admin);
    expect(await subjects(team.admin)).toContain('peloton-removed');
    expect(await rolesIn(api.store.db, team.id)).toEqual({ [team.captain.personId]: 'captain' });
  });

  test('no admin removes the captain, and no captain leaves others without one', async () => {
    expect(said(await calls.remove(team.admin, team.captain))).toBe('409 captain-stays');
    expect(said(await calls.remove(team.captain, team.captain))).toBe('409 captaincy-first');
    expect(said(await calls.remove(team.member, team.admin))).toBe('403 peloton-not-yours');
    expect(said(await calls.remove(team.captain, ada))).toBe('404 member-not-found');
  });

  test('the last member closes the peloton, whose requests end', async () => {
    await calls.ask(ada);
    for (const person of [team.admin, team.member]) await calls.remove(team.captain, person);
    expect((await calls.preview(team.captain, team.captain)).body).toMatchObject({ isLast: true });
    expect(said(await calls.remove(team.captain, team.captain))).toBe('200');
    const { body } = await api.send<Record<string, unknown>>('GET', `/peloton/${team.id}`);
    expect(body).toMatchObject({
      isActive: false,
      acceptingNewMembers: false,
      membersCount: 0,
      captain: null,
    });
    expect((await calls.state(ada)).body).toMatchObject({ state: 'expired' });
  });
});

describe('Leading', () => {
  test('captain and admins make admins; only the captain, or an admin themself, ends that', async () => {
    expect((await calls.makeAdmin(team.admin, team.member)).body).toMatchObject({ role: 'admin' });
    expect(said(await calls.unmakeAdmin(team.admin, team.member))).toBe('403 captain-only');
    expect((await calls.unmakeAdmin(team.member, team.member)).body).toMatchObject({ role: 'member' });
    expect((await calls.unmakeAdmin(team.captain, team.admin)).body).toMatchObject({ role: 'member' });
    expect(said(await calls.makeAdmin(team.member, team.member))).toBe('403 peloton-not-yours');
    expect(said(await calls.unmakeAdmin(team.captain, team.captain))).toBe('409 captain-stays');
  });

  test('the captaincy is offered, accepted, and the old captain becomes an admin', async () => {
    expect(said(await calls.offer(team.admin, team.member))).toBe('403 captain-only');
    const now = api.clock.now();
    expect((await calls.offer(team.captain, team.member)).body).toEqual({
      offeredTo: expect.objectContaining({ publicId: publicId(team.member) }),
      offeredAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 7 * day).toISOString(),
    });
    expect(said(await calls.offer(team.captain, team.admin))).toBe('409 offer-open');
    expect(said(await calls.offerOf(ada))).toBe('403 peloton-not-yours');
    expect((await calls.offerOf(team.member)).body.offer).not.toBeNull();
    expect((await calls.accept(team.member)).body).toMatchObject({ role: 'captain' });
    expect((await calls.accept(team.member)).body).toMatchObject({ role: 'captain' });
    expect(await rolesIn(api.store.db, team.id)).toEqual({
      [team.captain.personId]: 'admin',
      [team.admin.personId]: 'admin',
      [team.member.personId]: 'captain',
    });
    expect(await subjects(team.captain)).toEqual(['captaincy']);
  });

  test('an offer that is declined, taken back or a week old can’t be accepted', async () => {
    await calls.offer(team.captain, team.member);
    expect(said(await calls.endOffer(team.admin, team.member))).toBe('403 captain-only');
    expect((await calls.endOffer(team.member, team.member)).body).toEqual({ offer: null });
    expect(said(await calls.accept(team.member))).toBe('409 offer-ended');
    await calls.offer(team.captain, team.member);
    await calls.endOffer(team.captain, team.member);
    expect(said(await calls.accept(team.member))).toBe('409 offer-ended');
    await calls.offer(team.captain, team.member);
    moveOn(7 * day);
    expect(said(await calls.accept(team.member))).toBe('409 offer-ended');
    await api.platform.jobs.runDue();
    expect((await calls.offerOf(team.captain)).body).toEqual({ offer: null });
    expect(await rolesIn(api.store.db, team.id)).toMatchObject({ [team.captain.personId]: 'captain' });
    expect(await rowsOf(api.store.db, 'captaincyOffer', {}, 'offeredAt').read('state')).toHaveLength(3);
  });

  test('the captaincy is offered at most five times in a day', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect(said(await calls.offer(team.captain, team.member))).toBe('200');
      await calls.endOffer(team.captain, team.member);
      moveOn(1000);
    }
    expect(said(await calls.offer(team.captain, team.member))).toBe('429 offered-often');
    moveOn(day);
    expect(said(await calls.offer(team.captain, team.member))).toBe('200');
  });

  test('every change is in the logbook, with who did it and whom it is about', async () => {
    await calls.ask(ada);
    await calls.approve(team.admin, ada);
    await calls.offer(team.captain, ada);
    await calls.remove(team.captain, ada);
    const entries = await rowsOf(
      api.store.db,
      'pelotonLog',
      { pelotonId: team.id, eventId: ids.event },
      'id',
    ).read('kind', 'actorId', 'personId');
    expect(entries).toEqual([
      { kind: 'approved', actorId: team.admin.personId, personId: ada.personId },
      { kind: 'captaincy-offered', actorId: team.captain.personId, personId: ada.personId },
      { kind: 'removed', actorId: team.captain.personId, personId: ada.personId },
    ]);
    expect((await calls.offerOf(team.captain)).body).toEqual({ offer: null });
  });
});
