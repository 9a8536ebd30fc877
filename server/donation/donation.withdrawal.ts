import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Outcome } from './donation.types.ts';

/** What the intents of gifts are for. */
export const purpose = 'donation';

const reason = 'withdrawn';

/** No request is held up for so long. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Nothing was ever begun under the key, and nothing will be. */
export const withdrawn: Outcome = {
  state: 'notCharged',
  receipt: null,
  reason,
  detail: 'Your gift didn’t reach us, and nothing was charged. You can give now.',
};

/** A key may come in capitals; a gift's own is kept as the database writes it. */
const asKept = (key: string) => key.toLowerCase();

/** Whether a key was closed before anything was sent under it. */
export const isWithdrawn = async (db: Db, key: string): Promise<boolean> =>
  (await db
    .selectFrom('paymentIntent')
    .select('id')
    .where('purpose', '=', purpose)
    .where('reference', '=', asKept(key))
    .where('declineReason', '=', reason)
    .executeTakeFirst()) !== undefined;

/**
 * Closes a key for good, unless something was begun under it. An index decides which of the two came first; a gift that is being written
 * is waited for.
 */
export const withdraw = async ({ db, clock }: Platform, key: string): Promise<void> => {
  const now = clock.now();
  await sql`
    insert into payment_intent (purpose, reference, idempotency_key, amount, state, decline_reason, created_at, updated_at)
    values (${purpose}, ${asKept(key)}, ${asKept(key)}, 0, 'declined', ${reason}, ${now}, ${now})
    on conflict (purpose, reference, idempotency_key) do nothing`.execute(db);
};

/** Forgets the keys that were closed long ago. */
export const forgetWithdrawn = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('paymentIntent')
    .where('amount', '=', 0)
    .where('purpose', '=', purpose)
    .where('createdAt', '<', new Date(now.getTime() - keptFor))
    .execute();
};
