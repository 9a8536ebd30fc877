import { sql } from 'kysely';
import { fundraisingOf } from '#server/fundraising/fundraising.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { type ReceiptRow, receiptMail, receiptOf, receiptsInADay } from '#server/receipt/receipt.ts';
import { type AddressSeal, addressSeal, fullUntil, optedOut } from '#server/strangers/strangers.ts';
import { newsLetter, tributeLetter } from './donation.emails.ts';
import { lateLetterJob, lettersJob } from './donation.jobs.ts';

type TellDeps = { settings: Settings; db: Db; clock: Clock; mail: Mail; jobs: Jobs };

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

/** So many letters of a kind reach one address in a day: whoever gives in another's name can't fill their inbox. The rest follows later. */
const mostInADay = { 'donation-receipt': receiptsInADay, 'donation-tribute': 10 } as const;

type Limited = keyof typeof mostInADay;

const postpone = async (jobs: Jobs, trx: Trx, donationId: string, kind: Limited, runAt: Date) => {
  await trx.insertInto('lateLetter').values({ donationId, kind }).execute();
  await jobs.enqueue(trx, lateLetterJob, { donationId, kind }, { runAt });
};

/** Takes a postponed letter upon itself; false where it has been written. */
const claimLate = async (trx: Trx, donationId: string, kind: Limited): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('lateLetter')
    .where('donationId', '=', donationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Writes a receipt, or has it written when the address may get one more. */
const sendReceipt = async (
  { clock, mail, jobs }: TellDeps,
  trx: Trx,
  row: ReceiptRow,
  receipt: Awaited<ReturnType<typeof receiptMail>>,
): Promise<void> => {
  const kind = 'donation-receipt';
  const runAt = await fullUntil(trx, clock, { address: receipt.to, kind, most: mostInADay[kind] });
  if (runAt === null) await mail.send(trx, receipt);
  else await postpone(jobs, trx, row.id, kind, runAt);
};

/** The same for the letter to a family, who may have stopped such letters. */
const sendTribute = async (
  { clock, mail, jobs, settings: { publicUrl } }: TellDeps,
  trx: Trx,
  row: ReceiptRow,
  { hashOf, tokenOf }: AddressSeal,
): Promise<void> => {
  const address = row.details?.tribute?.familyEmail?.toLowerCase() ?? null;
  if (address === null) return;
  const hash = hashOf(address);
  if ((await optedOut(trx, [hash])).size > 0) return;
  const kind = 'donation-tribute';
  const runAt = await fullUntil(trx, clock, { address, kind, most: mostInADay[kind] });
  if (runAt === null)
    await mail.send(trx, { ...tributeLetter(row, tokenOf(hash), publicUrl), to: address, kind });
  else await postpone(jobs, trx, row.id, kind, runAt);
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
        ...newsLetter(row, firstName, progress, publicUrl),
        to: emailAddress,
        personId: id,
        kind: 'donation-news',
      });
    }
    await sendTribute(deps, trx, row, seal);
  });
};

const tellLate = async (deps: TellDeps, row: ReceiptRow, kind: Limited): Promise<void> => {
  const receipt = kind === 'donation-receipt' ? await receiptMail(row, deps.settings) : null;
  const seal = await addressSeal(deps.db);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await claimLate(trx, row.id, kind))) return;
    if (receipt === null) await sendTribute(deps, trx, row, seal);
    else await sendReceipt(deps, trx, row, receipt);
  });
};

/** Writes to donor, recipient and family after a donation, in one transaction, so that a second run finds it done. */
export const registerTelling = (deps: TellDeps): void => {
  const register = (job: string, write: (row: ReceiptRow, kind: unknown) => Promise<void>) =>
    deps.jobs.register(
      job,
      async ({ donationId, kind }) => {
        const row = await receiptOf(deps.db, String(donationId));
        if (row) await write(row, kind);
      },
      { lane: 'letters', isNeverGivenUp: true },
    );
  register(lettersJob, (row) => tell(deps, row));
  register(lateLetterJob, (row, kind) =>
    tellLate(deps, row, kind === 'donation-receipt' ? kind : 'donation-tribute'),
  );
};
