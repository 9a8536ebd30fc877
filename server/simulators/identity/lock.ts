import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import { isPassword } from './passwords.ts';

const mostWrong = 5;

const shortestSeconds = 60;
const longestSeconds = 15 * 60;

/** `locked` has the remaining time, in milliseconds. */
export type PasswordOutcome = { kind: 'right' } | { kind: 'wrong' } | { kind: 'locked'; forMs: number };

/** An account that accepts its password, without counted tries. */
export const unlocked = { failedAttempts: 0, lockCount: 0, lockedUntil: null };

/** An account after five wrong passwords in a row. */
export const lockedOnce = (now: Date) => ({
  ...unlocked,
  lockCount: 1,
  lockedUntil: new Date(now.getTime() + shortestSeconds * 1000),
});

type Deps = { db: Db; clock: Clock; securityEvents: SecurityEvents };

/**
 * Checks passwords, with protection against guessing: five wrong ones in a row lock the account for a minute. Each further lock doubles the
 * time, up to a quarter of an hour. Time is the product's.
 */
export const passwordLock = ({ db, clock, securityEvents }: Deps) => {
  /**
   * Counts every try as wrong before it is compared, in one statement, so that parallel tries gain nothing. The fifth locks the account.
   * @returns until when the account is locked now; undefined when this try came too late.
   */
  const count = (oid: string, now: Date) => {
    const isLast = sql<boolean>`failed_attempts + 1 >= ${sql.lit(mostWrong)}`;
    return db
      .updateTable('identityAccount')
      .set({
        failedAttempts: sql`case when ${isLast} then 0 else failed_attempts + 1 end`,
        lockCount: sql`case when ${isLast} then lock_count + 1 else lock_count end`,
        lockedUntil: sql`case when ${isLast} then ${now}::timestamptz + interval '1 second'
          * least(${sql.lit(longestSeconds)}, ${sql.lit(shortestSeconds)} * power(2, least(lock_count, 10))) end`,
      })
      .where('oid', '=', oid)
      .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<=', now)]))
      .returning('lockedUntil')
      .executeTakeFirst();
  };

  const lockedFor = async (oid: string, now: Date): Promise<PasswordOutcome> => {
    const { lockedUntil } = await db
      .selectFrom('identityAccount')
      .select('lockedUntil')
      .where('oid', '=', oid)
      .executeTakeFirstOrThrow();
    return { kind: 'locked', forMs: Math.max(0, (lockedUntil?.getTime() ?? 0) - now.getTime()) };
  };

  const open = (oid: string) =>
    db.updateTable('identityAccount').set(unlocked).where('oid', '=', oid).execute();

  return {
    async check(
      { oid, passwordHash }: { oid: string; passwordHash: string | null },
      password: string,
      address: string,
    ): Promise<PasswordOutcome> {
      const now = clock.now();
      const refuse = (reason: 'locked' | 'still-locked') => {
        securityEvents.record('sign-in-locked', { reason }, { address, account: oid });
        return lockedFor(oid, now);
      };
      const counted = await count(oid, now);
      if (counted === undefined) return refuse('still-locked');
      if (await isPassword(password, passwordHash ?? '')) {
        await open(oid);
        return { kind: 'right' };
      }
      return counted.lockedUntil === null ? { kind: 'wrong' } : refuse('locked');
    },
  };
};

export type PasswordLock = ReturnType<typeof passwordLock>;
