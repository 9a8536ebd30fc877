import type { Clock } from '#server/platform/clock/clock.ts';
import { normalisedEmail } from '#server/platform/contract/email.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Email, EmailKind, Mail } from '#server/platform/mail/mail.ts';

const day = 86_400_000;

/** When the address may get one more e-mail of a kind, of which it gets `most` in a day; null for now. */
export const fullUntil = async (
  db: Db | Trx,
  clock: Clock,
  { address, kind, most }: { address: string; kind: EmailKind; most: number },
): Promise<Date | null> => {
  const now = clock.now();
  const sent = await db
    .selectFrom('mailOutbox')
    .select('createdAt')
    .where('recipient', '=', normalisedEmail(address))
    .where('kind', '=', kind)
    .where('createdAt', '>', new Date(now.getTime() - day))
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  const oldest = sent[most - 1];
  return oldest === undefined ? null : new Date(oldest.createdAt.getTime() + day);
};

/** Writes an e-mail that exceeded its address's limit of one day: `{ reference }`. */
const lateJob = (kind: EmailKind): string => `${kind}-late`;

/**
 * Sends an e-mail, or schedules it for when its address may get one more of its kind; the limit is `most` in a day. `reference` is the id
 * by which `registerLate` writes it again: no job stores an address.
 */
export const sendLimited = async (
  { clock, mail, jobs }: { clock: Clock; mail: Mail; jobs: Jobs },
  trx: Trx,
  letter: Email,
  { reference, most }: { reference: string; most: number },
): Promise<void> => {
  const { kind } = letter;
  const to = normalisedEmail(letter.to);
  const runAt = await fullUntil(trx, clock, { address: to, kind, most });
  if (runAt === null) return void (await mail.send(trx, { ...letter, to }));
  await trx.insertInto('lateLetter').values({ reference, kind }).execute();
  await jobs.enqueue(trx, lateJob(kind), { reference }, { runAt });
};

/** Reserves a late e-mail for this run; false if it has been written. */
const claim = async (trx: Trx, kind: EmailKind, reference: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('lateLetter')
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/**
 * Registers the writer of a late e-mail, which calls `sendLimited` again. `prepare` runs before the transaction, for slow work; it resolves
 * with null if there is nothing left to write.
 */
export const registerLate = (
  { db, jobs }: { db: Db; jobs: Jobs },
  kind: EmailKind,
  prepare: (reference: string) => Promise<((trx: Trx) => Promise<void>) | null>,
): void =>
  jobs.register(
    lateJob(kind),
    async (payload) => {
      const reference = String(payload.reference);
      const write = await prepare(reference);
      await db.transaction().execute(async (trx) => {
        if (await claim(trx, kind, reference)) await write?.(trx);
      });
    },
    { lane: 'letters', isNeverGivenUp: true },
  );
