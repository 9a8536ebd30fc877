import { dayIn, eventZone } from '#machines/calendar.ts';
import {
  bookedIn,
  type Declined,
  type Intent,
  type Purpose,
  type PurposeDeps,
} from '#server/charging/charging.ts';
import { post } from '#server/ledger/ledger.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { chargedEmail, givenBackEmail, refusedEmail } from './fundraising-deadline.emails.ts';
import { riderOf } from './fundraising-deadline.queries.ts';
import { enqueueCharge, lastWait, orderOf, retryAfter } from './fundraising-deadline.rules.ts';

const day = 24 * 60 * 60 * 1000;

export const purposeName = 'commitment-shortfall';

type Booked = { amount: number };

const book = async (deps: PurposeDeps, trx: Trx, intent: Intent): Promise<Booked> => {
  const { clock, mail, settings } = deps;
  const { id, amount } = intent;
  const { eventId, personId } = orderOf(intent);
  const rider = await riderOf(trx, personId, eventId);
  const { year: eventYear } = rider.event;
  await post(trx, clock, {
    kind: purposeName,
    reference: id,
    debits: [{ account: { kind: 'clearing', eventYear }, amount }],
    credits: [{ account: { kind: 'recipient', ownerType: 'User', ownerId: personId, eventYear }, amount }],
  });
  const letter = chargedEmail(rider, amount, settings.publicUrl);
  await mail.send(trx, { ...letter, to: rider.emailAddress, personId, kind: 'commitment-charged' });
  return { amount };
};

/** Plans the next attempt, which is a separate order, and writes its date to the rider, or that there is none. */
const release = async (deps: PurposeDeps, trx: Trx, intent: Intent, declined: Declined): Promise<void> => {
  const { clock, mail, settings } = deps;
  const order = orderOf(intent);
  const rider = await riderOf(trx, order.personId, order.eventId);
  const isAbsent = declined.isAbsent ?? false;
  const wait = retryAfter(order.attempt) ?? (isAbsent ? lastWait : null);
  const next = wait === null ? null : new Date(clock.now().getTime() + wait * day);
  if (next) await enqueueCharge(deps, trx, { ...order, attempt: order.attempt + 1 }, next);
  const reason = isAbsent ? 'The payment service didn’t answer. Nothing was charged.' : declined.detail;
  const retryOn = next && dayIn(eventZone, next);
  const letter = refusedEmail(rider, intent.amount, reason, retryOn, settings.publicUrl);
  await mail.send(trx, {
    ...letter,
    to: rider.emailAddress,
    personId: rider.personId,
    kind: 'commitment-declined',
  });
};

/** A rider's shortfall; the reference is `<event>:<person>`. No page waits for a charge: every outcome is sent by e-mail. */
export const shortfallPurpose: Purpose<Booked> = {
  name: purposeName,
  ledgerKind: purposeName,
  book: bookedIn(book),
  release,
  notify: async ({ mail, settings }, trx, intent, news) => {
    if (news !== 'given-back') return;
    const { eventId, personId } = orderOf(intent);
    const rider = await riderOf(trx, personId, eventId);
    const letter = givenBackEmail(rider, intent.amount, settings.publicUrl);
    await mail.send(trx, { ...letter, to: rider.emailAddress, personId, kind: 'commitment-given-back' });
  },
};
