import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { chargeFor } from '#machines/donation/donation.rules.ts';
import { dueAfter } from '#machines/donation/due-days.ts';
import { declinedProblem } from '#server/charging/charging.ts';
import { donationProblem } from '#server/donation/donation.problems.ts';
import { openRecipientOf, type RecipientIds, takesDonations } from '#server/donation/donation.ts';
import { checkCard } from '#server/fraud/fraud.ts';
import { type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { answerGiven, withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import { PaymentDeclined, type VaultedMethod } from '#server/platform/payments/payments.ts';
import { customerIdOf } from '#server/platform/payments/saved-method.ts';
import { keepMethod, walletMethodOf } from '#server/platform/payments/wallet.ts';
import type { Platform } from '#server/platform/platform.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { writeToDonor } from './recurring-donation.charge.ts';
import { changedEmail } from './recurring-donation.emails.ts';
import { recurringDonationProblem } from './recurring-donation.problems.ts';
import {
  donationOfCaller,
  lastDueOf,
  lockDonation,
  recurringDonationOf,
  type Scheduled,
} from './recurring-donation.queries.ts';
import { recurringDonationView } from './recurring-donation.rules.ts';

type Deps = Pick<Platform, 'settings' | 'db' | 'clock' | 'mail' | 'payments'>;

type ChangeCall = Call<'updateRecurringDonation'>;
type Changes = ChangeCall['body'];
type Changed = { status: 200; body: ReturnType<typeof recurringDonationView> };

const notFound = () => recurringDonationProblem('recurring-donation-not-found');

/** The call for its idempotency key: after a reload the form has a fresh nonce for the same intention. */
const withoutNonce = (call: ChangeCall) => {
  const { payment, ...rest } = call.body;
  if (!payment || !('nonce' in payment)) return call;
  return { ...call, body: { ...rest, payment: { type: payment.type, isKept: payment.isKept } } };
};

/** The monthly charge after the changes; money in cents. */
const billOf = (
  donation: Scheduled,
  { amount = donation.amount, isFeeCovered = donation.isFeeCovered }: Changes,
) => ({
  amount,
  isFeeCovered,
  charge: chargeFor(amount, isFeeCovered),
});

const refuseOtherCharge = (donation: Scheduled, changes: Changes): void => {
  if (changes.charge !== undefined && changes.charge !== billOf(donation, changes).charge)
    throw donationProblem('charge-changed', {
      detail: 'Nothing has changed. Check the amounts and confirm them again.',
    });
};

/** Without the charge that the donor saw, a concurrent change of the fee could go unnoticed. */
const requireCharge = ({ amount, isFeeCovered, charge }: Changes): void => {
  if (charge !== undefined || (amount === undefined && isFeeCovered === undefined)) return;
  const message = 'Say what the donor is charged with this amount and fee.';
  throw platformProblem('validation-failed', {
    fields: [{ path: '/body/charge', code: 'required', message }],
  });
};

const vault = async (deps: Deps, donation: Scheduled, call: ChangeCall, nonce: string) => {
  const { db, payments } = deps;
  const caller = signedIn(call);
  const { firstName, lastName, emailAddress } = await db
    .selectFrom('person')
    .select(['firstName', 'lastName', 'emailAddress'])
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow();
  try {
    const customerId = (await customerIdOf(db, caller.personId)) ?? donation.customerId;
    const person = { firstName, lastName, email: emailAddress };
    return await checkCard(deps, call, () => payments.vault({ customerId, person, nonce }));
  } catch (error) {
    throw error instanceof PaymentDeclined ? declinedProblem(error) : error;
  }
};

/** The method of future charges; null if it stays. The gateway checks a new one without a charge. */
const methodFor = async (
  deps: Deps,
  donation: Scheduled,
  call: ChangeCall,
): Promise<VaultedMethod | null> => {
  const { payment } = call.body;
  if (payment === undefined) return null;
  if ('nonce' in payment) return vault(deps, donation, call, payment.nonce);
  if ('useSaved' in payment) {
    const saved = await walletMethodOf(deps.db, signedIn(call).personId);
    if (!saved) throw paymentProblem('payment-method-missing');
    return saved;
  }
  const message = 'A donor-advised fund can’t be charged every month. Choose another way to pay.';
  throw platformProblem('validation-failed', {
    fields: [{ path: '/body/payment', code: 'invalid', message }],
  });
};

type Found = { method: VaultedMethod | null; recipient: RecipientIds | null };

const recipientColumns = (changes: Changes, recipient: RecipientIds | null) =>
  changes.recipient && recipient
    ? {
        recipientType: changes.recipient.recipientType,
        recipientPersonId: recipient.personId,
        recipientPelotonId: recipient.pelotonId,
      }
    : {};

const methodColumns = (found: VaultedMethod | null) =>
  found && {
    customerId: found.customerId,
    methodToken: found.method.token,
    methodType: found.method.type,
    methodBrand: found.method.brand,
    methodLast4: found.method.last4,
    methodExpirationMonth: found.method.expirationMonth,
    methodExpirationYear: found.method.expirationYear,
  };

/** Whether the reason of the pause is resolved: by a method that works, or by a recipient who takes donations. */
const isMended = async (trx: Trx, donation: Scheduled, { method, recipient }: Found): Promise<boolean> => {
  const hasReason = method !== null || (donation.pauseReason === 'recipient-closed' && recipient !== null);
  const ids = recipient ?? { personId: donation.recipientPersonId, pelotonId: donation.recipientPelotonId };
  return hasReason && (method ?? donation.method) !== null && takesDonations(trx, ids);
};

/** The day of the next charge, once a month, even if the day changes. A charge that is due or being retried keeps its day. */
const planFor = async (
  deps: Pick<Platform, 'clock'>,
  trx: Trx,
  donation: Scheduled,
  changes: Changes,
  found: Found,
) => {
  const today = deps.clock.today();
  const dayOfMonth = changes.dayOfMonth ?? donation.dayOfMonth;
  if (donation.state === 'paused') {
    // With a method that works, only the recipient can be left to resolve.
    if (!(await isMended(trx, donation, found)))
      return { dayOfMonth, ...(found.method && { pauseReason: 'recipient-closed' as const }) };
    const nextOn = dueAfter(await lastDueOf(trx, donation.id), dayOfMonth, today);
    return { dayOfMonth, state: 'active' as const, pauseReason: null, nextOn, refusedCount: 0 };
  }
  const isMovable = donation.nextOn !== null && donation.nextOn > today && changes.dayOfMonth !== undefined;
  if (!isMovable) return { dayOfMonth };
  // From the last donation on, not from the planned day: a change back and forth loses no month.
  return { dayOfMonth, nextOn: dueAfter(await lastDueOf(trx, donation.id), dayOfMonth, today) };
};

const apply = async (
  deps: Pick<Platform, 'clock'>,
  trx: Trx,
  donation: Scheduled,
  changes: Changes,
  found: Found,
) => {
  const { amount, charge, isFeeCovered } = billOf(donation, changes);
  await trx
    .updateTable('recurringDonation')
    .set({
      amount,
      charge,
      details: sql`jsonb_set(details, '{isFeeCovered}', ${JSON.stringify(isFeeCovered)}::jsonb)`,
    })
    .set({
      ...(await planFor(deps, trx, donation, changes, found)),
      ...recipientColumns(changes, found.recipient),
      ...methodColumns(found.method),
    })
    .where('id', '=', donation.id)
    .execute();
};

/** Tells the donor the new state; no e-mail for a change without effect. */
const writeOfChange = async (deps: Deps, trx: Trx, before: Scheduled): Promise<void> => {
  const now = await lockDonation(trx, before.id);
  if (isDeepStrictEqual(now, before)) return;
  await writeToDonor(deps, trx, now, {
    ...changedEmail(now, deps.settings.publicUrl),
    kind: 'recurring-donation-changed',
  });
};

/** Changes a recurring donation, from the next charge on. */
export const changeDonation = async (deps: Deps, call: ChangeCall): Promise<Changed> => {
  const caller = signedIn(call);
  const { body, params } = call;
  const keyed = withoutNonce(call);
  const before = await answerGiven<Changed>(deps.db, keyed);
  if (before) return before;
  requireCharge(body);
  const mine = await donationOfCaller(deps.db, params.id, caller);
  if (!mine || mine.state === 'cancelled') throw notFound();
  refuseOtherCharge(mine, body);
  const recipient = body.recipient ? await openRecipientOf(deps, body.recipient) : null;
  // The gateway is asked outside the transaction, after all other checks.
  const found: Found = { recipient, method: await methodFor(deps, mine, call) };
  return withIdempotency(deps, keyed, async (trx) => {
    const donation = await lockDonation(trx, mine.id);
    if (donation.state === 'cancelled') throw notFound();
    refuseOtherCharge(donation, body);
    await apply(deps, trx, donation, body, found);
    await writeOfChange(deps, trx, donation);
    const isForNext = body.payment !== undefined && 'nonce' in body.payment && body.payment.isKept;
    if (isForNext && found.method) await keepMethod(trx, deps.clock.now(), caller.personId, found.method);
    return { status: 200, body: recurringDonationView(await recurringDonationOf(trx, donation.id)) };
  });
};
