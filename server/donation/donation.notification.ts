import { sql } from 'kysely';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type ReceiptRow, receiptMail, receiptOf, receiptsInADay } from '#server/receipt/receipt.ts';
import {
  type AddressSeal,
  addressSeal,
  optedOut,
  registerLate,
  sendLimited,
} from '#server/strangers/strangers.ts';
import { newDonationEmail, tributeNoticeEmail } from './donation.emails.ts';
import { emailsJob } from './donation.types.ts';

type TellDeps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail' | 'jobs'>;

type Reader = { id: string; firstName: string; emailAddress: string; eventId: string };

/** The person that a donation is for; captain and admins of the peloton. */
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

/** Reserves the notification for this run; false if it was sent before. */
const claim = async (trx: Trx, donationId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('donation')
    .set({ toldAt: now })
    .where('id', '=', donationId)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** E-mails to a family that reach one address in a day, so that a donor cannot flood the inbox. The rest follows later. */
const tributesInADay = 10;

const sendReceipt = (
  deps: TellDeps,
  trx: Trx,
  row: ReceiptRow,
  receipt: Awaited<ReturnType<typeof receiptMail>>,
): Promise<void> => sendLimited(deps, trx, receipt, { reference: row.id, most: receiptsInADay });

/** Writes to a family, unless it unsubscribed. */
const sendTribute = async (
  deps: TellDeps,
  trx: Trx,
  row: ReceiptRow,
  { hashOf, tokenOf }: AddressSeal,
): Promise<void> => {
  const address = row.details?.tribute?.familyEmail ?? null;
  if (address === null) return;
  const hash = hashOf(address);
  if ((await optedOut(trx, [hash])).size > 0) return;
  const letter = tributeNoticeEmail(row, tokenOf(hash), deps.settings.publicUrl);
  await sendLimited(
    deps,
    trx,
    { ...letter, to: address, kind: 'donation-tribute' },
    { reference: row.id, most: tributesInADay },
  );
};

const tell = async (deps: TellDeps, row: ReceiptRow): Promise<void> => {
  const { db, clock, mail, settings } = deps;
  const { publicUrl } = settings;
  const receipt = await receiptMail(row, settings);
  const seal = await addressSeal(db);
  await db.transaction().execute(async (trx) => {
    if (!(await claim(trx, row.id, clock.now()))) return;
    await sendReceipt(deps, trx, row, receipt);
    for (const { id, firstName, emailAddress, eventId } of await readersOf(trx, row.id)) {
      const progress = row.recipientType === 'User' ? await fundraisingOf(trx, id, eventId, 'exact') : null;
      await mail.send(trx, {
        ...newDonationEmail(row, firstName, progress, publicUrl),
        to: emailAddress,
        personId: id,
        kind: 'donation-news',
      });
    }
    await sendTribute(deps, trx, row, seal);
  });
};

/** Writes to donor, recipient and family after a donation, in one transaction, so that a second run finds it done. */
export const registerTelling = (deps: TellDeps): void => {
  const { db, jobs, settings } = deps;
  jobs.register(
    emailsJob,
    async ({ donationId }) => {
      const row = await receiptOf(db, String(donationId));
      if (row) await tell(deps, row);
    },
    { lane: 'letters', isNeverGivenUp: true },
  );
  registerLate(deps, 'donation-receipt', async (donationId) => {
    const row = await receiptOf(db, donationId);
    if (row === null) return null;
    const receipt = await receiptMail(row, settings);
    return (trx) => sendReceipt(deps, trx, row, receipt);
  });
  registerLate(deps, 'donation-tribute', async (donationId) => {
    const row = await receiptOf(db, donationId);
    const seal = await addressSeal(db);
    return row && ((trx) => sendTribute(deps, trx, row, seal));
  });
};
