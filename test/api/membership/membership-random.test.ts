import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { scaled } from '#scripts/test/extent.ts';
import { pelotonFundraising } from '#server/fundraising/fundraising.ts';
import { randomFor } from '#server/seed/random.ts';
import { closingCalls, givenEvent } from '#test/support/event/event.ts';
import { ids } from '#test/support/event/event-rows.ts';
import { brokenRules, participant, pelotonCalls } from '#test/support/event/pelotons.ts';
import { newPeloton, type Person } from '#test/support/event/people.ts';
import { give } from '#test/support/event/shares.ts';
import { rowsOf } from '#test/support/rows.ts';

const { api, moveOn } = givenEvent({ at: '2027-03-01T15:00:00Z' });

const { close } = closingCalls(api);

/** 10,000 steps are thorough; fewer are enough to notice a change that breaks it. */
const steps = Number(process.env.MEMBERSHIP_STEPS ?? scaled(600, 150));
/** The number of simultaneous requests. */
const width = 6;

/** Each peloton's total from the ledger alone: its sub-pelotons and each of their members counted once. */
const ledgerTotal = async (pelotonId: string): Promise<number> => {
  const { rows } = await sql<{ raised: number }>`
    with family as (select id from peloton where id = ${pelotonId} or parent_id = ${pelotonId}),
    owners as (
      select id from family
      union
      select person_id from peloton_member where event_id = ${ids.event} and peloton_id in (select id from family)
    )
    select coalesce(-sum(entry.amount), 0)::bigint as raised
    from owners
    join ledger_account account on account.owner_id = owners.id and account.event_year = 2027
    join ledger_entry entry on entry.account_id = account.id
  `.execute(api.store.db);
  return rows[0]?.raised ?? 0;
};

test(`${steps} random joins, leaves, removals, hand-overs, closed accounts and donations break no rule and lose no cent`, async () => {
  const { db } = api.store;
  const random = randomFor(process.env.MEMBERSHIP_SEED ?? 'memberships');
  const one = <Item>(list: readonly Item[]): Item => list[random.whole(0, list.length - 1)] as Item;
  const people: Person[] = [];
  for (let made = 0; made < 24; made += 1) people.push(await participant(db));
  const [first, second, third] = people as [Person, Person, Person];
  const parentId = await newPeloton(db, [{ person: first, role: 'captain' }], { level: 'super' });
  const pelotons = [
    parentId,
    await newPeloton(db, [{ person: second, role: 'captain' }], { parentId }),
    await newPeloton(db, [{ person: third, role: 'captain' }]),
  ];
  const actions: ((calls: ReturnType<typeof pelotonCalls>, as: Person, about: Person) => Promise<unknown>)[] =
    [
      (calls, as) => calls.ask(as),
      (calls, as) => calls.ask(as),
      (calls, as) => calls.withdraw(as),
      (calls, as, about) => calls.approve(as, about),
      (calls, as, about) => calls.approve(as, about),
      (calls, as, about) => calls.reject(as, about),
      (calls, as, about) => calls.add(as, about),
      (calls, as) => calls.remove(as, as),
      (calls, as, about) => calls.remove(as, about),
      (calls, as, about) => calls.makeAdmin(as, about),
      (calls, as, about) => calls.unmakeAdmin(as, about),
      (calls, as, about) => calls.offer(as, about),
      (calls, as) => calls.accept(as),
      (calls, as, about) => calls.endOffer(as, about),
      (_, as) => give(api, { ownerType: 'User', ownerId: as.personId }, random.whole(5, 500) * 100),
      // A new person replaces each one who closes their account, so that their number stays the same.
      async (_, as) => {
        const place = people.indexOf(as);
        const answer = await close(as);
        if (answer.status === 200 && place >= 0) people[place] = await participant(db);
        return answer;
      },
      () => give(api, { ownerType: 'Peloton', ownerId: one(pelotons) }, random.whole(5, 500) * 100),
    ];
  /** Half of the time a person who may decide acts, so that requests get answers. */
  const actor = async (pelotonId: string): Promise<Person> => {
    if (random.whole(0, 1) === 0) return one(people);
    const leaders = await db
      .selectFrom('pelotonMember')
      .select('personId')
      .where('pelotonId', '=', pelotonId)
      .where('eventId', '=', ids.event)
      .where('role', 'in', ['captain', 'admin'])
      .execute();
    const leader = leaders.length === 0 ? undefined : one(leaders);
    return people.find(({ personId }) => personId === leader?.personId) ?? one(people);
  };

  for (let step = 0; step < steps; step += width) {
    // The daily limits of requests and offers must not stop the walk.
    moveOn(2 * 60 * 60 * 1000);
    const chosen = await Promise.all(
      Array.from({ length: width }, async () => {
        const pelotonId = one(pelotons);
        return { pelotonId, action: one(actions), as: await actor(pelotonId), about: one(people) };
      }),
    );
    const answers = await Promise.all(
      chosen.map(({ pelotonId, action, as, about }) => action(pelotonCalls(api, pelotonId), as, about)),
    );
    const failed = answers.filter(
      (answer) =>
        typeof answer === 'object' && answer !== null && 'status' in answer && Number(answer.status) >= 500,
    );
    expect(failed).toEqual([]);
    // A peloton closes when its last member leaves; the next person reopens it, so that the walk continues.
    await rowsOf(db, 'peloton', { isActive: false }).update({ isActive: true, acceptingNewMembers: true });
    if (step % 60 === 0 || step + width >= steps) {
      expect(await brokenRules(db)).toEqual([]);
      for (const id of pelotons)
        expect((await pelotonFundraising(db, id, ids.event, 'exact')).raised).toBe(await ledgerTotal(id));
    }
  }
});
