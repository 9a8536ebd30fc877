import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { neighbourhood } from '#server/platform/contract/neighbourhood.ts';
import { inBatches, itemsAs } from '#server/platform/database/batches.ts';
import type { Db } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type Declines, type Signals, smallAmount } from './donation.card-testing.rules.ts';
import { digest } from './donation.card-testing.secret.ts';
import { normalised } from './donation.checking.ts';

/** By what a try is counted. Null: nothing is known that could be. */
export type Traces = {
  address: string | null;
  device: string | null;
  donor: string | null;
  domain: string | null;
  personId: string | null;
};

export type Seen = {
  address: string;
  device: string | undefined;
  personId: string | null;
  /** Null before anybody has typed one. */
  email: string | null;
};

export const tracesOf = (secret: string, { address, device, personId, email }: Seen): Traces => {
  const place = neighbourhood(address);
  const typed = email === null ? null : normalised(email);
  const who = personId ?? typed;
  return {
    address: place === null ? null : digest(secret, 'address', place),
    device: device ?? null,
    donor: who === null ? null : digest(secret, 'donor', who),
    domain: typed === null ? null : digest(secret, 'domain', typed.slice(typed.lastIndexOf('@') + 1)),
    personId,
  };
};

const second = 1_000;
const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * second);
const [minute, tenMinutes, hour, day] = [60, 600, 3_600, 86_400];

/** More than these change no verdict, and a storm must not make asking slow. */
const mostOfOne = 100;
const mostOfAll = 200;

/** The newest tries of a value that few have, of whoever is `asked` about. */
const lately = (facet: string, column: string, trace: string, now: Date): RawBuilder<unknown> => sql`(
  select ${facet} as facet, outcome, card, occurred_at from donation_signal
  where ${sql.ref(column)} = asked.${sql.ref(trace)} and occurred_at > ${ago(now, day)} and occurred_at <= ${now}
  order by occurred_at desc limit ${sql.lit(mostOfOne)})`;

/**
 * The newest tries of an e-mail domain, which thousands may have in an hour. Said by where the index begins to be read: two bounds
 * look to PostgreSQL like few rows, which it would rather read all and sort, however many they are. Where a domain has few, those
 * of the one before it are read as well, and left out.
 */
const latelyFrom = (now: Date): RawBuilder<unknown> => sql`(
  select 'domain' as facet, outcome, card, occurred_at from (
    select email_domain, outcome, card, occurred_at from donation_signal
    where (email_domain, occurred_at) <= (asked.domain, ${now}::timestamptz)
    order by email_domain desc, occurred_at desc limit ${sql.lit(mostOfOne)}
  ) newest where email_domain = asked.domain and occurred_at > ${ago(now, day)})`;

/** The newest tries of guests, in the same way. */
const strangers = (isProven: boolean, now: Date): RawBuilder<unknown> => sql`(
  select is_proven, outcome, amount, occurred_at from (
    select is_proven, outcome, amount, occurred_at from donation_signal
    where not is_signed_in and (is_proven, occurred_at) <= (${sql.lit(isProven)}, ${now}::timestamptz)
    order by is_proven desc, occurred_at desc limit ${sql.lit(mostOfAll)}
  ) newest where is_proven = ${sql.lit(isProven)} and occurred_at > ${ago(now, tenMinutes)})`;

type Counted = Declines & { facet: string; charged: number; cards: number };
type Found = Pick<Signals, 'isRepeat' | 'hasGiven' | 'site'> & { counted: Counted[] | null };

const none: Counted = { facet: '', tenMinutes: 0, hour: 0, day: 0, charged: 0, cards: 0 };

type Asked = Traces & { key: string };

const askedAs = itemsAs<Asked>('asked', {
  key: 'uuid',
  address: 'text',
  device: 'uuid',
  donor: 'text',
  domain: 'text',
  personId: 'uuid',
});

/** What is known about each who is asked about, in their order: one statement, whose cost for each is bounded. */
export const findSignals = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  asked: readonly Asked[],
): Promise<Found[]> => {
  const now = clock.now();
  const facets = [
    lately('address', 'address', 'address', now),
    lately('device', 'device', 'device', now),
    lately('donor', 'donor', 'donor', now),
    latelyFrom(now),
  ];
  const { rows } = await sql<Found>`${prepared}
    with stranger as (${strangers(false, now)} union all ${strangers(true, now)}),
    site as materialized (
      select json_build_object(
        'ended', count(*) filter (where not is_proven and outcome in ('charged', 'declined')),
        'declined', count(*) filter (where not is_proven and outcome = 'declined'),
        'openSmall', count(*) filter (where not is_proven and outcome = 'open' and amount <= ${smallAmount}),
        'tried', count(*) filter (where not is_proven),
        'provenDeclined', count(*) filter (where is_proven and outcome = 'declined'),
        'provenSmall', count(*) filter (
          where is_proven and amount <= ${smallAmount} and occurred_at > ${ago(now, minute)})
      ) as site from stranger
    )
    select
      exists (select from donation_attempt where attempt_key = asked.key) as is_repeat,
      asked.person_id is not null
        and exists (select from donation where donor_person_id = asked.person_id) as has_given,
      (
        with own as (${sql.join(facets, sql` union all `)}),
        everywhere as (
          select 'card' as facet, tried.outcome, tried.card, tried.occurred_at
          from (select distinct card from own where facet in ('device', 'donor') and card is not null limit 10) theirs,
            lateral (select * from donation_signal where card = theirs.card and occurred_at > ${ago(now, day)}
              and occurred_at <= ${now} order by occurred_at desc limit 50) tried
        ),
        counted as (
          select facet,
            count(*) filter (where outcome = 'declined' and occurred_at > ${ago(now, tenMinutes)})::int as "tenMinutes",
            count(*) filter (where outcome = 'declined' and occurred_at > ${ago(now, hour)})::int as hour,
            count(*) filter (where outcome = 'declined')::int as day,
            count(*) filter (where outcome = 'charged')::int as charged,
            count(distinct card) filter (where outcome = 'declined')::int as cards
          from (select * from own union all select * from everywhere) known group by facet
        )
        select json_agg(counted) from counted
      ) as counted,
      site.site
    from site, ${askedAs(asked)}
    order by asked.place`.execute(db);
  return rows;
};

// With this every gift begins, so it is here that they gather.
const signalsOf = inBatches(findSignals, 12);

/** Everything that a verdict rests on. `key` is the attempt’s. */
export const recentSignals = async (
  platform: Pick<Platform, 'db' | 'clock'>,
  traces: Traces,
  { key, amount }: { key: string; amount: number },
): Promise<Signals> => {
  const found = await signalsOf(platform, { ...traces, key });
  const of = (facet: string): Counted => found.counted?.find((one) => one.facet === facet) ?? none;
  return {
    isRepeat: found.isRepeat,
    isSignedIn: traces.personId !== null,
    hasGiven: found.hasGiven,
    amount,
    address: of('address'),
    device: of('device'),
    donor: of('donor'),
    card: of('card'),
    domain: of('domain'),
    site: found.site,
  };
};

/** A try as it is written down with its intent. */
export type Try = Traces & { isProven: boolean };

/** For a statement that begins attempts: writes down the try of each row of `source`, which has `id`, `charge` and what a `Try` has. */
export const insertSignals = (source: string, now: Date): RawBuilder<unknown> => sql`
  insert into donation_signal (
    intent_id, address, device, donor, email_domain, amount, is_signed_in, is_proven, occurred_at
  )
  select id, address, device, coalesce(donor, ''), coalesce(domain, ''), charge, person_id is not null, is_proven,
    ${now}::timestamptz
  from ${sql.table(source)}`;

/** For a statement that closes intents: how the try of each row of `source` ended, which has `id` and the digested `card`. */
export const endSignals = (source: string, outcome: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update donation_signal set outcome = ${outcome}, card = ${sql.table(source)}.card
  from ${sql.table(source)} where intent_id = ${sql.table(source)}.id`;

/** Writes down a card that was refused when it was checked: no intent stands behind it. `card` is digested. */
export const noteRefusedCard = async (
  db: Db,
  { address, device, donor, personId }: Traces,
  card: string | null,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('donationSignal')
    .values({
      intentId: randomUUID(),
      address,
      device,
      donor: donor ?? '',
      emailDomain: '',
      card,
      amount: 0,
      isSignedIn: personId !== null,
      isProven: false,
      outcome: 'declined',
      occurredAt: now,
    })
    .execute();
};

/** Forgets what no verdict looks at any more. */
export const forgetSignals = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('donationSignal').where('occurredAt', '<=', ago(now, day)).execute();
};
