import { type RawBuilder, sql } from 'kysely';
import { dropJobs, insertJobs } from '#server/platform/jobs/job-table.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { isOpen } from './charging.intents.ts';
import { abandonedAfter, later, reconcileJob } from './charging.timing.ts';

// Parts of SQL for purposes with hundreds of charges a second, which write each charge and what it pays for in one statement.

/**
 * The common table expressions `intent` and `watch`: an intent for each row of `attempt` (id, attempt_key, donor_person_id, charge,
 * grant_session), and the job that asks the gateway if this process ends. Reads `event_now` (year).
 */
export const openIntents = (
  deps: { settings: Settings },
  purpose: string,
  now: Date,
): RawBuilder<unknown> => sql`
    intent as (
      insert into payment_intent (
        id, purpose, reference, person_id, amount, idempotency_key, event_year, grant_session, created_at, updated_at
      )
      select attempt.id, ${purpose}, attempt_key, donor_person_id, charge, attempt_key, event_now.year, grant_session,
        ${now}::timestamptz, ${now}::timestamptz
      from attempt, event_now
      returning id
    ),
    watch as (${insertJobs('intent', 'intentId', { kind: reconcileJob, now, runAt: later(now, abandonedAfter(deps)) })})`;

/**
 * The common table expressions `intent` and `unwatched`: closes the open intents of `charged` (id, transaction_id) as charged. `intent`
 * has the columns of `charged` and the intent's `created_at`.
 */
export const closeAllCharged = (now: Date): RawBuilder<unknown> => sql`
    intent as (
      update payment_intent set state = 'charged', gateway_transaction_id = charged.transaction_id, updated_at = ${now}
      from charged where payment_intent.id = charged.id and ${isOpen}
      returning payment_intent.created_at, charged.*
    ),
    unwatched as (${dropJobs('intent', reconcileJob)})`;

/** Whether a donor's approval of a grant was used. */
export const isApprovalUsed = (session: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from payment_intent where grant_session = ${session})`;

/** Whether a key was used, or closed unused. */
export const isKeyTaken = (purpose: string, key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from payment_intent where purpose = ${purpose} and reference = ${key}::text)`;

export const isChargedSince = (intentId: RawBuilder<unknown>, time: Date): RawBuilder<boolean> => sql`exists (
    select from payment_intent earlier_charge
    where earlier_charge.id = ${intentId} and earlier_charge.state = 'charged' and earlier_charge.updated_at > ${time}::timestamptz)`;

/** The intent that decides about a reference, as JSON. A declined one counts only when there is no other. */
export const decisiveIntent = (purpose: string, reference: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object('id', id, 'state', state, 'amount', amount, 'idempotencyKey', idempotency_key,
    'declineReason', decline_reason, 'createdAt', created_at, 'updatedAt', updated_at)
  from payment_intent where purpose = ${purpose} and reference = ${reference}::text
  order by state = 'declined', created_at desc limit 1)`;

/** Cents charged under a reference. */
export const chargedAmount = (purpose: string, reference: RawBuilder<unknown>): RawBuilder<number> => sql`(
  select coalesce(sum(amount), 0)::bigint from payment_intent
  where purpose = ${purpose} and reference = ${reference}::text and state = 'charged')`;

/** The intent of that id, if the text is one: a ledger transaction's reference may be anything. */
export const intentNamed = (text: RawBuilder<unknown>): RawBuilder<string | null> => sql`(
  select id from payment_intent
  where id = case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${text})::uuid end)`;

/** The indexes that decide between two attempts that are written at once. */
export const onceIndexes = ['payment_intent_grant_session', 'payment_intent_key'] as const;
