import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Schemas } from '#openapi/contract.gen.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { fingerprint } from '#server/platform/idempotency/idempotency.ts';
import { codeKind } from './contact-address.emails.ts';

/** How long a code is valid, in milliseconds. */
const goodForMs = 20 * 60_000;

/** How often one code may be tried. */
export const mostAttempts = 5;

export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** Codes for one person, and to one address, in an hour and in a day. */
export const mostEmails = { hour: 5, day: 10 };

export type OpenChange = {
  id: string;
  emailAddress: string;
  codeHash: string;
  attempts: number;
  sentAt: Date;
};

// Six digits are quickly found by trying the hash; it only keeps codes out of plain sight in the table.
export const hashOfCode = (changeId: string, code: string): string =>
  createHash('sha256').update(`${changeId}:${code}`).digest('hex');

export const isCodeOf = ({ id, codeHash }: OpenChange, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOfCode(id, code)));

const expiryOf = ({ sentAt }: OpenChange): Date => new Date(sentAt.getTime() + goodForMs);

export const isExpired = (change: OpenChange, now: Date): boolean => expiryOf(change) <= now;

/** A person's view of their contact address. Each code creates another version. */
export const contactAddressView = (
  emailAddress: string,
  change: OpenChange | undefined,
): Schemas['ContactAddress'] => ({
  emailAddress,
  openChange: change
    ? { emailAddress: change.emailAddress, expiresAt: expiryOf(change).toISOString() }
    : null,
  version: `"${fingerprint([emailAddress, change?.id ?? null]).slice(0, 32)}"`,
});

const addressee = ['firstName', 'publicId', 'emailAddress'] as const;

export const personOf = (db: Db | Trx, personId: string) =>
  db.selectFrom('person').select(addressee).where('id', '=', personId).executeTakeFirstOrThrow();

/** Like `personOf`, with a lock against other changes of the address during `trx`. */
export const lockedPerson = (trx: Trx, personId: string) =>
  trx.selectFrom('person').select(addressee).where('id', '=', personId).forUpdate().executeTakeFirstOrThrow();

export const openChangeOf = (db: Db | Trx, personId: string): Promise<OpenChange | undefined> =>
  db
    .selectFrom('contactAddressChange')
    .select(['id', 'emailAddress', 'codeHash', 'attempts', 'sentAt'])
    .where('personId', '=', personId)
    .executeTakeFirst();

/** Replaces the open change; other people's changes that ended a day ago are deleted. */
export const replaceChange = async (
  trx: Trx,
  personId: string,
  change: Omit<OpenChange, 'attempts'>,
): Promise<void> => {
  const forgotten = new Date(change.sentAt.getTime() - dayMs);
  await trx.deleteFrom('contactAddressChange').where('sentAt', '<', forgotten).execute();
  const row = { ...change, attempts: 0 };
  await trx
    .insertInto('contactAddressChange')
    .values({ personId, ...row })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(row))
    .execute();
};

export const endChange = async (trx: Trx, personId: string): Promise<void> => {
  await trx.deleteFrom('contactAddressChange').where('personId', '=', personId).execute();
};

/** Counts a try of the code before it is compared, so that two tries at once count twice; undefined if the change is over. */
export const countAttempt = (db: Db, changeId: string): Promise<OpenChange | undefined> =>
  db
    .updateTable('contactAddressChange')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', changeId)
    .returning(['id', 'emailAddress', 'codeHash', 'attempts', 'sentAt'])
    .executeTakeFirst();

/** Locks this address against other requests during `trx`. */
export const lockAddress = async (trx: Trx, emailAddress: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(lower(${emailAddress})))`.execute(trx);
};

/** Codes sent in the last hour and the last day: for the person, or to the address, whichever are more. */
export const codesSent = async (
  trx: Trx,
  { personId, emailAddress, now }: { personId: string; emailAddress: string; now: Date },
): Promise<{ hour: number; day: number }> => {
  const most = (since: Date) => sql<number>`greatest(
    count(*) filter (where person_id = ${personId} and created_at > ${since}),
    count(*) filter (where lower(recipient) = lower(${emailAddress}) and created_at > ${since})
  )`;
  const dayAgo = new Date(now.getTime() - dayMs);
  const { rows } = await sql<{ hour: number; day: number }>`
    select ${most(new Date(now.getTime() - hourMs))} as hour, ${most(dayAgo)} as day
    from mail_outbox where kind = ${sql.lit(codeKind)} and created_at > ${dayAgo}`.execute(trx);
  return { hour: Number(rows[0]?.hour ?? 0), day: Number(rows[0]?.day ?? 0) };
};

/** Whether another person has this contact address, or signs in with it. */
export const isTaken = async (trx: Trx, personId: string, emailAddress: string): Promise<boolean> => {
  const { rows } = await sql`
    select from person
    where id <> ${personId}
      and (lower(email_address) = lower(${emailAddress}) or lower(coalesce(sign_in_address, email_address)) = lower(${emailAddress}))
    limit 1`.execute(trx);
  return rows.length > 0;
};

export const writeAddress = async (trx: Trx, personId: string, emailAddress: string): Promise<void> => {
  await sql`
    update person set sign_in_address = coalesce(sign_in_address, email_address), email_address = ${emailAddress}
    where id = ${personId}`.execute(trx);
};
