import { type RawBuilder, sql } from 'kysely';
import { approvalLasts } from '#server/platform/payments/chariot/grants.ts';
import { type KnownCharge, OutcomeUnknown, PaymentDeclined } from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';

const second = 1_000;
/** How often the gateway is asked while a person waits. */
const askAgainAfter = 2 * second;

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** An intent that is older has no process behind it any more. */
export const abandonedAfter = ({ settings }: Platform): number => settings.payments.timeoutMs + 15 * second;

/** Until then, "never seen" may only mean that the gateway has not finished with it. */
export const absentAfter = (platform: Platform): number => 2 * abandonedAfter(platform);

/** The same for a grant: as long as the donor's approval is good, one may still come of it. After that, never. */
export const grantAbsentAfter = (platform: Platform): number => approvalLasts + abandonedAfter(platform);

/** What the gateway has of an order; one that can't be asked, or doesn't know yet, says nothing about the charge. */
export const askGateway = async (
  { payments, log }: Platform,
  intentId: string,
): Promise<KnownCharge | null | 'unreachable'> => {
  try {
    return await payments.findByOrderId(intentId);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown) && !(error instanceof PaymentDeclined)) throw error;
    log.warn({ err: error, intent: intentId }, 'the gateway could not be asked for a charge');
    return 'unreachable';
  }
};

/**
 * Whether a row of `payment_intent` that is looked up by its id is open. Said so that it is found by that: the index of open intents,
 * which PostgreSQL prefers while there are few, has hundreds to look through just when hundreds are being charged.
 */
export const isOpen: RawBuilder<boolean> = sql`state not in ('charged', 'declined', 'refunded')`;

type Intent = { id: string; state: string; updatedAt: Date };

/**
 * Whose turn it is to ask the gateway about an intent while a person looks: at most every two seconds, however many look. `none`:
 * it is closed, or was asked about just now; `other`: somebody else asks in this moment.
 */
export const turnToAsk = async (
  platform: Platform,
  { id, state, updatedAt }: Intent,
): Promise<'none' | 'other' | 'ours'> => {
  if (state !== 'unknown' && state !== 'created') return 'none';
  const now = platform.clock.now();
  if (now < later(updatedAt, state === 'unknown' ? askAgainAfter : abandonedAfter(platform))) return 'none';
  const { numUpdatedRows } = await platform.db
    .updateTable('paymentIntent')
    .set({ updatedAt: now, state: 'unknown' })
    .where('id', '=', id)
    .where(isOpen)
    .where('updatedAt', '=', updatedAt)
    .executeTakeFirst();
  return numUpdatedRows === 0n ? 'other' : 'ours';
};
