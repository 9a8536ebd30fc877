import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** A token lives a day at most; after a week no older token is left. */
const keptDays = 7;

const digestOf = (oid: string): string => createHash('sha256').update(oid).digest('hex');

/** Ends every current session of the id at the provider, on all devices: their tokens are refused from then on. */
export const endSessions = async (trx: Trx, oid: string): Promise<void> => {
  await sql`delete from ended_session where ended_at < now() - make_interval(days => ${keptDays})`.execute(
    trx,
  );
  await sql`
    insert into ended_session (oid_digest, ended_at) values (${digestOf(oid)}, now())
    on conflict (oid_digest) do update set ended_at = excluded.ended_at`.execute(trx);
};

/** Whether a token issued at `iat` (seconds since 1970) belongs to an ended session. */
export const hasEndedSession = async (db: Db, oid: string, iat: number): Promise<boolean> => {
  const row = await db
    .selectFrom('endedSession')
    .select('endedAt')
    .where('oidDigest', '=', digestOf(oid))
    .executeTakeFirst();
  return row !== undefined && iat * 1000 <= row.endedAt.getTime();
};
