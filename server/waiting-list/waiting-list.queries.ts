import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Awaited, WaitingKind } from './waiting-list.types.ts';

/** An entry counts until its offer ends, even if the end is not recorded yet. */
const isOpen = (now: Date) =>
  sql<boolean>`(entry.ended_at is null and (entry.offered_until is null or entry.offered_until > ${now}))`;

/**
 * How many places are reserved for the waiting list: one for each person. A free place is reserved before it is offered. `except` is a
 * person who requests a place themself.
 */
export const awaitedPlaces = (
  kind: WaitingKind,
  subjectId: Expression<unknown>,
  now: Date,
  except: string | null = null,
): RawBuilder<number> => sql<number>`(
  select count(*) from waiting_list_entry entry
  where entry.subject_kind = ${kind} and entry.subject_id = ${subjectId} and ${isOpen(now)}
    and entry.person_id is distinct from ${except}::uuid)`;

export type Entry = { id: number; personId: string; offeredUntil: Date | null };

/** The waiting people, in order of arrival. */
export const openEntries = async (trx: Trx, { kind, subjectId }: Awaited, now: Date): Promise<Entry[]> => {
  const { rows } = await sql<Entry>`
    select id, person_id, offered_until from waiting_list_entry entry
    where subject_kind = ${kind} and subject_id = ${subjectId} and ${isOpen(now)}
    order by id`.execute(trx);
  return rows;
};

/** Records which offers have ended, at their time of expiry. */
export const endExpired = async (trx: Trx, { kind, subjectId }: Awaited, now: Date): Promise<void> => {
  await sql`
    update waiting_list_entry set ended_at = offered_until, ended_as = 'expired'
    where subject_kind = ${kind} and subject_id = ${subjectId} and ended_at is null and offered_until <= ${now}
  `.execute(trx);
};

export const insertEntry = async (
  trx: Trx,
  { kind, subjectId }: Awaited,
  personId: string,
  joinedAt: Date,
): Promise<void> => {
  await sql`
    insert into waiting_list_entry (subject_kind, subject_id, person_id, joined_at)
    values (${kind}, ${subjectId}, ${personId}, ${joinedAt})
    on conflict (subject_kind, subject_id, person_id) where ended_at is null do nothing`.execute(trx);
};

/** False if the person has left meanwhile. */
export const markOffered = async (
  trx: Trx,
  id: number,
  offer: { offeredAt: Date; offeredUntil: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('waitingListEntry')
    .set(offer)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Ends the person's entry; false if there is none, or it must be offered and is not. */
export const endEntry = async (
  trx: Trx,
  { kind, subjectId, personId }: Awaited & { personId: string },
  end: { as: 'accepted' | 'left'; at: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update waiting_list_entry entry set ended_at = ${end.at}, ended_as = ${end.as}
    where subject_kind = ${kind} and subject_id = ${subjectId} and person_id = ${personId} and ${isOpen(end.at)}
      and (${end.as === 'left'} or offered_until is not null)
    returning id`.execute(trx);
  return rows.length > 0;
};

type OfPerson = {
  personId: string;
  kind: WaitingKind;
  /** Only these of the subjects; null for all. */
  among: readonly string[] | null;
};

/** Locks a person's awaited subjects of a kind, in one order everywhere, against new entries and offers; resolves with the subjects. */
const lockAwaited = async (trx: Trx, { personId, kind, among }: OfPerson): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind)} where id in (
      select subject_id from waiting_list_entry
      where person_id = ${personId} and subject_kind = ${kind} and ended_at is null)
    order by id for no key update`.execute(trx);
  return rows.flatMap(({ id }) => (among === null || among.includes(id) ? [id] : []));
};

/** Ends a person's entries of a kind; resolves with the subjects, which are locked. */
export const endEntriesOf = async (trx: Trx, whose: OfPerson, at: Date): Promise<string[]> => {
  const { personId, kind } = whose;
  const locked = await lockAwaited(trx, whose);
  if (locked.length === 0) return [];
  const ended = await trx
    .updateTable('waitingListEntry')
    .set({ endedAt: at, endedAs: 'left' })
    .where('personId', '=', personId)
    .where('subjectKind', '=', kind)
    .where('subjectId', 'in', locked)
    .where('endedAt', 'is', null)
    .returning('subjectId')
    .execute();
  return ended.map(({ subjectId }) => subjectId);
};

/** How many places are offered at `now`. */
export const offeredPlaces = async (trx: Trx, { kind, subjectId }: Awaited, now: Date): Promise<number> => {
  const { rows } = await sql<{ offered: number }>`
    select count(*)::int as offered from waiting_list_entry
    where subject_kind = ${kind} and subject_id = ${subjectId} and ended_at is null and offered_until > ${now}`.execute(
    trx,
  );
  return rows[0]?.offered ?? 0;
};

/** No offer lasts beyond the start, which may be earlier now. */
export const endOffersBy = async (trx: Trx, { kind, subjectId }: Awaited, startsAt: Date): Promise<void> => {
  await sql`
    update waiting_list_entry set offered_until = ${startsAt}
    where subject_kind = ${kind} and subject_id = ${subjectId} and ended_at is null and offered_until > ${startsAt}`.execute(
    trx,
  );
};

/** Ends the whole list; resolves with its people, in order of arrival. */
export const endAllEntries = async (trx: Trx, { kind, subjectId }: Awaited, at: Date): Promise<string[]> => {
  await endExpired(trx, { kind, subjectId }, at);
  const ended = await trx
    .updateTable('waitingListEntry')
    .set({ endedAt: at, endedAs: 'closed' })
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('endedAt', 'is', null)
    .returning(['id', 'personId'])
    .execute();
  return ended.sort((one, other) => one.id - other.id).map(({ personId }) => personId);
};

export type Waiting = { subjectId: string; position: number; offeredUntil: Date | null };

/** A person's entries, with their position: 1 is the next. */
export const waitingOf = async (
  db: Db | Trx,
  personId: string,
  kind: WaitingKind,
  now: Date,
): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select entry.subject_id, entry.offered_until, (
      select count(*)::int + 1 from waiting_list_entry before
      where before.subject_kind = entry.subject_kind and before.subject_id = entry.subject_id
        and before.ended_at is null and (before.offered_until is null or before.offered_until > ${now})
        and before.id < entry.id
    ) as position
    from waiting_list_entry entry
    where entry.person_id = ${personId} and entry.subject_kind = ${kind} and ${isOpen(now)}
    order by entry.id`.execute(db);
  return rows;
};
