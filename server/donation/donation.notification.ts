import { sql } from 'kysely';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { type ReceiptRow, receiptMail, receiptOf } from '#server/receipt/receipt.ts';
import { newsLetter, tributeLetter } from './donation.emails.ts';
import { lettersJob } from './donation.jobs.ts';

type TellDeps = { settings: Settings; db: Db; clock: Clock; mail: Mail };

type RegisterTellingDeps = TellDeps & { jobs: Jobs };

type Reader = { id: string; firstName: string; emailAddress: string; eventId: string };

/** The person a donation is for; captain and admins of the peloton. */
const readersOf = async (trx: Trx, donationId: string): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select person.id, person.first_name, person.email_address, given.event_id from donation given
    join person on person.id = given.recipient_person_id or (
      given.recipient_peloton_id is not null and exists (
        select from peloton_member member where member.person_id = person.id and member.event_id = given.event_id
          and member.peloton_id = given.recipient_peloton_id
          and member.role in ('captain', 'admin')))
    where given.id = ${donationId} order by person.id`.execute(trx);
  return rows;
};

/** Takes the telling upon itself; false where it has been done. */
const claim = async (trx: Trx, donationId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('donation')
    .set({ toldAt: now })
    .where('id', '=', donationId)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const tell = async ({ db, clock, mail, settings }: TellDeps, row: ReceiptRow): Promise<void> => {
  const { publicUrl } = settings;
  const receipt = await receiptMail(row, settings);
  const familyEmail = row.details?.tribute?.familyEmail ?? null;
  await db.transaction().execute(async (trx) => {
    if (!(await claim(trx, row.id, clock.now()))) return;
    await mail.send(trx, receipt);
    for (const { id, firstName, emailAddress, eventId } of await readersOf(trx, row.id)) {
      const progress = row.recipientType === 'User' ? await fundraisingOf(trx, id, eventId, 'exact') : null;
      await mail.send(trx, {
        ...newsLetter(row, firstName, progress, publicUrl),
        to: emailAddress,
        personId: id,
        kind: 'donation-news',
      });
    }
    if (familyEmail !== null)
      await mail.send(trx, { ...tributeLetter(row, publicUrl), to: familyEmail, kind: 'donation-tribute' });
  });
};

/** Writes to donor, recipient and family after a donation, in one transaction, so that a second run finds it done. */
export const registerTelling = (deps: RegisterTellingDeps): void =>
  deps.jobs.register(
    lettersJob,
    async ({ donationId }) => {
      const row = await receiptOf(deps.db, String(donationId));
      if (row) await tell(deps, row);
    },
    { lane: 'letters', isNeverGivenUp: true },
  );
