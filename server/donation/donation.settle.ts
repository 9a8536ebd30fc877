import { cardTrace } from '#server/fraud/fraud.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { transact } from '#server/platform/database/transact.ts';
import type { VaultedMethod } from '#server/platform/payments/payments.ts';
import { keepMethod } from '#server/platform/payments/wallet.ts';
import type { Platform } from '#server/platform/platform.ts';
import { beginMonthlyGift, goOnWithMonthlyGift } from '#server/recurring-donation/recurring-donation.plan.ts';
import { closeUncharged, countGift, countGiftIn } from './donation.booking.ts';
import { lateGifts } from './donation.late-charge.ts';
import type { ChargeOutcome, GiftDetails, ReceiptRow } from './donation.types.ts';

type Charged = Extract<ChargeOutcome, { kind: 'charged' }>;

/** `tooLate`: charged although everybody had concluded that it never would be; the money is on its way back. */
export type Settled = { kind: 'given'; gift: ReceiptRow } | { kind: 'closed' } | { kind: 'tooLate' };

/** What a charge may leave behind besides the gift: a monthly gift, or a method for the donor's next one. */
export type Lasting = { isMonthly: boolean; keepFor: string | null };

type OpenAttempt = NonNullable<Awaited<ReturnType<typeof openAttempt>>>;

const openAttempt = async (trx: Trx, intentId: string) => {
  const attempt = await trx
    .selectFrom('donationAttempt')
    .innerJoin('paymentIntent', 'paymentIntent.id', 'donationAttempt.intentId')
    .select([
      'state',
      'donorPersonId',
      'donorEmail',
      'recipientType',
      'recipientPersonId',
      'recipientPelotonId',
      'donationAttempt.amount',
      'charge',
      'details',
      'recurringGiftId',
      'dueOn',
      'paymentIntent.createdAt',
    ])
    .where('intentId', '=', intentId)
    .forUpdate('paymentIntent')
    .executeTakeFirstOrThrow();
  const { state, details, recurringGiftId, dueOn, createdAt: givenAt, ...first } = attempt;
  const isOpen = state === 'created' || state === 'unknown';
  const later = recurringGiftId !== null && dueOn !== null ? { recurringGiftId, dueOn } : null;
  return isOpen ? { first: { ...first, details: details as GiftDetails, givenAt }, later } : null;
};

/** Begins a monthly gift with its first charge, and goes on with it after a later one. */
const monthlyGiftOf = (
  trx: Trx,
  clock: Clock,
  { first, later }: OpenAttempt,
  vaulted: VaultedMethod | null,
) => (later ? goOnWithMonthlyGift(trx, clock, later) : beginMonthlyGift(trx, clock, { ...first, vaulted }));

/** Who keeps a method wants to give again without typing; an address that the account has already is the person's own affair. */
const keepAddress = async (trx: Trx, personId: string, { address }: GiftDetails['donor']): Promise<void> => {
  await trx
    .updateTable('person')
    .set(address)
    .where('id', '=', personId)
    .where('address', 'is', null)
    .execute();
};

const countLasting = (
  platform: Platform,
  { intentId, charged, card }: { intentId: string; charged: Charged; card: string | null },
  { isMonthly, keepFor }: Lasting,
): Promise<ReceiptRow | null> =>
  transact(platform.db, async (trx) => {
    const open = await openAttempt(trx, intentId);
    if (!open) return null;
    const { clock } = platform;
    const now = clock.now();
    const vaulted = charged.vaulted ?? null;
    const recurringGiftId = isMonthly ? await monthlyGiftOf(trx, clock, open, vaulted) : null;
    if (keepFor !== null && vaulted) {
      await keepMethod(trx, now, keepFor, vaulted);
      await keepAddress(trx, keepFor, open.first.details.donor);
    }
    return countGiftIn(trx, clock, { intentId, charged, card, recurringGiftId });
  });

/** A charge of an intent that is closed: its own gift's, told twice, or one that comes after it was given up. */
const whenClosed = async (platform: Platform, intentId: string, charged: Charged): Promise<Settled> => {
  const { db } = platform;
  const { state, gatewayTransactionId } = await db
    .selectFrom('paymentIntent')
    .select(['state', 'gatewayTransactionId'])
    .where('id', '=', intentId)
    .executeTakeFirstOrThrow();
  if (state === 'charged' && gatewayTransactionId === charged.transactionId) return { kind: 'closed' };
  await db.transaction().execute((trx) => lateGifts.giveBackNow(platform, trx, intentId));
  return { kind: 'tooLate' };
};

/** Writes down what became of a charge, once; what is final stays. */
export const settle = async (
  platform: Platform,
  intentId: string,
  outcome: ChargeOutcome,
  lasting: Lasting,
): Promise<Settled> => {
  const { db, clock } = platform;
  const now = clock.now();
  const card = outcome.kind === 'unknown' ? null : await cardTrace(db, outcome.card);
  if (outcome.kind === 'charged') {
    const gift =
      lasting.isMonthly || lasting.keepFor !== null
        ? await countLasting(platform, { intentId, charged: outcome, card }, lasting)
        : await countGift(platform, { intentId, charged: outcome, card, recurringGiftId: null });
    return gift ? { kind: 'given', gift } : whenClosed(platform, intentId, outcome);
  }
  if (outcome.kind === 'declined') {
    const { reason, detail } = outcome;
    await closeUncharged(db, { intentId, now, reason, detail, card });
    return { kind: 'closed' };
  }
  await db
    .updateTable('paymentIntent')
    .set({ state: 'unknown', updatedAt: now })
    .where('id', '=', intentId)
    .where('state', '=', 'created')
    .execute();
  return { kind: 'closed' };
};

/** What the gift of an intent leaves behind, where the request that began it is gone. */
export const lastingOf = async ({ db }: Platform, intentId: string): Promise<Lasting> => {
  const {
    frequency,
    keepMethod: isKept,
    donorPersonId,
  } = await db
    .selectFrom('donationAttempt')
    .select(['frequency', 'keepMethod', 'donorPersonId'])
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  return { isMonthly: frequency === 'Monthly', keepFor: isKept ? donorPersonId : null };
};
