import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { lastNameOf, nameInOneLine } from '#machines/form/person-name.ts';
import {
  approvalUsed,
  declinedProblem,
  isApprovalUsed,
  isChargedSince,
  isKeyClosed,
  isKeyTaken,
  later,
  onceIndexes,
  openIntents,
} from '#server/charging/charging.ts';
import { eventProblem } from '#server/event/event.problems.ts';
import { insertSignals, type Try } from '#server/fraud/fraud.ts';
import { openDonationAccounts } from '#server/ledger/ledger.ts';
import { organizationProblem } from '#server/organization/organization.problems.ts';
import { normalisedEmail } from '#server/platform/contract/email.ts';
import { inBatches, itemsAs } from '#server/platform/database/batches.ts';
import { isDuplicateIn } from '#server/platform/database/database-errors.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { fingerprint } from '#server/platform/idempotency/idempotency.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import type { ProblemError } from '#server/platform/problems/problem-error.ts';
import { type Attempt, attemptOf } from './donation.attempt.ts';
import { donationProblem } from './donation.problems.ts';
import { type DonationBody, type DonationCall, type DonationDetails, purposeName } from './donation.types.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock'>;

const second = 1_000;
/** How long an equal donation needs the donor's confirmation. */
const repeatedWithin = 10 * 60 * second;

export const detailsOf = (body: DonationBody): DonationDetails => ({
  donor: {
    ...body.donor,
    lastName: lastNameOf(body.donor.lastName),
    email: normalisedEmail(body.donor.email),
  },
  organization: body.organization,
  publicName: body.publicName,
  isAnonymous: body.isAnonymous,
  isAmountVisible: body.isAmountVisible,
  // Blanks would be shown as an empty pair of quotation marks.
  message: body.message?.trim() || null,
  tribute: body.tribute && { ...body.tribute, name: nameInOneLine(body.tribute.name) },
  isFeeCovered: body.isFeeCovered,
});

/** The payment without its one-time parts: after a reload the form has a fresh nonce for the same donation. */
const lastingPayment = (payment: DonationBody['payment']) => {
  if ('nonce' in payment) return { type: payment.type, isKept: payment.isKept };
  return 'useSaved' in payment ? 'saved' : 'chariot';
};

const requestHash = ({
  payment,
  isRepeatMeant: _meant,
  proof: _proof,
  deviceData: _device,
  ...donation
}: DonationBody): string => fingerprint({ ...donation, payment: lastingPayment(payment) });

/** Donor, amount, recipient and frequency: two donations with equal values may be one that was sent twice. */
export const duplicateFingerprintOf = ({ donor, recipient, amount, frequency }: DonationBody): string =>
  fingerprint([normalisedEmail(donor.email), recipient.recipientType, recipient.id, amount, frequency]);

const paymentType = (payment: DonationBody['payment']): string => {
  if ('nonce' in payment) return payment.type;
  return 'useSaved' in payment ? 'Saved' : 'Chariot';
};

/** The donor's approval from their fund's window; null without a grant. It is useless without Chariot's key. */
const grantSessionOf = ({ payment }: DonationBody): string | null =>
  'chariotSession' in payment ? payment.chariotSession : null;

/** Whether the donor wants the method for the next donation, too. */
export const isKept = ({ payment }: DonationBody): boolean => 'nonce' in payment && payment.isKept;

/** The row of the recipient, or none where they take no donations this year. Reads `event_now`. */
export const openRecipient = (
  type: RawBuilder<string>,
  id: RawBuilder<string | null>,
): RawBuilder<unknown> => sql`
  select null::uuid as person_id, null::uuid as peloton_id where ${type} = 'General'
  union all
  select null, id from peloton where id = case when ${type} = 'Peloton' then ${id}::text::uuid end and is_active
  union all
  select id, null from person where ${type} = 'User' and public_id = ${id} and exists (
    select from participation where person_id = person.id and event_id = (select id from event_now) and state = 'registered')`;

/**
 * The parts of a statement that writes attempts: the intent, its accounts and the job that watches it. They read `event_now` and `attempt`
 * (id, attempt_key, donor_person_id, charge, recipient_type, owner_id, and grant_session).
 */
export const intentsOfAttempts = (deps: Pick<Platform, 'settings'>, now: Date): RawBuilder<unknown> => sql`
    ${openIntents(deps, purposeName, now)},
    ${openDonationAccounts}`;

type Beginning = { call: DonationCall; tried: Try };

const rowOf = ({ call: { body, headers, caller }, tried }: Beginning) => ({
  id: randomUUID(),
  attemptKey: headers['idempotency-key'],
  duplicateFingerprint: duplicateFingerprintOf(body),
  requestHash: requestHash(body),
  recipientType: body.recipient.recipientType,
  recipientId: body.recipient.id,
  donorEmail: normalisedEmail(body.donor.email),
  frequency: body.frequency,
  amount: body.amount,
  charge: body.charge,
  organizationId: body.organization && 'id' in body.organization ? body.organization.id : null,
  details: detailsOf(body),
  paymentType: paymentType(body.payment),
  keepMethod: isKept(body) && caller !== null && caller.personId !== null,
  isRepeatMeant: body.isRepeatMeant,
  grantSession: grantSessionOf(body),
  ...tried,
});

const donationsAs = itemsAs<ReturnType<typeof rowOf>>('asked', {
  id: 'uuid',
  attemptKey: 'uuid',
  duplicateFingerprint: 'text',
  requestHash: 'text',
  recipientType: 'text',
  recipientId: 'text',
  donorEmail: 'text',
  frequency: 'text',
  amount: 'bigint',
  charge: 'bigint',
  organizationId: 'uuid',
  details: 'jsonb',
  paymentType: 'text',
  keepMethod: 'boolean',
  isRepeatMeant: 'boolean',
  grantSession: 'text',
  address: 'text',
  device: 'uuid',
  donor: 'text',
  domain: 'text',
  personId: 'uuid',
  isKnown: 'boolean',
  isProven: 'boolean',
  isAuthenticated: 'boolean',
});

/**
 * Writes attempt, intent and job, and opens the donation's accounts, in one statement: two equal donations cannot both succeed. Resolves
 * with null when the attempt must not begin; `reasonAgainst` says why.
 */
const writeAll = async (deps: Deps, beginnings: readonly Beginning[]): Promise<(string | null)[]> => {
  const now = deps.clock.now();
  const donations = beginnings.map(rowOf);
  const { rows } = await sql<{ id: string }>`${prepared}
    with event_now as (select id, year from event where is_current),
    asked as (select asked.* from ${donationsAs(donations)}),
    attempt as (
      insert into donation_attempt (
        intent_id, attempt_key, duplicate_fingerprint, request_hash, event_id, recipient_type, recipient_person_id,
        recipient_peloton_id, donor_person_id, donor_email, frequency, amount, charge, organization_id, details,
        payment_type, keep_method, created_at
      )
      select asked.id, attempt_key, duplicate_fingerprint, request_hash, event_now.id, recipient_type, recipient.person_id,
        recipient.peloton_id, asked.person_id, donor_email, frequency, amount, charge, organization_id, details,
        payment_type, keep_method, ${now}::timestamptz
      from event_now, asked, lateral (${openRecipient(sql`asked.recipient_type`, sql`asked.recipient_id`)}) recipient
      where (organization_id is null or exists (select from organization where id = organization_id))
        and not ${isApprovalUsed(sql`asked.grant_session`)}
        and not ${isKeyTaken(purposeName, sql`asked.attempt_key`)}
        and not exists (select from asked twin where twin.grant_session = asked.grant_session and twin.id < asked.id)
        and not exists (
          select from donation_attempt earlier
          where earlier.duplicate_fingerprint = asked.duplicate_fingerprint and (earlier.is_open
            or (not is_repeat_meant and ${isChargedSince(sql`earlier.intent_id`, later(now, -repeatedWithin))})))
      -- In one order, so that two batches with the same rows cannot deadlock.
      order by duplicate_fingerprint
      on conflict do nothing
      returning intent_id as id, attempt_key, donor_person_id, charge, recipient_type,
        coalesce(recipient_person_id, recipient_peloton_id) as owner_id,
        (select grant_session from asked where id = intent_id) as grant_session
    ),
    begun as (select asked.* from asked join attempt using (id)),
    tried as (${insertSignals('begun', now)}),
    ${intentsOfAttempts(deps, now)}
    select id from intent`.execute(deps.db);
  const begun = new Set(rows.map(({ id }) => id));
  return donations.map(({ id }) => (begun.has(id) ? id : null));
};

const writing = inBatches(writeAll);

const write = (deps: Deps, beginning: Beginning): Promise<string | null> =>
  writing(deps, beginning).catch((error: unknown) => {
    // A concurrent donation took the same approval, or the key was closed.
    if (onceIndexes.some((index) => isDuplicateIn(error, index))) return null;
    throw error;
  });

/** Why a recipient takes no donations; null if they do. */
export const recipientProblem = async (
  { db }: Pick<Platform, 'db'>,
  { recipient }: Pick<DonationBody, 'recipient'>,
): Promise<ProblemError | null> => {
  if (recipient.recipientType === 'General') return null;
  const { rows } = await sql<{ isOpen: boolean }>`
    with event_now as (select id from event where is_current)
    select exists (${openRecipient(sql`${recipient.recipientType}`, sql`${recipient.id}`)}) as is_open from ${
      recipient.recipientType === 'User'
        ? sql`person where public_id = ${recipient.id}`
        : sql`peloton where id = ${recipient.id}`
    }`.execute(db);
  if (!rows[0]) return donationProblem('recipient-not-found');
  return rows[0].isOpen ? null : donationProblem('recipient-closed');
};

/** Why nothing was begun; null when the reason has gone meanwhile. */
const reasonAgainst = async (
  deps: Pick<Platform, 'db' | 'clock'>,
  { body, headers }: DonationCall,
): Promise<ProblemError | null> => {
  const { db } = deps;
  if (await isKeyClosed(db, purposeName, headers['idempotency-key']))
    return donationProblem('donation-withdrawn');
  const { rows } = await sql<{
    hasEvent: boolean;
    hasOrganization: boolean;
    isOpen: boolean;
    isGiven: boolean;
    isApprovalUsed: boolean;
  }>`
    select exists (select from event where is_current) as has_event,
      ${body.organization && 'id' in body.organization ? sql`exists (select from organization where id = ${body.organization.id})` : sql`true`}
        as has_organization,
      coalesce(bool_or(earlier.is_open), false) as is_open,
      coalesce(
        bool_or(${isChargedSince(sql`earlier.intent_id`, later(deps.clock.now(), -repeatedWithin))}), false
      ) as is_given,
      ${isApprovalUsed(sql`${grantSessionOf(body)}::text`)} as is_approval_used
    from donation_attempt earlier
    where earlier.duplicate_fingerprint = ${duplicateFingerprintOf(body)}`.execute(db);
  const [found] = rows;
  if (!found?.hasEvent) return eventProblem('event-not-found');
  const closed = await recipientProblem(deps, body);
  if (closed) return closed;
  if (!found.hasOrganization) return organizationProblem('organization-not-found');
  if (found.isOpen) return donationProblem('donation-in-progress');
  if (found.isApprovalUsed) return declinedProblem({ reason: 'approval-gone', detail: approvalUsed });
  return found.isGiven && !body.isRepeatMeant ? donationProblem('donation-repeated') : null;
};

/**
 * The outcome of the same donation, sent before under the same key; null if there is none.
 * @throws ProblemError `idempotency-key-reused` where that was another donation
 */
export const sentBefore = async (
  { db }: Pick<Platform, 'db'>,
  { headers, body }: DonationCall,
): Promise<Attempt | null> => {
  const before = await attemptOf(db, headers['idempotency-key']);
  if (before && before.requestHash !== requestHash(body)) throw platformProblem('idempotency-key-reused');
  return before;
};

export type Begun = { intentId: string } | { before: Attempt };

const tries = 3;

/**
 * Everything up to the charge; for a used key, the outcome of its attempt.
 * @throws ProblemError where nothing may be charged
 */
export const begin = async (deps: Deps, call: DonationCall, tried: Try): Promise<Begun> => {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const intentId = await write(deps, { call, tried });
    if (intentId !== null) return { intentId };
    const before = await sentBefore(deps, call);
    if (before) return { before };
    const reason = await reasonAgainst(deps, call);
    if (reason) throw reason;
  }
  throw platformProblem('temporarily-unavailable', { headers: { 'retry-after': '1' } });
};
