import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayIn, eventZone } from '#machines/calendar.ts';
import { firstDueAfter } from '#machines/donation/due-days.ts';
import type { Store } from '#server/platform/database/database.ts';
import { type CoursePoint, type CourseShape, courseOf, namedPlaces } from '#server/seed/course.ts';
import { routes } from '#server/seed/routes.data.ts';
import { seededTables } from '#server/seed/rows.ts';
import { demoAccounts, demoData, demoPassword, seed } from '#server/seed/seed.ts';
import { toDegrees } from '#server/seed/valley/plane.ts';
import { junctions } from '#server/seed/valley/roads.data.ts';
import { isPassword } from '#server/simulators/identity/passwords.ts';
import { clashOf, ownTimes } from '#server/volunteering/volunteering.ts';
import { given } from '#test/support/given.ts';
import { openTestStore } from '#test/support/store.ts';

const store = given(openTestStore);
beforeAll(() => seed(store));

const all = async <Row>(query: string): Promise<Row[]> => (await sql.raw<Row>(query).execute(store.db)).rows;

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The content of each table without the ledger's record of its database transaction. */
const contents = async ({ db }: Store): Promise<Record<string, string | null>> => {
  const sums: Record<string, string | null> = {};
  for (const table of seededTables) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(line, '|' order by line)) as sum
      from (select (to_jsonb(t) - 'posted_in')::text as line from ${sql.table(snakeCase(table))} t) lines
    `.execute(db);
    sums[table] = rows[0]?.sum ?? null;
  }
  return sums;
};

describe('Demo data', () => {
  test('contains three events, with the promised numbers of people, donations and pelotons', async () => {
    const [counts] = await all(`
      select
        (select count(*) from person) as people,
        (select count(*) from donation) as donations,
        (select count(*) from peloton) as pelotons,
        (select count(*) from peloton where level = 'super') as supers,
        (select count(*) from peloton c join peloton p on p.id = c.parent_id where p.level = 'super') as subs,
        (select count(*) from peloton where not accepting_new_members) as closed_pelotons,
        (select count(*) from shift join event e on e.id = event_id where e.is_current) as shifts,
        (select count(*) from ride join event e on e.id = event_id where e.is_current) as rides,
        (select count(*) from route r join ride on ride.id = ride_id join event e on e.id = event_id
          where e.is_current and sponsor_id is null) as routes,
        (select count(*) from route where sponsor_id is not null) as sponsor_routes
    `);
    expect(counts).toEqual({
      people: 200,
      donations: 2000,
      pelotons: 12,
      supers: 1,
      subs: 3,
      closedPelotons: 1,
      shifts: 42,
      rides: 2,
      routes: 8,
      sponsorRoutes: 1,
    });
    expect(await all('select name, is_current from event order by year')).toEqual([
      { name: 'Product 2025', isCurrent: false },
      { name: 'Product 2026', isCurrent: false },
      { name: 'Product 2027', isCurrent: true },
    ]);
    expect(
      await all(
        "select extract(year from given_at at time zone 'UTC')::int as year from donation group by 1 order by 1",
      ),
    ).toEqual([{ year: 2024 }, { year: 2025 }, { year: 2026 }]);
  });

  test('what a fund shared with its members is in the history of its shares', async () => {
    const shared = await all<{ booked: string; told: string }>(`
      select
        (select sum(entry.amount) from ledger_entry entry
          join ledger_account account on account.id = account_id
          join ledger_transaction booked on booked.id = transaction_id
          where booked.kind = 'fund-share' and owner_type = 'Peloton') as booked,
        (select sum(amount) from fund_share join fund_share_batch batch on batch.id = batch_id
          where source_type = 'Peloton') as told
    `);
    expect(Number(shared[0]?.told)).toBeGreaterThan(0);
    expect(shared[0]?.told).toBe(shared[0]?.booked);
  });

  test('the rider and the captain’s peloton show photographs, in every size that an upload has', async () => {
    const shown = await all(`
      select kind, array_length(files, 1) as sizes, coalesce(person.public_id, peloton.name) as owner,
        image.address in (person.profile_image_url, person.cover_image_url, peloton.profile_image_url, peloton.cover_image_url) as is_shown,
        (select count(*) from stored_file where stored_file.name = any(files)) as stored
      from image left join person on person.id = person_id left join peloton on peloton.id = peloton_id
      order by owner, kind
    `);
    const of = (owner: string) => [
      { kind: 'cover', sizes: 3, owner, isShown: true, stored: 3 },
      { kind: 'profile', sizes: 2, owner, isShown: true, stored: 2 },
    ];
    expect(shown).toEqual([...of('Hollin Valley Wheelers'), ...of('maya-okafor')]);
  });

  test('each kind of code has a valid, an expired and a used-up one', async () => {
    const codes = await all<{ kind: string; state: string }>(`
      with code as (
        select 'sponsor' as kind, code, expires_at, use_limit from sponsor_code
        union all select 'group', code, expires_at, use_limit from group_code
        union all select 'discount', code, expires_at, use_limit from discount_code
      )
      select kind, case
        when expires_at <= '2026-11-20T15:00:00Z' then 'expired'
        when (select count(*) from code_use use where use.kind = code.kind and use.code = code.code) >= use_limit
          then 'used up' else 'valid' end as state
      from code group by 1, 2 order by 1, 2
    `);
    expect(codes).toEqual(
      ['discount', 'group', 'sponsor'].flatMap((kind) =>
        ['expired', 'used up', 'valid'].map((state) => ({ kind, state })),
      ),
    );
    expect(await all('select code from discount_code where percent_off = 100')).toEqual([
      { code: 'FULLRIDE' },
    ]);
    expect(await all('select count(*) as amounts from discount_code where amount_off > 0')).toEqual([
      { amounts: 2 },
    ]);
  });

  test('the demo accounts sign in as their people', async () => {
    for (const { email, firstName, lastName } of demoAccounts) {
      const account = await store.db
        .selectFrom('identityAccount')
        .innerJoin('person', (join) => join.on(sql<boolean>`person.oid = identity_account.oid::text`))
        .select([
          'identityAccount.passwordHash',
          'person.firstName',
          'person.lastName',
          'person.emailAddress',
        ])
        .where('identityAccount.email', '=', email)
        .where('identityAccount.method', '=', 'email')
        .executeTakeFirstOrThrow();
      expect(account).toMatchObject({ firstName, lastName, emailAddress: email });
      expect(await isPassword(demoPassword, account.passwordHash ?? '')).toBe(true);
    }
  });
});

test('Google and Facebook each have a known account and unknown ones', async () => {
  const accounts = await store.db
    .selectFrom('identityAccount')
    .leftJoin('person', (join) => join.on(sql<boolean>`person.oid = identity_account.oid::text`))
    .select(['method', 'email', 'hasConsented', 'passwordHash', 'person.loginType'])
    .where('method', '!=', 'email')
    .orderBy('method')
    .orderBy('email')
    .execute();
  const stranger = { hasConsented: false, passwordHash: null, loginType: null };
  const regular = { hasConsented: true, passwordHash: null };
  expect(accounts).toEqual([
    { ...regular, method: 'facebook', email: 'mateo.quintero@example.org', loginType: 'Facebook' },
    { ...stranger, method: 'facebook', email: 'priya.shah@example.net' },
    { ...stranger, method: 'facebook', email: null },
    { ...regular, method: 'google', email: 'arjun.mehta@example.org', loginType: 'Google' },
    { ...stranger, method: 'google', email: 'lena.brandt@example.net' },
    { ...stranger, method: 'google', email: 'rider@example.org' },
  ]);
});

describe('Demo courses', () => {
  const miles = ([fromEast, fromNorth]: CoursePoint, [toEast, toNorth]: CoursePoint): number => {
    const radians = Math.PI / 180;
    const north = Math.sin(((toNorth - fromNorth) * radians) / 2) ** 2;
    const east = Math.sin(((toEast - fromEast) * radians) / 2) ** 2;
    const across = Math.cos(fromNorth * radians) * Math.cos(toNorth * radians) * east;
    return 2 * 3958.8 * Math.asin(Math.sqrt(north + across));
  };

  test.each(routes.map((route): [string, CourseShape] => [route.name, route.course]))(
    '%s has its stated length and climb',
    (_, shape) => {
      const { course, roads, stops } = courseOf(shape);
      const steps = course.slice(1).map((point, index) => [course[index] ?? point, point] as const);
      const length = steps.reduce((sum, [from, to]) => sum + miles(from, to), 0);
      const climb = steps.reduce((sum, [from, to]) => sum + Math.max(0, to[2] - from[2]), 0);
      expect(Math.abs(length / shape.miles - 1)).toBeLessThan(0.01);
      expect(Math.abs(climb / shape.climbFeet - 1)).toBeLessThan(0.01);
      expect(course[0]?.slice(0, 2)).toEqual(toDegrees(junctions[shape.through[0] ?? 'green']));
      if (shape.through.at(-1) === shape.through[0]) expect(course.at(-1)).toEqual(course[0]);
      expect(roads.map(({ mile }) => mile)).toEqual(roads.map(({ mile }) => mile).toSorted((a, b) => a - b));
      expect([stops[0]?.kind, stops.at(-1)?.kind]).toEqual(['start', 'finish']);
      // Each place of a course is on the course.
      const named = new Map(namedPlaces().map(({ name, point }) => [name, point]));
      for (const { mile, name } of stops) {
        const place = named.get(name);
        const point = course[Math.round((mile / shape.miles) * (course.length - 1))];
        expect(place && point && miles(place, point), `${name} at mile ${mile}`).toBeLessThan(0.25);
      }
    },
  );
});

describe('Determinism', () => {
  test('two runs produce equal rows', () => {
    expect(JSON.stringify(demoData())).toBe(JSON.stringify(demoData()));
  });

  test('two databases have equal data, and a second seed changes nothing', async () => {
    const other = await openTestStore();
    try {
      expect((await Promise.all([seed(other), seed(other)])).sort()).toEqual([false, true]);
      const first = await contents(store);
      expect(await contents(other)).toEqual(first);
      expect(await seed(other)).toBe(false);
      expect(await contents(other)).toEqual(first);
    } finally {
      await other.close();
    }
  });
});

describe('Demo money', () => {
  test('has none of the keys that a server makes at its first start, because copies of it must not share them', async () => {
    const tables = ['card_testing_key', 'identity_key', 'invitation_key'];
    const found = await all(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename like '%\\_key' order by 1`,
    );
    expect(found).toEqual(tables.map((name) => ({ name })));
    for (const table of tables) expect(await all(`select * from ${table}`)).toEqual([]);
  });

  test('the ledger sums to zero, in total and in each transaction', async () => {
    expect(await all('select sum(amount) as sum from ledger_entry')).toEqual([{ sum: 0 }]);
    expect(
      await all('select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0'),
    ).toEqual([]);
  });

  test('each donation is posted once, with its gateway fee', async () => {
    const [booked] = await all(`
      select
        count(*) filter (where d.is_offline and t.kind = 'cheque') as cheques,
        count(*) filter (where not d.is_offline and t.kind = 'donation') as given,
        count(*) filter (where not d.is_offline and t.kind = 'gateway-fee') as fees,
        count(*) filter (where d.is_offline and t.kind <> 'cheque') as wrong,
        (select count(*) from donation where is_offline) as offline
      from donation d join ledger_transaction t on t.reference = d.id::text
    `);
    const { offline, ...kinds } = booked as { offline: number };
    expect(kinds).toEqual({ cheques: offline, given: 2000 - offline, fees: 2000 - offline, wrong: 0 });
  });

  test('the recipient of a donation is credited its whole amount', async () => {
    const wrong = await all(`
      select d.id from donation d
      join ledger_transaction t on t.reference = d.id::text and t.kind in ('donation', 'cheque')
      join ledger_entry n on n.transaction_id = t.id
      join ledger_account a on a.id = n.account_id and a.kind = 'recipient'
      where n.amount <> -d.amount
        or a.owner_type <> d.recipient_type
        or a.owner_id is distinct from coalesce(d.recipient_person_id, d.recipient_peloton_id)
    `);
    expect(wrong).toEqual([]);
  });

  test('no balance is negative, and every rider of an earlier year met the commitment', async () => {
    const balances = `
      select a.owner_type, a.owner_id, a.event_year, -sum(n.amount) as balance
      from ledger_account a join ledger_entry n on n.account_id = a.id where a.kind = 'recipient' group by 1, 2, 3`;
    expect(await all(`select * from (${balances}) b where balance < 0`)).toEqual([]);
    expect(
      await all(`
        select p.person_id from participation p join event e on e.id = p.event_id
        left join (${balances}) b on b.owner_id = p.person_id and b.event_year = e.year
        where not e.is_current group by p.person_id, e.year, b.balance
        having sum(p.commitment) > coalesce(b.balance, 0)`),
    ).toEqual([]);
  });

  test('every rider paid the fee of the routes, less the discount', async () => {
    const fees = await all<{
      fee: number;
      paid: number;
      percentOff: number | null;
      amountOff: number | null;
    }>(`
      select sum(route.fee) as fee, coalesce(i.amount, 0) as paid, d.percent_off, d.amount_off
      from registration r
      join route_place place on place.registration_id = r.id
      join route on route.id = place.route_id
      left join payment_intent i on i.purpose = 'registration-fee' and i.reference = r.id::text and i.state = 'charged'
      left join code_use use on use.registration_id = r.id and use.kind = 'discount'
      left join discount_code d on d.code = use.code
      group by r.id, i.amount, d.percent_off, d.amount_off
    `);
    const wrong = fees.filter(({ fee, paid, percentOff, amountOff }) => {
      const off = percentOff === null ? (amountOff ?? 0) : Math.round((fee * percentOff) / 100);
      return paid !== Math.max(0, fee - off);
    });
    expect(wrong).toEqual([]);
    expect(fees.length).toBeGreaterThan(200);
    expect(
      await all(`
        select i.id from payment_intent i
        left join ledger_transaction t on t.reference = i.id::text and t.kind in ('donation', 'registration-fee', 'commitment-shortfall')
        where t.id is null`),
    ).toEqual([]);
  });

  test('no goal is below the commitment', async () => {
    expect(
      await all(`
        select p.person_id from participation p
        left join fundraising f on f.person_id = p.person_id and f.event_id = p.event_id
        where p.kind <> 'Volunteer' group by p.person_id, p.event_id, f.goal
        having f.goal is null or sum(p.commitment) > f.goal`),
    ).toEqual([]);
  });
});

describe('Demo places', () => {
  test('no route or shift exceeds its capacity; one route is full and one has three places left', async () => {
    const left = `
      select route.name, route.capacity - count(place.id) as left
      from route join ride on ride.id = route.ride_id join event on event.id = ride.event_id and event.is_current
      left join route_place place on place.route_id = route.id group by route.id`;
    expect(await all(`select name, "left" from (${left}) r where "left" <= 3 order by "left"`)).toEqual([
      { name: 'Old Quarry', left: 0 },
      { name: 'Seven Bridges', left: 3 },
    ]);
    expect(
      await all(`
        select s.title, s.capacity - count(p.*) as left from shift s
        left join shift_place p on p.shift_id = s.id group by s.id having s.capacity - count(p.*) <= 0`),
    ).toEqual([{ title: 'Oranges at the Boathouse', left: 0 }]);
  });

  test('nobody helps while they ride, or on a night or a second day of their ride', async () => {
    const both = await all<{ personId: string; eventId: string; days: number }>(`
      select distinct person_id, ride.event_id, route.days from registration r
      join route_place place on place.registration_id = r.id join route on route.id = place.route_id
      join ride on ride.id = route.ride_id
      where exists (select from shift_place own where own.registration_id = r.id) or route.days > 1`);
    expect(both.filter(({ days }) => days > 1).length).toBeGreaterThan(0);
    expect(both.length).toBeGreaterThan(10);
    for (const { personId, eventId } of both) {
      const times = await ownTimes(store.db, personId, eventId);
      const clashes = times.filter((one, at) => clashOf(one, times.slice(at + 1)) !== undefined);
      expect(clashes, personId).toEqual([]);
    }
  });

  test('every completed registration has its participations, places and signature', async () => {
    const wrong = await all(`
      select r.id from registration r
      where r.state = 'completed' and (
        r.wants_challenger <> exists (select from participation p where p.registration_id = r.id and kind = 'Challenger')
        or r.wants_volunteer <> exists (select from participation p where p.registration_id = r.id and kind = 'Volunteer')
        or (r.wants_signature::int + r.wants_gravel::int) <> (
          select count(*) from participation p
          join route_place place on place.registration_id = r.id and place.route_id = p.route_id
            and place.ride_type = p.ride_type and place.held_until is null
          join route on route.id = p.route_id join ride on ride.id = route.ride_id
            and ride.ride_type = p.ride_type and ride.event_id = r.event_id
          where p.registration_id = r.id)
        or not exists (
          select from waiver_signature s join waiver w on w.version = s.waiver_version
          where s.registration_id = r.id and w.event_id = r.event_id and s.waiver_body = w.body)
        or (r.wants_volunteer and r.event_id = (select id from event where is_current)
          and not exists (select from shift_place p where p.registration_id = r.id)))`);
    expect(wrong).toEqual([]);
  });

  test('riders are 12 or older, and those under 18 have a guardian', async () => {
    expect(
      await all(`
        select p.id from person p
        join participation a on a.person_id = p.id join event e on e.id = a.event_id
        join waiver_signature s on s.registration_id = a.registration_id
        where age(e.starts_on, p.birth_date) < interval '12 years'
          or (age(e.starts_on, p.birth_date) < interval '18 years' and (s.guardian_name is null or a.kind <> 'Rider'))`),
    ).toEqual([]);
  });

  test('each peloton has a captain in every active year', async () => {
    expect(
      await all(`
        select p.name, e.year from peloton p join event e on e.year = any(p.years_active)
        where not exists (select from peloton_member m
          where m.peloton_id = p.id and m.event_id = e.id and m.role = 'captain')`),
    ).toEqual([]);
  });
});

test('a recurring donation falls on its first charge’s day in the event’s time zone', () => {
  const given = demoData().data.recurringDonation.map(({ startedAt, ...donation }) => ({
    ...donation,
    startedAt: new Date(startedAt),
  }));
  const atNight = given.filter(({ startedAt }) => dayIn(eventZone, startedAt) !== dayIn('UTC', startedAt));
  expect(atNight.length).toBeGreaterThan(0);
  for (const { dayOfMonth, startedAt, nextOn } of given) {
    const givenOn = dayIn(eventZone, startedAt);
    expect(dayOfMonth).toBe(Number(givenOn.slice(8)));
    if (nextOn) expect(nextOn).toBe(firstDueAfter(givenOn, dayOfMonth));
  }
});
