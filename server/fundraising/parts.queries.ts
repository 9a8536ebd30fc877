import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { type Totals, totalsTable } from './totals.ts';

/** The parts of a total, in cents; deductions are positive, too. */
export type PartSums = {
  confirmed: number;
  offline: number;
  refunded: number;
  attributed: number;
  sharedIn: number;
  sharedOut: number;
};

/** Amounts that are not in a total yet, in cents. */
export type Pending = {
  /** donations with an unknown outcome */
  donations: number;
  /** recurring donations that are due until the fundraising deadline */
  monthly: number;
};

export type Recipient = { personId: string } | { pelotonId: string };

// One index alone has all columns: account, part and amount.
const sums = sql`
  coalesce(sum(raised) filter (where part = 'confirmed'), 0)::bigint as confirmed,
  coalesce(sum(raised) filter (where part = 'offline'), 0)::bigint as offline,
  coalesce(-sum(raised) filter (where part = 'refunded'), 0)::bigint as refunded,
  coalesce(sum(raised) filter (where part = 'attributed'), 0)::bigint as attributed,
  coalesce(sum(raised) filter (where part = 'shared-in'), 0)::bigint as shared_in,
  coalesce(-sum(raised) filter (where part in ('shared-out', 'given-back')), 0)::bigint as shared_out
`;

const none: PartSums = { confirmed: 0, offline: 0, refunded: 0, attributed: 0, sharedIn: 0, sharedOut: 0 };

const ownParts = async (
  db: Db | Trx,
  type: 'User' | 'Peloton',
  id: string,
  year: number,
  totals: Totals,
): Promise<PartSums> => {
  const { rows } = await sql<PartSums>`
    select ${sums} from ${totalsTable(totals)}
    where owner_type = ${type} and owner_id = ${id} and event_year = ${year}
  `.execute(db);
  return rows[0] ?? none;
};

/** A person's total of one year. */
export const personParts = (
  db: Db | Trx,
  personId: string,
  year: number,
  totals: Totals,
): Promise<PartSums> => ownParts(db, 'User', personId, year, totals);

/** The exact parts of a peloton's own fund, without its members. */
export const fundParts = (db: Db | Trx, pelotonId: string, year: number): Promise<PartSums> =>
  ownParts(db, 'Peloton', pelotonId, year, 'exact');

/** The parts of an event's public total. */
export const eventParts = async (db: Db | Trx, year: number): Promise<PartSums> => {
  const { rows } = await sql<PartSums>`
    select ${sums} from ${totalsTable('public')} where event_year = ${year}
  `.execute(db);
  return rows[0] ?? none;
};

/** The parts of a peloton, its members and the pelotons below it, together. */
export const pelotonParts = async (
  db: Db | Trx,
  pelotonId: string,
  eventId: string,
  totals: Totals,
): Promise<PartSums> => {
  const { rows } = await sql<PartSums>`
    with recursive family (id) as (
      select ${pelotonId}::uuid
      union
      select child.id from peloton child join family on child.parent_id = family.id
    ),
    counted (owner_type, owner_id, event_year) as (
      select 'Peloton', family.id, event.year from family join event on event.id = ${eventId}
      union
      select 'User', member.person_id, event.year
      from family
      join event on event.id = ${eventId}
      join peloton_member member on member.peloton_id = family.id and member.event_id = event.id
    )
    select ${sums} from counted join ${totalsTable(totals)} total using (owner_type, owner_id, event_year)
  `.execute(db);
  return rows[0] ?? none;
};

/** Whether a person or fund that shared with a recipient has a negative balance, by these totals: the shared money was refunded since. */
export const isSharedInOwed = async (
  db: Db | Trx,
  type: 'User' | 'Peloton',
  id: string,
  event: { id: string; year: number },
  totals: Totals,
): Promise<boolean> => {
  const { rows } = await sql<{ isOwed: boolean }>`
    select exists (
      select from fund_share share
      join fund_share_batch batch on batch.id = share.batch_id and batch.event_id = ${event.id}
      where share.receiver_type = ${type} and share.receiver_id = ${id} and share.taken_back_at is null
        and (
          select sum(raised) from ${totalsTable(totals)}
          where owner_type = batch.source_type and owner_id = batch.source_id and event_year = ${event.year}
        ) < 0
    ) as is_owed`.execute(db);
  return rows[0]?.isOwed ?? false;
};

/** Pending amounts of a recipient. */
export const pendingFor = async (db: Db | Trx, recipient: Recipient, eventId: string): Promise<Pending> => {
  const [column, id] =
    'personId' in recipient
      ? [sql.ref('recipient_person_id'), recipient.personId]
      : [sql.ref('recipient_peloton_id'), recipient.pelotonId];
  const { rows } = await sql<Pending>`
    select
      (
        select coalesce(sum(attempt.amount), 0)::bigint
        from donation_attempt attempt
        where attempt.${column} = ${id} and attempt.event_id = event.id and attempt.is_open
      ) as donations,
      (
        select coalesce(sum(plan.amount), 0)::bigint
        from recurring_donation plan
        join generate_series(0, 11) as month on (plan.next_on + month * interval '1 month')::date <= event.fundraising_deadline
        where plan.${column} = ${id} and plan.state = 'active'
      ) as monthly
    from event where event.id = ${eventId}
  `.execute(db);
  return rows[0] ?? { donations: 0, monthly: 0 };
};
