import { lateCharges } from '#server/charging/charging.orphaned-charge.ts';
import { post, reverse } from '#server/platform/ledger/ledger.ts';
import type { Platform } from '#server/platform/platform.ts';
import { givenBackLetter } from './fundraising-deadline.emails.ts';
import { riderOf } from './fundraising-deadline.queries.ts';

export const purpose = 'commitment-shortfall';

/** Shortfalls that were charged after they were given up. */
export const lateShortfalls = lateCharges('commitment-late-charge');

/** Notes the charge and its return, once. Both are in the books, as they are at the gateway, but not in the rider's account. */
const bookReturn = (platform: Platform, intentId: string): Promise<void> =>
  platform.db.transaction().execute(async (trx) => {
    const { clock, settings } = platform;
    const late = await trx
      .updateTable('paymentIntent')
      .set({ state: 'refunded', updatedAt: clock.now() })
      .where('id', '=', intentId)
      .where('state', '=', 'declined')
      .returning(['amount', 'reference'])
      .executeTakeFirst();
    if (!late) return;
    const { amount, reference } = late;
    const [eventId = '', personId = ''] = reference.split(':');
    const rider = await riderOf(trx, personId, eventId);
    const { year: eventYear } = rider.event;
    const { transactionId } = await post(trx, clock, {
      kind: purpose,
      reference: intentId,
      debits: [{ account: { kind: 'clearing', eventYear }, amount }],
      credits: [{ account: { kind: 'partners', eventYear }, amount }],
    });
    await reverse(trx, clock, { transactionId, kind: `${purpose}-returned` });
    await platform.mail.send(trx, {
      ...givenBackLetter(rider, amount, settings.publicUrl),
      to: rider.emailAddress,
      personId,
      kind: 'commitment-given-back',
    });
  });

export const registerGivingBack = (platform: Platform): void =>
  lateShortfalls.register(platform, (intentId) => bookReturn(platform, intentId));
