import { readCode } from '#machines/form/code.ts';
import {
  type ChargingDeps,
  charge,
  declinedProblem,
  findAttempt,
  isUndecided,
  openIntent,
  settle,
} from '#server/charging/charging.ts';
import { watchCards } from '#server/fraud/fraud.ts';
import { type Call, signedIn } from '#server/platform/contract/handlers.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { answerGiven, keepAnswer } from '#server/platform/idempotency/idempotency.ts';
import type { DeclineReason, SaleRequest } from '#server/platform/payments/payments.ts';
import { walletOf } from '#server/platform/payments/wallet.ts';
import { aggregateById } from './registration.aggregate.ts';
import { holdCode, usableDiscountCode } from './registration.codes.ts';
import { feePurpose, purposeName } from './registration.fee-purpose.ts';
import { type Discount, feeOf } from './registration.money.ts';
import { cameTooLate, nonceOf, paymentRequired, withoutNonce } from './registration.payment.ts';
import { extendHolds, sittingOf } from './registration.places.ts';
import { registrationProblem } from './registration.problems.ts';
import { progressOf } from './registration.progress.ts';
import {
  type Opened,
  openLocked,
  refuseOtherVersion,
  refuseOutOfOrder,
  refuseUnlessOpen,
  required,
  type StepCall,
  savedAnswer,
  writeStep,
} from './registration.saving.ts';
import type { Fee, FeeBody, RegistrationAggregate, RegistrationBody } from './registration.types.ts';
import { isFeeFixed } from './registration.view.ts';

export type FeeAnswer = { status: 200 | 202; body: RegistrationBody; headers: { etag: string } };

type FeeCall = StepCall & Pick<Call, 'address' | 'log'> & { body: FeeBody };

const answerFor = (aggregate: RegistrationAggregate): FeeAnswer => ({
  ...savedAnswer(aggregate),
  status: isUndecided(aggregate.intent) ? 202 : 200,
});

const chosenDiscount = async (
  { trx, now, aggregate }: Opened,
  typed: string | null,
): Promise<Discount | null> => {
  if (typed === null) return null;
  const code = readCode(typed);
  const { discount } = aggregate;
  if (discount?.code === code && discount.gone === null) return discount;
  return usableDiscountCode(trx, { code, now, registrationId: aggregate.id });
};

const sourceOf = async ({ trx, aggregate }: Opened, { payment }: FeeBody) => {
  if (payment === null) throw paymentRequired();
  const nonce = nonceOf(payment);
  if (nonce !== null) return { source: { nonce } };
  const wallet = await walletOf(trx, aggregate.person.id);
  if (!wallet) throw paymentRequired();
  return { source: { methodToken: wallet.methodToken }, customerId: wallet.customerId };
};

const writeIntent = async (
  deps: Pick<ChargingDeps, 'settings' | 'clock' | 'jobs'>,
  opened: Opened,
  call: FeeCall,
  fee: Fee,
): Promise<string> => {
  const { trx, now, aggregate } = opened;
  const intent = await openIntent(deps, trx, {
    purpose: purposeName,
    reference: aggregate.id,
    personId: aggregate.person.id,
    amount: fee.total,
    idempotencyKey: call.headers['idempotency-key'],
    eventYear: aggregate.event.year,
  });
  // The caller holds the registration's lock, and has looked for the key.
  if (intent === null)
    throw new Error(`The key of a fee of registration ${aggregate.id} was used in this moment.`);
  const { state: _state, ...shown } = fee;
  // The version stays: after a decline, the person pays again from the same page.
  await trx
    .updateTable('registration')
    .set({
      heldSince: sittingOf(now),
      answers: JSON.stringify({ ...aggregate.answers, fee: shown }),
      updatedAt: now,
    })
    .where('id', '=', aggregate.id)
    .execute();
  // Places that may have been paid for stay reserved until the outcome is known.
  await extendHolds(trx, aggregate.id, null);
  return intent.id;
};

/** Repeats the refusal of the attempt under this key, even after later attempts. */
const refuseRepeated = async (trx: Trx, { id }: RegistrationAggregate, key: string): Promise<void> => {
  const earlier = await findAttempt(trx, { purpose: purposeName, reference: id, key });
  if (!earlier) return;
  const reason = (earlier.declineReason ?? 'do-not-honor') as DeclineReason;
  throw earlier.state === 'refunded'
    ? cameTooLate(earlier.amount)
    : declinedProblem({ reason, detail: null });
};

/** Does everything before the charge: it writes the intent, and reserves the places and the discount. */
const begin = async (
  deps: Pick<ChargingDeps, 'settings' | 'clock' | 'jobs'>,
  trx: Trx,
  call: FeeCall,
  admitCard: () => void,
): Promise<{ answer: FeeAnswer } | { sale: SaleRequest; registrationId: string }> => {
  const { body } = call;
  const now = deps.clock.now();
  const code = body.discountCode === null ? [] : [readCode(body.discountCode)];
  const opened = await openLocked(trx, signedIn(call).personId, now, { discountCode: code });
  const { aggregate } = opened;
  // A concurrent request, with this key or another, may have just paid.
  if (isFeeFixed(aggregate)) return { answer: answerFor(aggregate) };
  await refuseRepeated(trx, aggregate, call.headers['idempotency-key']);
  refuseUnlessOpen(deps, aggregate, now);
  refuseOtherVersion(call, aggregate);
  refuseOutOfOrder('fee', progressOf(aggregate));
  const discount = await chosenDiscount(opened, body.discountCode);
  const fee = feeOf(aggregate.places, discount, null);
  if (fee.total !== body.total) throw registrationProblem('fee-changed');
  const use = { kind: 'discount', scope: 'fee', registrationId: aggregate.id } as const;
  await holdCode(trx, use, discount?.code ?? null, now);
  if (fee.total > 0) {
    admitCard();
    const source = await sourceOf(opened, body);
    const orderId = await writeIntent(deps, opened, call, fee);
    return { sale: { orderId, amount: fee.total, ...source }, registrationId: aggregate.id };
  }
  const { state: _state, ...shown } = fee;
  await writeStep(opened, 'fee', { fee: shown });
  const answer = answerFor(await required(aggregateById(trx, aggregate.id, now)));
  await keepAnswer(trx, deps.clock, withoutNonce(call), answer);
  return { answer };
};

/**
 * Pays the fee, at most once: the intent is written before the gateway is asked, and the outcome afterward. While an intent is open or
 * charged, no other intent begins. Answers 202 while the outcome is unknown.
 */
export const payFee = async (deps: ChargingDeps, call: FeeCall): Promise<FeeAnswer> => {
  const { db, clock } = deps;
  const keyed = withoutNonce(call);
  const before = await answerGiven<FeeAnswer>(db, keyed);
  if (before) return before;
  const cards = await watchCards(deps, call);
  const begun = await db.transaction().execute((trx) => begin(deps, trx, call, cards.admit));
  if ('answer' in begun) return begun.answer;
  const { orderId } = begun.sale;
  const outcome = await charge(deps, begun.sale);
  const settled = await settle(deps, feePurpose, orderId, outcome);
  if (outcome.kind === 'declined') {
    await cards.note(outcome);
    throw declinedProblem(outcome);
  }
  if (settled.kind === 'orphaned') throw cameTooLate(begun.sale.amount);
  return db.transaction().execute(async (trx) => {
    const answer = answerFor(await required(aggregateById(trx, begun.registrationId, clock.now())));
    if (outcome.kind === 'charged') await keepAnswer(trx, clock, keyed, answer);
    return answer;
  });
};
