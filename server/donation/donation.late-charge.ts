import { sql } from 'kysely';
import { lateCharges } from '#server/charging/charging.orphaned-charge.ts';
import { post, reverse } from '#server/platform/ledger/ledger.ts';
import { inDollars } from '#server/platform/mail/words.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { givenBackLetter } from './donation.emails.ts';
import { lateChargeJob } from './donation.jobs.ts';
import type { GiftDetails } from './donation.types.ts';

/** What the donor reads whose charge came after it was given up; cents. */
export const cameTooLate = (charge: number): ProblemError =>
  new ProblemError('payment-declined', {
    detail:
      `Your payment of ${inDollars(charge)} came through too late to count, so we are giving it back now. ` +
      'You can give again: you pay once in the end.',
    reason: 'came-too-late',
  });

/** Gifts that were charged after they were given up. */
export const lateGifts = lateCharges(lateChargeJob);

type Late = { charge: number; year: number; details: GiftDetails; donorPersonId: string | null };

/**
 * Notes the charge and its return, once. Both are in the books, as they are at the gateway, but not in the recipient's account: it never
 * was a gift.
 */
const bookReturn = (platform: Platform, intentId: string): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const { clock, settings } = platform;
    const { rows } = await sql<Late>`
      update payment_intent i set state = 'refunded', updated_at = ${clock.now()}
      from donation_attempt attempt, event
      where i.id = ${intentId} and i.state = 'declined' and attempt.intent_id = i.id and event.id = attempt.event_id
      returning attempt.charge, event.year, attempt.details, attempt.donor_person_id`.execute(trx);
    const [late] = rows;
    if (!late) return;
    const { charge: amount, year: eventYear } = late;
    const { transactionId } = await post(trx, clock, {
      kind: 'gift',
      reference: intentId,
      debits: [{ account: { kind: 'clearing', eventYear }, amount }],
      credits: [{ account: { kind: 'partners', eventYear }, amount }],
    });
    await reverse(trx, clock, { transactionId, kind: 'gift-returned' });
    await platform.mail.send(trx, {
      ...givenBackLetter(late.details, amount, settings.publicUrl),
      to: late.details.donor.email,
      personId: late.donorPersonId,
      kind: 'donation-given-back',
    });
  });

export const registerGivingBack = (platform: Platform): void =>
  lateGifts.register(platform, (intentId) => bookReturn(platform, intentId));
