import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import { addressGroup } from '#server/platform/contract/address-group.ts';
import { normalisedEmail } from '#server/platform/contract/email.ts';
import { inBatches, itemsAs } from '#server/platform/database/batches.ts';
import type { Db } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { digest } from './fraud.proof.ts';
import { type Facet, type Signals, windows } from './fraud.rules.ts';
import { settledTries } from './fraud.statistics.ts';

/** By what a try is counted. Null: unknown. */
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
  /** Null before an address was typed. */
  email: string | null;
};

export const tracesOf = (secret: string, { address, device, personId, email }: Seen): Traces => {
  const place = addressGroup(address);
  const typed = email === null ? null : normalisedEmail(email);
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
const { tenMinutes, hour, day } = windows;

/** More do not change a verdict, and a storm must not slow the query. */
const mostOfOne = 100;
const mostOfAll = 200;

/** The newest tries by a value that few share, of each row of `asked`. */
const lately = (facet: string, column: string, trace: string, now: Date): RawBuilder<unknown> => sql`(
  select ${facet} as facet, outcome, card, is_authenticated, occurred_at from donation_signal
  where ${sql.ref(column)} = asked.${sql.ref(trace)} and occurred_at > ${ago(now, day)} and occurred_at <= ${now}
  order by occurred_at desc limit ${sql.lit(mostOfOne)})`;

/**
 * The newest tries of an e-mail domain, which thousands may have in an hour. It names only where the index begins: with two bounds
 * PostgreSQL expects few rows, and reads and sorts them all. Rows of the preceding domain are read and filtered out.
 */
const latelyFrom = (now: Date): RawBuilder<unknown> => sql`(
  select 'domain' as facet, outcome, card, is_authenticated, occurred_at from (
    select email_domain, outcome, card, is_authenticated, occurred_at from donation_signal
    where (email_domain, occurred_at) <= (asked.domain, ${now}::timestamptz)
    order by email_domain desc, occurred_at desc limit ${sql.lit(mostOfOne)}
  ) newest where email_domain = asked.domain and occurred_at > ${ago(now, day)})`;

/** The newest tries of people without a history, in the same way. Wrong claims are excluded: they could push out all others. */
const strangers = (isAuthenticated: boolean, now: Date): RawBuilder<unknown> => sql`(
  select is_authenticated, donor, outcome, card, occurred_at from (
    select is_authenticated, donor, outcome, card, occurred_at from donation_signal
    where not is_known and outcome <> 'unconfirmed'
      and (is_authenticated, occurred_at) <= (${sql.lit(isAuthenticated)}, ${now}::timestamptz)
    order by is_authenticated desc, occurred_at desc limit ${sql.lit(mostOfAll)}
  ) newest where is_authenticated = ${sql.lit(isAuthenticated)} and occurred_at > ${ago(now, day)})`;
type Found = Pick<Signals, 'isRepeat' | 'isKnown'> & {
  site: Omit<Signals['site'], 'settled'>;
  counted: (Facet & { facet: string })[] | null;
};

const none: Facet = {
  tenMinutes: 0,
  hour: 0,
  day: 0,
  cards: 0,
  charged: 0,
  confirmed: 0,
  unconfirmed: 0,
};

type Asked = Traces & { key: string };

const askedAs = itemsAs<Asked>('asked', {
  key: 'uuid',
  address: 'text',
  device: 'uuid',
  donor: 'text',
  domain: 'text',
  personId: 'uuid',
});

/**
 * One donor's declines without a later charge: a mistyped card is corrected, stolen ones are tried in turn. A refusal without a card, such
 * as an invented nonce, reached no bank: anybody could send it and stop all other donors.
 */
const abandoned = (isAuthenticated: boolean, now: Date): RawBuilder<unknown> => {
  const since = (seconds: number) => sql`(
    select coalesce(sum(greatest(declined - charged, 0)), 0)::int from (
      select
        count(*) filter (where outcome = 'declined' and card is not null and is_authenticated = ${sql.lit(isAuthenticated)}
          and occurred_at > ${ago(now, seconds)}) as declined,
        count(*) filter (where outcome = 'charged' and occurred_at > ${ago(now, seconds)}) as charged
      from stranger group by donor
    ) by_donor)`;
  return sql`json_build_object('hour', ${since(hour)}, 'day', ${since(day)})`;
};

/** The signals of each try, in order: one statement, whose cost for each is bounded. */
export const findSignals = async (
  { db, clock }: { db: Db; clock: Clock },
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
    with stranger as materialized (${strangers(false, now)} union all ${strangers(true, now)}),
    site as materialized (
      select json_build_object('plain', ${abandoned(false, now)}, 'authenticated', ${abandoned(true, now)}) as site
    )
    select
      exists (select from donation_attempt where attempt_key = asked.key) as is_repeat,
      asked.person_id is not null and exists (
        select from donation where donor_person_id = asked.person_id and given_at <= ${ago(now, day)}
      ) as is_known,
      (
        with own as (${sql.join(facets, sql` union all `)}),
        everywhere as (
          select 'card' as facet, tried.outcome, tried.card, tried.is_authenticated, tried.occurred_at
          from (select distinct card from own where facet in ('device', 'donor') and card is not null limit 10) theirs,
            lateral (select * from donation_signal where card = theirs.card and occurred_at > ${ago(now, day)}
              and occurred_at <= ${now} order by occurred_at desc limit 50) tried
        ),
        known as (
          select *, outcome in ('declined', 'unconfirmed') as is_failed, occurred_at > ${ago(now, hour)} as is_of_hour
          from (select * from own union all select * from everywhere) found
        ),
        counted as (
          select facet,
            count(*) filter (where is_failed and occurred_at > ${ago(now, tenMinutes)})::int as "tenMinutes",
            count(*) filter (where is_failed and is_of_hour)::int as hour,
            count(*) filter (where is_failed)::int as day,
            count(distinct card) filter (where outcome = 'declined')::int as cards,
            count(*) filter (where outcome = 'charged')::int as charged,
            count(*) filter (where outcome = 'charged' and is_authenticated and is_of_hour)::int as confirmed,
            count(*) filter (where outcome = 'unconfirmed' and is_of_hour)::int as unconfirmed
          from known group by facet
        )
        select json_agg(counted) from counted
      ) as counted,
      site.site
    from site, ${askedAs(asked)}
    order by asked.place`.execute(db);
  return rows;
};

// Every donation begins with this query, so the batches form here.
const signalsOf = inBatches(findSignals, 12);

/** All facts of a verdict. `key` is the attempt’s. */
export const recentSignals = async (
  deps: { db: Db; clock: Clock },
  traces: Traces,
  { key, amount }: { key: string; amount: number },
): Promise<Signals> => {
  const [found, settled] = await Promise.all([signalsOf(deps, { ...traces, key }), settledTries(deps)]);
  const of = (facet: string): Facet => found.counted?.find((one) => one.facet === facet) ?? none;
  return {
    isRepeat: found.isRepeat,
    isSignedIn: traces.personId !== null,
    isKnown: found.isKnown,
    amount,
    address: of('address'),
    device: of('device'),
    donor: of('donor'),
    card: of('card'),
    domain: of('domain'),
    site: { ...found.site, settled },
  };
};

/** A try as it is stored with its intent. `isKnown` as in `Signals`; `isAuthenticated`: the card’s owner was present. */
export type Try = Traces & { isKnown: boolean; isProven: boolean; isAuthenticated: boolean };

/** For a statement that begins attempts: records the try of each row of `source`, which has `id`, `charge` and a `Try`'s fields. */
export const insertSignals = (source: string, now: Date): RawBuilder<unknown> => sql`
  insert into donation_signal (
    intent_id, address, device, donor, email_domain, amount, is_known, is_proven, is_authenticated, occurred_at
  )
  select id, address, device, coalesce(donor, ''), coalesce(domain, ''), charge, is_known, is_proven, is_authenticated,
    ${now}::timestamptz
  from ${sql.table(source)}`;

/** For a statement that closes intents: records the end of each row's try in `source`, which has `id` and the digested `card`. */
export const endSignals = (source: string, outcome: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update donation_signal set outcome = ${outcome}, card = ${sql.table(source)}.card
  from ${sql.table(source)} where intent_id = ${sql.table(source)}.id`;

type Failed = { outcome: 'declined' | 'unconfirmed'; card: string | null; isKnown: boolean };

/** Records a failure without an intent: a card that the bank refused in a check, or a wrong claim. `card` is digested. */
export const noteFailure = async (
  db: Db,
  { address, device, donor }: Traces,
  { outcome, card, isKnown }: Failed,
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
      isKnown,
      isProven: false,
      isAuthenticated: false,
      outcome,
      occurredAt: now,
    })
    .execute();
};

/** Deletes what no verdict uses any more. */
export const forgetSignals = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('donationSignal').where('occurredAt', '<=', ago(now, day)).execute();
};
