import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

type Place = { pelotonId: string; eventId: string };

/** How many people the peloton invited since an instant. */
export const invitedSince = async (trx: Trx, pelotonId: string, since: Date): Promise<number> => {
  const { invited } = await trx
    .selectFrom('pelotonInvitation')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where('pelotonId', '=', pelotonId)
    .where('invitedAt', '>', since)
    .executeTakeFirstOrThrow();
  return invited;
};

/** How many people a person invited since an instant, to any peloton. */
export const invitedBy = async (trx: Trx, personId: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ invited: number }>`
    select coalesce(sum((details->>'count')::int), 0)::int as invited from peloton_log
    where actor_id = ${personId} and kind = 'invited' and happened_at > ${since}
  `.execute(trx);
  return rows[0]?.invited ?? 0;
};

/** The addresses to which so many pelotons have written since. */
export const writtenOften = async (
  trx: Trx,
  hashes: readonly string[],
  since: Date,
  most: number,
): Promise<Set<string>> => {
  const rows = await trx
    .selectFrom('pelotonInvitation')
    .select('addressHash')
    .where('addressHash', 'in', [...hashes])
    .where('invitedAt', '>', since)
    .groupBy('addressHash')
    .having(({ fn }) => fn.countAll<number>(), '>', most)
    .execute();
  return new Set(rows.map(({ addressHash }) => addressHash));
};

/** Stores the digests of the new invitations. */
export const insertInvitations = async (
  trx: Trx,
  place: Place,
  hashes: readonly string[],
  invitedAt: Date,
): Promise<Set<string>> => {
  const rows = await trx
    .insertInto('pelotonInvitation')
    .values(hashes.map((addressHash) => ({ ...place, addressHash, invitedAt })))
    .onConflict((conflict) => conflict.columns(['pelotonId', 'eventId', 'addressHash']).doNothing())
    .returning('addressHash')
    .execute();
  return new Set(rows.map(({ addressHash }) => addressHash));
};
