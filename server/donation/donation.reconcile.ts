import {
  absentAfter,
  askGateway,
  grantAbsentAfter,
  later,
  turnToAsk,
} from '#server/charging/charging.open-intent.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { declineTexts, type KnownCharge } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Attempt } from './donation.attempt.ts';
import { closeUncharged } from './donation.booking.ts';
import { notChargedLetter, stillOpenLetter } from './donation.emails.ts';
import { reconcileJob } from './donation.jobs.ts';
import { lateGifts } from './donation.late-charge.ts';
import { lastingOf, settle } from './donation.settle.ts';
import { type ChargeOutcome, type GiftDetails, paidByGrant } from './donation.types.ts';

/** After so many fruitless runs of the job, some twenty minutes, the donor is told that it takes longer. */
const runsUntilTold = 3;

type OpenIntent = { createdAt: Date; isGrant: boolean };

/** Why nothing came of an order that a gateway knows, or doesn't. */
const refusalOf = (known: KnownCharge | null, isGrant: boolean) => {
  if (known && isGrant)
    return { reason: 'fund-refused' as const, detail: 'Chariot: The fund cancelled its grant' };
  const reason = known?.status === 'declined' ? known.reason : known ? 'do-not-honor' : 'gateway-down';
  return { reason, detail: declineTexts[reason] };
};

/** What the gateway knows of an order; null while that proves nothing. */
const found = async (
  platform: Platform,
  intentId: string,
  { createdAt, isGrant }: OpenIntent,
): Promise<Exclude<ChargeOutcome, { kind: 'unknown' }> | null> => {
  const known = await askGateway(platform, intentId);
  if (known === 'unreachable') return null;
  if (known?.status === 'charged') {
    const { transactionId, paidWith, vaulted } = known;
    return { kind: 'charged', transactionId, paidWith: isGrant ? paidByGrant : paidWith, vaulted };
  }
  const absence = isGrant ? grantAbsentAfter(platform) : absentAfter(platform);
  const isAbsent = platform.clock.now() >= later(createdAt, absence);
  return known || isAbsent ? { kind: 'declined', ...refusalOf(known, isGrant) } : null;
};

type Told = {
  details: unknown;
  donorPersonId: string | null;
  charge: number;
  recurringGiftId: string | null;
};

const write = async (
  platform: Platform,
  trx: Trx,
  intentId: string,
  kind: 'donation-not-charged' | 'donation-still-open',
): Promise<void> => {
  const told: Told = await trx
    .selectFrom('donationAttempt')
    .select(['details', 'donorPersonId', 'charge', 'recurringGiftId'])
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  // Nobody sent a later charge of a monthly gift, or waits for it: the schedule writes when it was refused.
  if (told.recurringGiftId !== null) return;
  const details = told.details as GiftDetails;
  const letter = kind === 'donation-not-charged' ? notChargedLetter : stillOpenLetter;
  await platform.mail.send(trx, {
    ...letter(details, told.charge, platform.settings.publicUrl),
    to: details.donor.email,
    personId: told.donorPersonId,
    kind,
  });
};

/** Concludes that nothing was taken: the donor, whose page may be long closed, reads it in a mail. */
const conclude = (
  platform: Platform,
  intentId: string,
  { reason, detail }: Extract<ChargeOutcome, { kind: 'declined' }>,
  isGrant: boolean,
): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const now = platform.clock.now();
    if (!(await closeUncharged(trx, { intentId, now, reason, detail }))) return;
    // Nothing comes of an approval that has run out.
    if (!isGrant) await lateGifts.lookFor(platform, trx, intentId);
    await write(platform, trx, intentId, 'donation-not-charged');
  });

/** Asks the gateway what became of an open charge. Resolves with whether it is known now. */
export const reconcile = async (platform: Platform, intentId: string): Promise<boolean> => {
  const intent = await platform.db
    .selectFrom('paymentIntent')
    .select(['state', 'createdAt', 'grantSession'])
    .where('id', '=', intentId)
    .executeTakeFirst();
  if (intent?.state !== 'created' && intent?.state !== 'unknown') return true;
  const isGrant = intent.grantSession !== null;
  const outcome = await found(platform, intentId, { createdAt: intent.createdAt, isGrant });
  if (outcome === null) return false;
  if (outcome.kind === 'declined') await conclude(platform, intentId, outcome, isGrant);
  else await settle(platform, intentId, outcome, await lastingOf(platform, intentId));
  return true;
};

/** While a person looks: asks again, at most every two seconds however many look. Resolves with whether anything may have changed. */
export const reconcileIfDue = async (platform: Platform, attempt: Attempt): Promise<boolean> => {
  const turn = await turnToAsk(platform, { ...attempt, id: attempt.intentId });
  return turn === 'ours' ? reconcile(platform, attempt.intentId) : turn === 'other';
};

export const registerReconciling = (platform: Platform): void =>
  platform.jobs.register(
    reconcileJob,
    async (payload, { attempt }) => {
      const intentId = String(payload.intentId);
      if (await reconcile(platform, intentId)) return;
      if (attempt === runsUntilTold)
        await platform.db
          .transaction()
          .execute((trx) => write(platform, trx, intentId, 'donation-still-open'));
      throw new Error(`The gateway has not decided on ${intentId} yet.`);
    },
    { lane: 'charges', isNeverGivenUp: true },
  );
