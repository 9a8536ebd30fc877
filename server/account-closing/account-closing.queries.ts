import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { isGivenBy, refundedAmount } from '#server/receipt/receipt.ts';

/** The person who closes their account. Never leaves the server: it holds both addresses. */
export type Leaver = {
  id: string;
  publicId: string;
  oid: string;
  firstName: string;
  emailAddress: string;
  signInAddress: string | null;
};

const columns = ['id', 'publicId', 'oid', 'firstName', 'emailAddress', 'signInAddress'] as const;

export const leaverOf = (db: Db | Trx, personId: string): Promise<Leaver> =>
  db.selectFrom('person').select(columns).where('id', '=', personId).executeTakeFirstOrThrow();

/** Like `leaverOf`, with a lock: new references to the person wait until `trx` ends. Undefined if a concurrent request was faster. */
export const lockedLeaver = (trx: Trx, personId: string): Promise<Leaver | undefined> =>
  trx
    .selectFrom('person')
    .select(columns)
    .where('id', '=', personId)
    .where('closedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The address that the identity provider confirms. */
export const provenAddress = ({ signInAddress, emailAddress }: Leaver): string =>
  signInAddress ?? emailAddress;

/** The person's donations minus refunds, in cents. */
export const givenTotal = async (
  db: Db | Trx,
  personId: string,
  emailAddress: string,
): Promise<{ donations: number; donated: number }> => {
  const { rows } = await sql<{ donations: number; donated: number }>`
    select count(*)::int as donations, coalesce(sum(given.amount - least(given.amount, ${refundedAmount})), 0)::bigint as donated
    from donation given where ${isGivenBy({ personId, emailAddress })}`.execute(db);
  return rows[0] ?? { donations: 0, donated: 0 };
};

/** Deletes rows about the person that nothing refers to. */
const deletions = (leaver: Leaver) => [
  sql`delete from contact_address_change where person_id = ${leaver.id}`,
  sql`delete from saved_payment_method where person_id = ${leaver.id}`,
  sql`delete from gateway_customer where person_id = ${leaver.id}`,
  sql`delete from image_upload where person_id = ${leaver.id}`,
  sql`delete from content_report where subject_type = 'User' and subject_id = ${leaver.id}`,
  sql`delete from hidden_content where subject_type = 'User' and subject_id = ${leaver.id}`,
  sql`delete from idempotency_record where caller = ${leaver.oid} and status <> 0`,
  // Waiting e-mails are still sent; earlier ones are in the person's own mailbox.
  sql`delete from mail_outbox where person_id = ${leaver.id} and state <> 'waiting'`,
  sql`update mail_outbox set is_emptied_once_sent = true, person_id = null where person_id = ${leaver.id}`,
  sql`update shift set lead_person_id = null where lead_person_id = ${leaver.id}`,
  sql`delete from shift_lead where person_id = ${leaver.id}`,
];

/** The blank row identifies no person. Its id is in the ledger; its address leads nowhere. */
const blank = (at: Date) => ({
  oid: sql<string>`'closed:' || id::text`,
  publicId: sql<string>`'closed-' || gen_random_uuid()::text`,
  emailAddress: '',
  signInAddress: null,
  firstName: 'Former',
  lastName: 'participant',
  middleName: null,
  prefix: null,
  suffix: null,
  title: null,
  gender: null,
  birthDate: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  employerName: null,
  isCancerSurvivor: null,
  cancerType: null,
  survivorVisibility: 'nobody' as const,
  jerseySize: null,
  tShirtSize: null,
  twitterHandle: null,
  instagramHandle: null,
  profileImageUrl: null,
  coverImageUrl: null,
  story: null,
  tags: [],
  eventIds: [],
  isDonorListVisible: false,
  isAchievementsInvisible: true,
  isOnLeaderboards: false,
  cmsPreview: false,
  loginType: 'Unknown' as const,
  closedAt: at,
});

/** Name parts that no other person has: a suggestion of a similar spelling would reveal the former member. */
const deleteNameParts = async (trx: Trx, nameParts: readonly string[]): Promise<void> => {
  const said = sql`' ' || trim(named.search_name) || ' ' like '% ' || word || ' %'`;
  for (const word of nameParts)
    await sql`
      delete from search_word where word = ${word}
        and not exists (select from person named where ${said})
        and not exists (select from peloton named where ${said})
        and not exists (select from organization named where is_listed and ${said})`.execute(trx);
};

const namePartsOf = async (trx: Trx, personId: string): Promise<string[]> => {
  const { searchName } = await trx
    .selectFrom('person')
    .select('searchName')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return searchName.trim().split(' ');
};

/** Erases the account's personal data. The last step: afterwards the database refuses writes to the account. */
export const erase = async (trx: Trx, leaver: Leaver, at: Date): Promise<void> => {
  for (const deletion of deletions(leaver)) await deletion.execute(trx);
  const nameParts = await namePartsOf(trx, leaver.id);
  await trx.updateTable('person').set(blank(at)).where('id', '=', leaver.id).execute();
  await deleteNameParts(trx, nameParts);
};
