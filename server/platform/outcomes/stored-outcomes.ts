import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ChosenOutcome, Outcome, Outcomes, Whom } from './outcomes.ts';

const lower = (address: string | null | undefined): string | null => address?.toLowerCase() ?? null;

type Row = { id: number; target: string; oid: string | null; emailAddress: string | null; outcome: unknown };

const chosen = (row: Row): ChosenOutcome => ({
  id: Number(row.id),
  target: row.target,
  whom: { oid: row.oid, emailAddress: row.emailAddress },
  outcome: row.outcome as Outcome,
});

/**
 * Outcomes in `sandbox_outcome`. A process that is `alone` on the database remembers that none is waiting, so that an ordinary request
 * costs no query.
 */
export const storedOutcomes = (db: Db, clock: Clock, alone: boolean): Outcomes => {
  let maybeWaiting = true;

  const take = async (target: string, whom: Whom): Promise<Outcome | null> => {
    const taken = await sql<{ outcome: Outcome }>`
      update sandbox_outcome set consumed_at = ${clock.now()}
      where id = (
        select id from sandbox_outcome
        where consumed_at is null and target = ${target}
          and (oid is null or oid = ${whom.oid ?? null})
          and (email_address is null or email_address = ${lower(whom.emailAddress)})
        order by id limit 1 for update skip locked
      )
      returning outcome`.execute(db);
    return taken.rows[0]?.outcome ?? null;
  };

  const waiting: Outcomes['waiting'] = async () => {
    if (alone && !maybeWaiting) return [];
    const query = db.selectFrom('sandboxOutcome').where('consumedAt', 'is', null).orderBy('id');
    return (await query.select(['id', 'target', 'oid', 'emailAddress', 'outcome']).execute()).map(chosen);
  };

  return {
    choose: async (target, outcome, whom = {}) => {
      const { id } = await db
        .insertInto('sandboxOutcome')
        .values({
          target,
          outcome: JSON.stringify(outcome),
          oid: whom.oid ?? null,
          emailAddress: lower(whom.emailAddress),
          createdAt: clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      maybeWaiting = true;
      return Number(id);
    },

    next: async (target, whom) => {
      if (alone && !maybeWaiting) return null;
      const outcome = await take(target, whom);
      if (outcome === null && alone) maybeWaiting = (await waiting()).length > 0;
      return outcome;
    },

    waiting,

    clear: async () => {
      await db.deleteFrom('sandboxOutcome').where('consumedAt', 'is', null).execute();
    },
  };
};
