import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** No vowels, which make words, and no signs that look alike. */
const signs = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const length = 8;

/** 28 to the power of 8: trying finds none. */
export const newCode = (): string =>
  Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');

export type GroupCode = { code: string; uses: number; useLimit: number; expiresAt: Date };

/** The newest valid code, with the number of people that it admitted or is about to. */
export const codeInForce = async (
  db: Db | Trx,
  pelotonId: string,
  now: Date,
): Promise<GroupCode | undefined> => {
  const { rows } = await sql<GroupCode>`
    select c.code, c.use_limit, c.expires_at, (
      select count(*) from (
        select r.person_id from code_use u join registration r on r.id = u.registration_id
        where u.kind = 'group' and u.code = c.code and (u.held_until is null or u.held_until > ${now})
        union select e.person_id from group_code_entry e where e.code = c.code
      ) people
    )::integer as uses
    from group_code c
    where c.peloton_id = ${pelotonId} and c.starts_at <= ${now} and c.expires_at > ${now}
    order by c.starts_at desc, c.code limit 1`.execute(db);
  return rows[0];
};

/** Ends every code of the peloton. */
export const lockCodes = async (trx: Trx, pelotonId: string): Promise<void> => {
  await trx
    .selectFrom('groupCode')
    .select('code')
    .where('pelotonId', '=', pelotonId)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
};

export const endCodes = async (trx: Trx, pelotonId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('groupCode')
    .set({ expiresAt: now })
    .where('pelotonId', '=', pelotonId)
    .where('expiresAt', '>', now)
    .execute();
};

type NewCode = { pelotonId: string; startsAt: Date; expiresAt: Date; useLimit: number };

export const insertCode = async (trx: Trx, code: NewCode): Promise<void> => {
  const made = await trx
    .insertInto('groupCode')
    .values({ ...code, code: newCode() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (made === undefined) await insertCode(trx, code);
};
