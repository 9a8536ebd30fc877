import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SecurityEvents } from '#server/platform/security-events/security-events.ts';
import { isPassword } from './passwords.ts';

const mostWrong = 5;

const shortestSeconds = 60;
const longestSeconds = 15 * 60;

/** `locked` carries how long a person has to wait, in milliseconds. */
export type PasswordOutcome = { kind: 'right' } | { kind: 'wrong' } | { kind: 'locked'; forMs: number };

/** An account whose right password lets in, with no try counted. */
export const unlocked = { failedAttempts: 0, lockCount: 0, lockedUntil: null };

/** An account as the first five wrong passwords in a row leave it. */
export const lockedOnce = (now: Date) => ({
  ...unlocked,
  lockCount: 1,
  lockedUntil: new Date(now.getTime() + shortestSeconds * 1000),
});

type Deps = { db: Db; clock: Clock; securityEvents: SecurityEvents };

/**
 * Passwords, held against guessing: after five wrong ones in a row the account is locked for a minute, twice as long
 * with each further lock, and at most for a quarter of an hour. Time is the product's.
 */
export const passwordLock = ({ db, clock, securityEvents }: Deps) => {
  /**
   * Every try counts as wrong before it is compared, in one statement, so that no number of tries at once gets further
   * than the same tries one by one. The fifth closes the lock behind itself.
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
