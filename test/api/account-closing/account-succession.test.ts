import { beforeEach, describe, expect, test } from 'vitest';
import { tokenFor } from '#test/support/api.ts';
import { emailsOf } from '#test/support/event/donations.ts';
import { closingCalls, givenEvent } from '#test/support/event/event.ts';
import {
  brokenRules,
  type Crew,
  crew,
  participant,
  pelotonCalls,
  rolesIn,
  said,
} from '#test/support/event/pelotons.ts';
import { joinPeloton, newPeloton, type Person, publicId } from '#test/support/event/people.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api } = givenEvent({ at: '2027-03-01T15:00:00Z' });
const { preview, close } = closingCalls(api);
let team: Crew;
let calls: ReturnType<typeof pelotonCalls>;
beforeEach(async () => {
  team = await crew(api.store.db);
  calls = pelotonCalls(api, team.id);
});

const roleOf = async ({ personId }: Person): Promise<string | undefined> =>
  (await rolesIn(api.store.db, team.id))[personId];

const logKinds = async (pelotonId = team.id) => {
  const rows = await rowsOf(api.store.db, 'pelotonLog', { pelotonId }, 'id').read(
    'kind',
    'actorId',
    'personId',
  );
  return rows.map(({ kind, actorId, personId }) => [kind, actorId, personId]);
};

const pelotonRow = (id = team.id) =>
  rowsOf(api.store.db, 'peloton', { id }).readOne('isActive', 'acceptingNewMembers');

describe('A captain who closes the account', () => {
  test('is succeeded by the admin who has led longest', async () => {
    const { db } = api.store;
    const early = await participant(db);
    await joinPeloton(db, team.id, [{ person: early, role: 'member' }], { joinedAt: new Date('2027-01-01') });
    expect(said(await calls.makeAdmin(team.captain, early))).toBe('200');
    // The other person has been captain since the founding.
    await rowsOf(db, 'pelotonMember', { personId: team.admin.personId }).update({
      leadsSince: new Date('2027-01-15'),
    });
    const { ends } = await preview(team.captain);
    expect(ends.peloton).toMatchObject({
      role: 'captain',
      members: 3,
      successor: { publicId: publicId(team.admin) },
    });
    expect(said(await close(team.captain))).toBe('200');
    expect([await roleOf(team.admin), await roleOf(early), await roleOf(team.captain)]).toEqual([
      'captain',
      'admin',
      undefined,
    ]);
    expect((await logKinds()).slice(-2)).toEqual([
      ['account-closed', null, team.captain.personId],
      ['captaincy-succeeded', null, team.admin.personId],
    ]);
    const letters = (await emailsOf(db, 'captaincy-succeeded')).filter(({ personId }) =>
      [team.admin.personId, early.personId].includes(personId ?? ''),
    );
    expect(Object.fromEntries(letters.map(({ personId, subject }) => [personId, subject]))).toEqual({
      [team.admin.personId]: `You’re now the captain of Crew ${team.id}`,
      [early.personId]: `Crew ${team.id} has a new captain`,
    });
  });

  test('is succeeded by the member who joined first, if there is no admin', async () => {
    const { db } = api.store;
    await calls.unmakeAdmin(team.captain, team.admin);
    const early = await participant(db);
    await joinPeloton(db, team.id, [{ person: early, role: 'member' }], { joinedAt: new Date('2026-06-01') });
    await close(team.captain);
    expect([await roleOf(early), await roleOf(team.admin)]).toEqual(['captain', 'member']);
    expect(await brokenRules(db)).toEqual([]);
  });

  test('closes the peloton, if it has no other member', async () => {
    const { db } = api.store;
    const ada = await participant(db);
    const id = await newPeloton(db, [{ person: ada, role: 'captain' }]);
    const asking = await participant(db);
    await pelotonCalls(api, id).ask(asking);
    await close(ada);
    expect(await rolesIn(db, id)).toEqual({});
    expect(await pelotonRow(id)).toEqual({ isActive: false, acceptingNewMembers: false });
    expect((await logKinds(id)).map(([kind]) => kind)).toEqual(['account-closed', 'closed']);
    expect((await pelotonCalls(api, id).state(asking)).body.state).toBe('expired');
    expect((await api.send('GET', `/peloton/${id}`)).status).toBe(200);
  });

  test('ends the open offer of the captaincy', async () => {
    await calls.offer(team.captain, team.member);
    await close(team.captain);
    expect(said(await calls.accept(team.member))).toBe('409 offer-ended');
    expect([await roleOf(team.admin), await roleOf(team.member)]).toEqual(['captain', 'member']);
  });

  test('is a former participant in the logbook, without a page', async () => {
    await calls.makeAdmin(team.captain, team.member);
    await close(team.captain);
    const logbook = await api.send<{ kind: string; actor: unknown }[]>('GET', `/peloton/${team.id}/logbook`, {
      as: team.admin,
    });
    expect(logbook.body.find(({ kind }) => kind === 'admin-made')?.actor).toEqual({
      publicId: null,
      firstName: 'Former',
      lastName: 'participant',
    });
    expect(JSON.stringify(logbook.body)).not.toContain(publicId(team.captain));
  });
});

describe('A member who closes the account', () => {
  test('is in no roster, list or table any more; captain and admins get an e-mail', async () => {
    const { db } = api.store;
    await rowsOf(db, 'person', { id: team.member.personId }).update({ lastName: 'Canaryname' });
    const shown = () =>
      Promise.all(
        ['members', 'roster', 'members/all', 'members/csv', 'members/all/csv', 'logbook'].map(
          async (part) => {
            const answer = await api.app.inject({
              url: `/api/peloton/${team.id}/${part}`,
              headers: { authorization: `Bearer ${tokenFor(team.captain)}` },
            });
            return [part, answer.statusCode, answer.body.includes('Canaryname')];
          },
        ),
      );
    const before = await shown();
    expect(before.filter(([, status]) => status === 200).length).toBe(before.length);
    expect(before.some(([, , named]) => named)).toBe(true);
    await close(team.member);
    expect((await shown()).filter(([, , named]) => named)).toEqual([]);
    const told = (await emailsOf(db, 'peloton-left')).map(({ personId }) => personId);
    expect(told).toEqual(expect.arrayContaining([team.captain.personId, team.admin.personId]));
  });

  test('has no open request any more, and can’t be approved', async () => {
    const ada = await participant(api.store.db);
    await calls.ask(ada, 'Please');
    expect((await preview(ada)).ends.request).toEqual({ id: team.id, name: `Crew ${team.id}` });
    await close(ada);
    expect(said(await calls.approve(team.captain, ada))).toBe('404 request-not-found');
    expect((await calls.requests(team.captain)).body).toEqual([]);
  });

  test('has declined an offer of the captaincy', async () => {
    await calls.offer(team.captain, team.member);
    await close(team.member);
    expect((await calls.offerOf(team.captain)).body).toEqual({ offer: null });
  });
});

describe('At once', () => {
  const captains = async (): Promise<number> =>
    Object.values(await rolesIn(api.store.db, team.id)).filter((role) => role === 'captain').length;

  test('the captain closes while the last admin leaves', async () => {
    for (let round = 0; round < 10; round += 1) {
      team = await crew(api.store.db);
      calls = pelotonCalls(api, team.id);
      const [closed, left] = await Promise.all([close(team.captain), calls.remove(team.admin, team.admin)]);
      expect(said(closed)).toBe('200');
      // A person who became captain meanwhile hands the captaincy over first.
      expect(['200', '409 captaincy-first']).toContain(said(left));
      expect([await captains(), await brokenRules(api.store.db)]).toEqual([1, []]);
    }
  });

  test('captain, admin and member close together', async () => {
    for (let round = 0; round < 6; round += 1) {
      team = await crew(api.store.db);
      const answers = await Promise.all([close(team.captain), close(team.admin), close(team.member)]);
      expect(answers.map(said)).toEqual(['200', '200', '200']);
      expect(await rolesIn(api.store.db, team.id)).toEqual({});
      expect((await pelotonRow()).isActive).toBe(false);
      expect(await brokenRules(api.store.db)).toEqual([]);
    }
  });

  test('the captain closes while a hand-over is accepted, or the successor is removed', async () => {
    for (let round = 0; round < 10; round += 1) {
      team = await crew(api.store.db);
      calls = pelotonCalls(api, team.id);
      await calls.offer(team.captain, team.member);
      const answers = await Promise.all([
        calls.accept(team.member),
        close(team.captain),
        calls.remove(team.captain, team.admin),
        close(team.admin),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect([said(answers[1]), said(answers[3])]).toEqual(['200', '200']);
      expect(await rolesIn(api.store.db, team.id)).toEqual({ [team.member.personId]: 'captain' });
      expect(await brokenRules(api.store.db)).toEqual([]);
    }
  });

  test('a person who closes the account while others approve, add and ask them is in no peloton', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ada = await participant(api.store.db);
      await calls.ask(ada);
      const answers = await Promise.all([
        calls.approve(team.captain, ada),
        close(ada),
        calls.add(team.admin, ada),
        calls.ask(ada),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(said(answers[1])).toBe('200');
      expect(await roleOf(ada)).toBeUndefined();
      expect((await calls.requests(team.captain)).body).toEqual([]);
      expect(await brokenRules(api.store.db)).toEqual([]);
    }
  });
});
