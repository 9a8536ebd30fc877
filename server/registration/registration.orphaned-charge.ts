import { sql } from 'kysely';
import { lateCharges } from '#server/charging/charging.orphaned-charge.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { post, reverse } from '#server/platform/ledger/ledger.ts';
import { inDollars } from '#server/platform/mail/words.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { givenBackLetter } from './registration.emails.ts';

export const purpose = 'registration-fee';

/** Fees that were charged after they were given up. */
export const lateFees = lateCharges('registration-fee-late-charge');

/** What the payer reads whose charge came after it was given up. */
export const cameTooLate = (amount: number): ProblemError =>
  new ProblemError('payment-declined', {
    detail:
      `Your payment of ${inDollars(amount)} came through too late to count, so we are giving it back now. ` +
      'You can pay again: you pay once in the end.',
    reason: 'came-too-late',
  });

type Charged = { intentId: string; registrationId: string; amount: number; year: number };

/** Resolves with the ledger's transaction; a second time changes nothing. */
export const bookCharge = async (
  trx: Trx,
  clock: Clock,
  { intentId, registrationId, amount, year }: Charged,
): Promise<string> => {
  const { transactionId } = await post(trx, clock, {
    kind: purpose,
    reference: intentId,
    debits: [{ account: { kind: 'clearing', eventYear: year }, amount }],
    credits: [{ account: { kind: 'registration-fees', eventYear: year }, amount }],
    memo: `Registration ${registrationId}`,
  });
  return transactionId;
};

type Late = Charged & { personId: string; firstName: string; emailAddress: string; publicId: string };

const write = async (platform: Platform, trx: Trx, late: Late): Promise<void> => {
  const { personId, emailAddress: to } = late;
  const letter = givenBackLetter(late, platform.settings.publicUrl);
  await platform.mail.send(trx, { ...letter, to, personId, kind: 'registration-fee-given-back' });
};

/** Notes the charge and its return, once; a charge that counts after all is left alone. */
const bookReturn = (platform: Platform, intentId: string): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const { rows } = await sql<Late>`
      update payment_intent i set state = 'refunded', updated_at = ${platform.clock.now()}
      from registration r, event, person
      where i.id = ${intentId} and i.state = 'declined' and r.id = i.reference::uuid
        and event.id = r.event_id and person.id = r.person_id
      returning i.id as intent_id, r.id as registration_id, i.amount, event.year, person.id as person_id,
        person.first_name, person.email_address, person.public_id`.execute(trx);
    const [late] = rows;
    if (!late) return;
    const transactionId = await bookCharge(trx, platform.clock, late);
    await reverse(trx, platform.clock, { transactionId, kind: `${purpose}-returned` });
    await write(platform, trx, late);
  });

export const registerGivingBack = (platform: Platform): void =>
  lateFees.register(platform, (intentId) => bookReturn(platform, intentId));
