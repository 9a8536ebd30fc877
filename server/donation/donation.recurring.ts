import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { CalendarDay } from '#machines/calendar.ts';
import {
  type ChargingDeps,
  charge as chargeMethod,
  findIntent,
  isUndecided,
  settle,
} from '#server/charging/charging.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { fingerprint } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { intentsOfAttempts } from './donation.intent.ts';
import { donationPurpose } from './donation.purpose.ts';
import type { RecurringPlans } from './donation.types.ts';

/** A charge of a recurring donation that fell due on `dueOn`; `key` is the attempt's, the same for each try. */
export type DueDonation = { recurringDonationId: string; dueOn: CalendarDay; key: string };

/** The intent to charge, in cents, and its method. */
export type BegunAgain = { intentId: string; charge: number; methodToken: string; customerId: string };

/**
 * Writes attempt, intent and job for a recurring donation as it is now. Two charges of one donation cannot be open at once, as they are
 * equal. Resolves with null if one is open, or no event is announced.
 */
export const beginAgain = async (
  deps: Pick<Platform, 'settings' | 'clock'>,
  trx: Trx,
  { recurringDonationId, dueOn, key }: DueDonation,
): Promise<BegunAgain | null> => {
  const now = deps.clock.now();
  const id = randomUUID();
  const duplicateFingerprint = fingerprint(['monthly', recurringDonationId]);
  const { rows } = await sql<BegunAgain>`
    with event_now as (select id, year from event where is_current),
    plan as (select * from recurring_donation where id = ${recurringDonationId} and state = 'active'),
    attempt as (
      insert into donation_attempt (
        intent_id, attempt_key, duplicate_fingerprint, request_hash, event_id, recipient_type, recipient_person_id,
        recipient_peloton_id, donor_person_id, donor_email, frequency, amount, charge, details, payment_type,
        recurring_donation_id, due_on, created_at
      )
      select ${id}::uuid, ${key}::uuid, ${duplicateFingerprint}, ${duplicateFingerprint}, event_now.id, recipient_type, recipient_person_id,
        recipient_peloton_id, donor_person_id, donor_email, 'Monthly', amount, charge,
        -- The honoured person's family had an e-mail about the first donation.
        case when jsonb_typeof(details -> 'tribute') = 'object'
          then jsonb_set(details, '{tribute,familyEmail}', 'null') else details end,
        method_type, plan.id, ${dueOn}::date, ${now}::timestamptz
      from event_now, plan
      on conflict do nothing
      returning intent_id as id, attempt_key, donor_person_id, charge, recipient_type,
        coalesce(recipient_person_id, recipient_peloton_id) as owner_id, null::text as grant_session
    ),
    ${intentsOfAttempts(deps, now)}
    select intent.id as intent_id, charge, method_token, customer_id from intent, plan`.execute(trx);
  return rows[0] ?? null;
};

/** Charges the begun intent at the gateway, outside any transaction, and records the outcome. */
export const chargeAgain = async (
  deps: ChargingDeps,
  plans: RecurringPlans,
  { intentId, charge: amount, methodToken, customerId }: BegunAgain,
): Promise<void> => {
  const outcome = await chargeMethod(deps, {
    orderId: intentId,
    amount,
    source: { methodToken },
    customerId,
    monthly: 'later',
  });
  await settle(deps, donationPurpose(plans, { isMonthly: true, keepFor: null }), intentId, outcome);
};

export type ChargeState = { state: 'open' | 'charged' | 'refused'; reason: string | null };

/** The state of a recurring donation's charge under a key; null if none was begun. */
export const chargeStateOf = async (
  db: Db | Trx,
  { key, recurringDonationId }: DueDonation,
): Promise<ChargeState | null> => {
  const found = await db
    .selectFrom('donationAttempt')
    .select(['intentId', 'declineDetail', 'recurringDonationId'])
    .where('attemptKey', '=', key)
    .executeTakeFirst();
  if (!found) return null;
  if (found.recurringDonationId !== recurringDonationId)
    throw new Error(
      `The key of a charge of recurring donation ${recurringDonationId} was used for something else.`,
    );
  const intent = await findIntent(db, found.intentId);
  if (!intent) return null;
  const state = isUndecided(intent) ? 'open' : intent.state === 'charged' ? 'charged' : 'refused';
  return { state, reason: found.declineDetail };
};
