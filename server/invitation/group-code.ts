import { sql } from 'kysely';
import { dayIn, daysAfter, eventZone, instantIn } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';
import { currentEvent } from '#server/event/event.ts';
import { ledPeloton, lockLed } from '#server/membership/membership.ts';
import { writeLog } from '#server/peloton/peloton.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Answer, Handlers } from '#server/platform/contract/handlers.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { randomCode } from '#server/platform/text/random-code.ts';

type GroupCode = { code: string; uses: number; useLimit: number; expiresAt: Date };

/** The newest valid code, with the number of people that it admitted or is about to. */
const codeInForce = async (db: Db | Trx, pelotonId: string, now: Date): Promise<GroupCode | undefined> => {
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
const lockCodes = async (trx: Trx, pelotonId: string): Promise<void> => {
  await trx
    .selectFrom('groupCode')
    .select('code')
    .where('pelotonId', '=', pelotonId)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
};

const endCodes = async (trx: Trx, pelotonId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('groupCode')
    .set({ expiresAt: now })
    .where('pelotonId', '=', pelotonId)
    .where('expiresAt', '>', now)
    .execute();
};

type NewCode = { pelotonId: string; startsAt: Date; expiresAt: Date; useLimit: number };

const insertCode = async (trx: Trx, code: NewCode): Promise<void> => {
  const made = await trx
    .insertInto('groupCode')
    .values({ ...code, code: randomCode(8) })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (made === undefined) await insertCode(trx, code);
};

/** A code admits as many people as the largest peloton that the site supports. */
const useLimit = 2_000;

const view = async (
  db: Db | Trx,
  pelotonId: string,
  now: Date,
): Promise<{ groupCode: Schemas['PelotonGroupCode'] | null }> => {
  const code = await codeInForce(db, pelotonId, now);
  return { groupCode: code === undefined ? null : { ...code, expiresAt: code.expiresAt.toISOString() } };
};

/** A new code for this year; it ends with the event's last day, or a year from now where that day is past. */
const makeCode = async (trx: Trx, pelotonId: string, now: Date): Promise<void> => {
  const [{ endsOn }, today] = [await currentEvent(trx), dayIn(eventZone, now)];
  const last = endsOn < today ? daysAfter(today, 365) : endsOn;
  const expiresAt = instantIn(eventZone, daysAfter(last, 1));
  await insertCode(trx, { pelotonId, startsAt: now, expiresAt, useLimit });
};

/** The valid code, created where there is none. The peloton's row is locked, so that two requests at once create one. */
export const ensureGroupCode = async (trx: Trx, pelotonId: string, now: Date): Promise<string> => {
  const before = await codeInForce(trx, pelotonId, now);
  if (before !== undefined) return before.code;
  await makeCode(trx, pelotonId, now);
  return ensureGroupCode(trx, pelotonId, now);
};

export const groupCodeOperations = (deps: { db: Db; clock: Clock }) =>
  ({
    getGroupCode: async (call) => {
      const { pelotonId } = await ledPeloton(deps.db, call);
      return { status: 200, body: await view(deps.db, pelotonId, deps.clock.now()) };
    },

    renewGroupCode: async (call) => {
      const place = await ledPeloton(deps.db, call);
      const { pelotonId, eventId, callerId } = place;
      return withIdempotency(
        deps,
        { ...call, body: null },
        async (trx): Promise<Answer<'renewGroupCode'>> => {
          const at = deps.clock.now();
          // Joining by a code locks the code before the peloton.
          await lockCodes(trx, pelotonId);
          await lockLed(trx, place);
          await endCodes(trx, pelotonId, at);
          await makeCode(trx, pelotonId, at);
          await writeLog(trx, { pelotonId, eventId, kind: 'group-code-renewed', actorId: callerId, at });
          return { status: 200, body: await view(trx, pelotonId, at) };
        },
      );
    },
  }) satisfies Partial<Handlers>;
