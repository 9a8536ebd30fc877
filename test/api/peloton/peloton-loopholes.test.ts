import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { closingCalls, givenEvent } from '#test/support/event/event.ts';
import { eventRow, ids } from '#test/support/event/event-rows.ts';
import { type Crew, crew, participant, pelotonCalls, rolesIn, said } from '#test/support/event/pelotons.ts';
import { joinPeloton, newPeloton, newPerson, type Person } from '#test/support/event/people.ts';
import { post, routeChoice, walkTo } from '#test/support/event/registration.ts';
import { insertRows, rowsOf } from '#test/support/rows.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z', apart: 1000 });
let team: Crew;
let calls: ReturnType<typeof pelotonCalls>;
beforeEach(async () => {
  team = await crew(api.store.db);
  calls = pelotonCalls(api, team.id);
});

const newCode = async (pelotonId: string): Promise<string> => {
  const code = randomUUID().slice(0, 8).toUpperCase();
  const row = { code, pelotonId, startsAt: new Date('2026-01-01'), expiresAt: new Date('2028-01-01') };
  await insertRows(api.store.db, 'groupCode', { ...row, useLimit: 500 });
  return code;
};

const enter = (as: Person, groupCode: string) =>
  api.send<{ state: string }>('POST', '/user/peloton', { as, body: { groupCode } });

const isIn = async (pelotonId: string, { personId }: Person): Promise<boolean> =>
  personId in (await rolesIn(api.store.db, pelotonId));

describe('A removed member who enters the group code', () => {
  test('asks instead of coming back at once, until captain or admins approve', async () => {
    const code = await newCode(team.id);
    await calls.remove(team.captain, team.member);
    const entered = await enter(team.member, code);
    expect([entered.status, entered.body.state]).toEqual([200, 'pending']);
    expect(await isIn(team.id, team.member)).toBe(false);
    // Repeating it changes nothing, and doesn't use the code.
    expect((await enter(team.member, code)).body.state).toBe('pending');
    expect(await rowsOf(api.store.db, 'groupCodeEntry', { code }).read('code')).toEqual([]);
    expect((await calls.requests(team.admin)).body).toHaveLength(1);
    expect(said(await calls.approve(team.admin, team.member))).toBe('200');
    expect(await isIn(team.id, team.member)).toBe(true);
    // A person who was readmitted and leaves by themselves comes back by the code.
    await calls.remove(team.member, team.member);
    expect((await enter(team.member, code)).body.state).toBe('member');
  });

  test('can’t ask where the peloton takes no new members, and gets into another one', async () => {
    const code = await newCode(team.id);
    await calls.remove(team.captain, team.member);
    await rowsOf(api.store.db, 'peloton', { id: team.id }).update({ acceptingNewMembers: false });
    expect(said(await enter(team.member, code))).toBe('409 not-accepting-members');
    const other = await crew(api.store.db);
    expect((await enter(team.member, await newCode(other.id))).body.state).toBe('member');
  });

  test('is not let in by registering with it either', async () => {
    const { db } = api.store;
    const code = await newCode(team.id);
    const ada = await newPerson(db);
    await joinPeloton(db, team.id, [{ person: ada, role: 'member' }]);
    await calls.remove(team.captain, ada);
    await walkTo(api, ada, { gravel: true }, 'route-gravel');
    await post(api, ada, '/registration/route', routeChoice('gravel', ids.dirt, { groupCode: code }));
    await walkTo(api, ada, { gravel: true }, 'complete');
    expect((await post(api, ada, '/registration/complete')).status).toBe(200);
    expect(await isIn(team.id, ada)).toBe(false);
  });
});

describe('Admins', () => {
  test('are made 20 times a day at most; to take the role away is always possible', async () => {
    for (let round = 0; round < 20; round += 1) {
      expect(said(await calls.makeAdmin(team.captain, team.member))).toBe('200');
      expect(said(await calls.unmakeAdmin(team.captain, team.member))).toBe('200');
    }
    const refused = await calls.makeAdmin(team.captain, team.member);
    expect([said(refused), refused.headers['retry-after']]).toEqual(['429 admins-made-often', '86400']);
    expect(said(await calls.makeAdmin(team.captain, team.admin))).toBe('200');
    expect(said(await calls.unmakeAdmin(team.captain, team.admin))).toBe('200');
    moveOn(24 * 60 * 60 * 1000);
    expect(said(await calls.makeAdmin(team.captain, team.member))).toBe('200');
  });
});

describe('A code of a peloton in which nobody rides', () => {
  test('ends as its last member leaves, even if the peloton opens again', async () => {
    const { db } = api.store;
    const captain = await participant(db);
    const id = await newPeloton(db, [{ person: captain, role: 'captain' }]);
    const code = await newCode(id);
    await pelotonCalls(api, id).remove(captain, captain);
    await rowsOf(db, 'peloton', { id }).update({ isActive: true });
    expect(said(await enter(await participant(db), code))).toBe('422 group-code-expired');
  });

  test('ends as its last member closes the account', async () => {
    const { db } = api.store;
    const captain = await participant(db);
    const id = await newPeloton(db, [{ person: captain, role: 'captain' }]);
    const code = await newCode(id);
    await closingCalls(api).close(captain);
    await rowsOf(db, 'peloton', { id }).update({ isActive: true });
    expect(said(await enter(await participant(db), code))).toBe('422 group-code-expired');
  });

  test('of an earlier year lets in its earlier members only', async () => {
    const { db } = api.store;
    const earlier = eventRow(2019);
    await insertRows(db, 'event', earlier);
    const [former, stranger] = [await participant(db), await participant(db)];
    const id = await newPeloton(db, []);
    await joinPeloton(db, id, [{ person: former, role: 'captain' }], { eventId: earlier.id });
    const code = await newCode(id);
    expect(said(await enter(stranger, code))).toBe('422 group-code-expired');
    expect((await enter(former, code)).body.state).toBe('member');
    // Now a person rides there, who decides.
    expect((await enter(stranger, code)).body.state).toBe('member');
  });
});
