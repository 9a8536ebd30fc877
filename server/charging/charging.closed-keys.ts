import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';

const reason = 'withdrawn';

/** In milliseconds. No request is delayed for so long. */
const keptFor = 30 * 24 * 60 * 60_000;

/** A key may have capitals; the intent has it as the database writes it. */
const asStored = (key: string): string => key.toLowerCase();

/** Whether a key was closed before anything was sent under it. */
export const isKeyClosed = async (db: Db, purpose: string, key: string): Promise<boolean> =>
  (await db
    .selectFrom('paymentIntent')
    .select('id')
    .where('purpose', '=', purpose)
    .where('reference', '=', asStored(key))
    .where('declineReason', '=', reason)
    .executeTakeFirst()) !== undefined;

/**
 * Closes a key for good, unless an attempt began under it. An index decides which came first. The statement waits for an attempt that is
 * being written.
 */
export const closeKey = async (
  { db, clock }: { db: Db; clock: Clock },
  purpose: string,
  key: string,
): Promise<void> => {
  const now = clock.now();
  await sql`
    insert into payment_intent (purpose, reference, idempotency_key, amount, state, decline_reason, created_at, updated_at)
    values (${purpose}, ${asStored(key)}, ${asStored(key)}, 0, 'declined', ${reason}, ${now}, ${now})
    on conflict (purpose, reference, idempotency_key) do nothing`.execute(db);
};

/** Data retention: deletes keys that were closed long ago. */
export const deleteClosedKeys = async (db: Db, purpose: string, now: Date): Promise<void> => {
  await db
    .deleteFrom('paymentIntent')
    .where('amount', '=', 0)
    .where('purpose', '=', purpose)
    .where('createdAt', '<', new Date(now.getTime() - keptFor))
    .execute();
};
