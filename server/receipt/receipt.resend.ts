import { sql } from 'kysely';
import type { Call } from '#server/platform/contract/handlers.ts';
import { keyOfClient } from '#server/platform/idempotency/derived-id.ts';
import { answerGiven, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { fullUntil } from '#server/strangers/strangers.ts';
import { drawReceipt } from './pdf/render.ts';
import { receiptEmail } from './receipt.emails.ts';
import { receiptProblem } from './receipt.problems.ts';
import { receiptOf } from './receipt.queries.ts';
import { isGranted, type ReceiptRow, receiptNumber } from './receipt.view.ts';

/** A receipt with its PDF, ready to send; drawn before a transaction is opened. */
export const receiptMail = async (
  row: ReceiptRow,
  { publicUrl, charity }: Pick<Settings, 'publicUrl' | 'charity'>,
) => ({
  ...receiptEmail(row, publicUrl),
  to: row.donorEmail,
  kind: 'donation-receipt' as const,
  attachments: [
    {
      fileName: `${isGranted(row) ? 'acknowledgment' : 'receipt'}-${receiptNumber(row)}.pdf`,
      contentType: 'application/pdf',
      content: await drawReceipt(row, charity),
    },
  ],
});

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail'>;

/** Whether the donation is the caller's: by account, by sign-in address, or by the attempt's key. */
const isTheirs = async (
  { db }: Pick<Platform, 'db'>,
  { params, headers, caller }: Call<'resendDonationReceipt'>,
) => {
  const attempt = headers['donation-attempt'];
  const { rows } = await sql`
    select from donation given left join donation_attempt attempt on attempt.intent_id = given.id
    where given.id = ${params.id} and (
      given.donor_person_id = ${caller?.personId ?? null}::uuid
      or lower(given.donor_email) = ${caller?.emailAddress.toLowerCase() ?? null}::text
      or attempt.attempt_key = ${attempt === undefined ? null : keyOfClient(attempt)}::uuid)`.execute(db);
  return rows.length > 0;
};

const day = 24 * 60 * 60 * 1000;
/** Receipts that one address gets in a day, so that a donor under another's name cannot flood their inbox. */
export const receiptsInADay = 20;

const refuseFlood = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, address: string): Promise<void> => {
  const full = await fullUntil(db, clock, { address, kind: 'donation-receipt', most: receiptsInADay });
  if (full !== null)
    throw platformProblem('too-many-requests', {
      detail:
        'We’ve sent receipts to this address many times today. Check its spam folder, or ask again tomorrow.',
      headers: { 'retry-after': String(day / 1000) },
    });
};

/** Sends the receipt again to its first address; other callers learn only that there is no such donation. */
export const resendReceipt = async (deps: Deps, call: Call<'resendDonationReceipt'>) => {
  const row = (await isTheirs(deps, call)) ? await receiptOf(deps.db, call.params.id) : null;
  if (!row) throw receiptProblem('receipt-not-found');
  const keyed = { ...call, body: null };
  const before = await answerGiven<{ status: 204 }>(deps.db, keyed);
  if (before) return before;
  await refuseFlood(deps, row.donorEmail);
  const receipt = await receiptMail(row, deps.settings);
  return withIdempotency(deps, keyed, async (trx) => {
    await deps.mail.send(trx, receipt);
    return { status: 204 as const };
  });
};
