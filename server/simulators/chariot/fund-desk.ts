import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { signatureOf } from '#server/platform/payments/chariot/grant-event.ts';
import { openGrantLedger } from './answers.ts';
import { localChariotKeys } from './chariot-keys.ts';

/** The sent body and its signature header. */
export type SignedEvent = { signature: string; text: string };

export const signedText = (text: string, at: Date): SignedEvent => {
  const signedAt = at.toISOString();
  return {
    signature: `t=${signedAt},v1=${signatureOf(localChariotKeys.webhookSecret, signedAt, text)}`,
    text,
  };
};

export const signedEvent = (category: string, grantId: string, sentAt: Date): SignedEvent => {
  const text = JSON.stringify({
    id: `event_${randomUUID()}`,
    created_at: sentAt.toISOString(),
    category,
    associated_object_type: 'grant',
    associated_object_id: grantId,
  });
  return signedText(text, sentAt);
};

/**
 * A fund's later actions on a grant, unknown to the product. Each resolves with the event that Chariot sends; null if the grant is no
 * longer in progress.
 */
export const openFundDesk = (db: Db, clock: Clock) => {
  const grants = openGrantLedger(db, clock);
  const mark = async (grantId: string, status: 'Completed' | 'Canceled'): Promise<SignedEvent | null> =>
    (await grants.mark(grantId, status)) ? signedEvent('grant.updated', grantId, clock.now()) : null;
  return {
    payOut: (grantId: string) => mark(grantId, 'Completed'),
    cancel: (grantId: string) => mark(grantId, 'Canceled'),
  };
};
