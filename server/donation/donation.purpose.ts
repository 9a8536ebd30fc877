import { sql } from 'kysely';
import { type Charged, type Intent, lockOpenIntent, type Purpose } from '#server/charging/charging.ts';
import { cardTrace, endSignals } from '#server/fraud/fraud.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { type Db, type Trx, transact } from '#server/platform/database/database.ts';
import { keepMethod } from '#server/platform/payments/wallet.ts';
import type { ReceiptRow } from '#server/receipt/receipt.ts';
import { completeDonation, completeDonationIn } from './donation.booking.ts';
import { tellPayer } from './donation.payer-news.ts';
import { type DonationDetails, purposeName, type RecurringPlans } from './donation.types.ts';
import { isWhole } from './donation.validation.ts';

/** What a charge may create besides the donation: a recurring donation, or a saved method. */
export type Lasting = { isMonthly: boolean; keepFor: string | null };

/** Reads from the attempt what the charge creates, because the request that began the attempt is gone. */
const lastingOf = async ({ db }: { db: Db }, intentId: string): Promise<Lasting> => {
  const attempt = await db
    .selectFrom('donationAttempt')
    .select(['frequency', 'keepMethod', 'donorPersonId'])
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  return {
    isMonthly: attempt.frequency === 'Monthly',
    keepFor: attempt.keepMethod ? attempt.donorPersonId : null,
  };
};

const attemptOf = async (trx: Trx, { id, createdAt }: Intent) => {
  const { details, recurringDonationId, dueOn, ...first } = await trx
    .selectFrom('donationAttempt')
    .select([
      'donorPersonId',
      'donorEmail',
      'recipientType',
      'recipientPersonId',
      'recipientPelotonId',
      'amount',
      'charge',
      'details',
      'recurringDonationId',
      'dueOn',
    ])
    .where('intentId', '=', id)
    .executeTakeFirstOrThrow();
  const later = recurringDonationId !== null && dueOn !== null ? { recurringDonationId, dueOn } : null;
  return { first: { ...first, details: details as DonationDetails, givenAt: createdAt }, later };
};

/** A donor who saves a method wants to give again without typing. An address that the account already has stays unchanged. */
const keepAddress = async (
  trx: Trx,
  personId: string,
  { address }: DonationDetails['donor'],
): Promise<void> => {
  if (!isWhole(address)) return;
  await trx
    .updateTable('person')
    .set(address)
    .where('id', '=', personId)
    .where('address', 'is', null)
    .execute();
};

const bookLasting = (
  deps: { db: Db; clock: Clock },
  plans: RecurringPlans,
  { intentId, charged, card }: { intentId: string; charged: Charged; card: string | null },
  { isMonthly, keepFor }: Lasting,
): Promise<ReceiptRow | null> =>
  transact(deps.db, async (trx) => {
    const { clock } = deps;
    const intent = await lockOpenIntent(trx, intentId);
    if (intent === null) return null;
    const { first, later } = await attemptOf(trx, intent);
    const vaulted = charged.vaulted ?? null;
    let recurringDonationId: string | null = null;
    if (isMonthly)
      recurringDonationId = later
        ? await plans.advance(trx, clock, later)
        : await plans.begin(trx, clock, { ...first, vaulted });
    if (keepFor !== null && vaulted) {
      await keepMethod(trx, clock.now(), keepFor, vaulted);
      await keepAddress(trx, keepFor, first.details.donor);
    }
    return completeDonationIn(trx, clock, { intentId, charged, card, recurringDonationId });
  });

/** The purpose of donations. `lasting` comes from the request; without it, from the attempt. */
export const donationPurpose = (plans: RecurringPlans, lasting?: Lasting): Purpose<ReceiptRow> => ({
  name: purposeName,
  ledgerKind: 'donation',
  book: async (deps, intentId, charged) => {
    const card = await cardTrace(deps.db, charged.card);
    const stays = lasting ?? (await lastingOf(deps, intentId));
    return stays.isMonthly || stays.keepFor !== null
      ? bookLasting(deps, plans, { intentId, charged, card }, stays)
      : completeDonation(deps, { intentId, charged, card, recurringDonationId: null });
  },
  release: async ({ db }, trx, { id }, { reason, detail, card }) => {
    const outcome = reason === 'gateway-down' ? 'failed' : 'declined';
    const trace = await cardTrace(db, card);
    await sql`
      with intent as (select ${id}::uuid as id, ${trace}::text as card),
      tried as (${endSignals('intent', sql`${outcome}`)})
      update donation_attempt set is_open = false, decline_detail = ${detail} where intent_id = ${id}`.execute(
      trx,
    );
  },
  notify: tellPayer,
});
