import {
  type ChargeOutcome,
  type ChargingDeps,
  charge,
  declinedProblem,
  type Purpose,
  requestGrant,
  type Settled,
  settle,
} from '#server/charging/charging.ts';
import { type Ended, screen } from '#server/fraud/fraud.ts';
import { normalisedEmail } from '#server/platform/contract/email.ts';
import type { Db } from '#server/platform/database/database.ts';
import { paymentProblem } from '#server/platform/payments/payment.problems.ts';
import type { SaleRequest } from '#server/platform/payments/payments.ts';
import { customerIdOf } from '#server/platform/payments/saved-method.ts';
import { type Wallet, walletOf } from '#server/platform/payments/wallet.ts';
import { platformProblem } from '#server/platform/problems/platform.problems.ts';
import { type ReceiptRow, receiptView } from '#server/receipt/receipt.ts';
import { type Attempt, cameTooLate, outcomeOf, processing, refusalOf } from './donation.attempt.ts';
import { begin, isKept, sentBefore } from './donation.intent.ts';
import { donationPurpose, type Lasting } from './donation.purpose.ts';
import type { DonationBody, DonationCall, Outcome, RecurringPlans } from './donation.types.ts';
import { checkDonation } from './donation.validation.ts';

export type DonationAnswer = { status: 201 | 202; body: Outcome };

/** The first answer to this key: its receipt, its refusal, or that the outcome is unknown. */
const replay = async ({ db }: { db: Db }, before: Attempt): Promise<DonationAnswer> => {
  const body = await outcomeOf(db, before);
  if (body.state === 'notCharged') throw refusalOf(before);
  return { status: body.state === 'charged' ? 201 : 202, body };
};

type Source = Pick<SaleRequest, 'source' | 'customerId'>;

const savedSource = async ({ db }: { db: Db }, { caller }: DonationCall): Promise<Source> => {
  if (!caller) throw platformProblem('sign-in-required');
  const wallet: Wallet | null = caller.personId === null ? null : await walletOf(db, caller.personId);
  if (!wallet) throw paymentProblem('payment-method-missing');
  return { source: { methodToken: wallet.methodToken }, customerId: wallet.customerId };
};

/** The method to charge; a method to keep joins those that the donor has at the gateway. */
const sourceOf = async (deps: { db: Db }, call: DonationCall, isStored: boolean): Promise<Source> => {
  const { payment } = call.body;
  if (!('nonce' in payment)) return savedSource(deps, call);
  const personId = call.caller?.personId ?? null;
  const customerId = isStored && personId !== null ? await customerIdOf(deps.db, personId) : null;
  return { source: { nonce: payment.nonce }, ...(customerId !== null && { customerId }) };
};

const payerOf = ({ donor }: DonationBody) => ({
  firstName: donor.firstName,
  lastName: donor.lastName,
  email: normalisedEmail(donor.email),
});

/** The answer has our text for the reason, and in brackets the bank's own; an e-mail has only ours. */
const withBankMessage = (outcome: ChargeOutcome): ChargeOutcome =>
  outcome.kind === 'declined' && outcome.said !== undefined
    ? { ...outcome, detail: `Braintree: ${outcome.said}` }
    : outcome;

type Charging = (orderId: string, isAuthenticated: boolean) => Promise<ChargeOutcome>;
type Storing = { isMonthly: boolean; isStored: boolean };

/** How the donation is charged once its intent is written. */
const chargingOf = async (
  deps: Pick<ChargingDeps, 'settings' | 'db' | 'payments' | 'log'>,
  call: DonationCall,
  { isMonthly, isStored }: Storing,
): Promise<Charging> => {
  const { body } = call;
  const { payment, charge: amount } = body;
  if ('chariotSession' in payment) {
    if (deps.settings.grants.by === 'nobody') throw platformProblem('temporarily-unavailable');
    return (orderId) => requestGrant(deps, { orderId, amount, session: payment.chariotSession });
  }
  const source = await sourceOf(deps, call, isStored);
  return async (orderId, isAuthenticated) =>
    withBankMessage(
      await charge(deps, {
        orderId,
        amount,
        payer: payerOf(body),
        isKept: isStored && 'nonce' in source.source,
        ...(body.deviceData !== undefined && { deviceData: body.deviceData }),
        ...(isAuthenticated &&
          'nonce' in payment &&
          payment.type === 'CreditCard' && { isAuthenticated: true as const }),
        ...(isMonthly && { monthly: 'first' as const }),
        ...source,
      }),
    );
};

/** Prepares the charge, or finds the earlier attempt if charging is no longer possible: a saved method may be gone, and a session may end. */
const chargingUnlessSent = async (
  deps: Pick<ChargingDeps, 'settings' | 'db' | 'payments' | 'log'>,
  call: DonationCall,
  storing: Storing,
): Promise<{ charge: Charging } | { before: Attempt }> => {
  try {
    return { charge: await chargingOf(deps, call, storing) };
  } catch (error) {
    const before = await sentBefore(deps, call);
    if (before) return { before };
    throw error;
  }
};

/**
 * Null if the database is out of reach when the gateway has answered: the donation may exist, so this is no failure. The intent stays
 * open, and its job asks the gateway.
 */
const writeDown = async (
  deps: Omit<ChargingDeps, 'payments'>,
  purpose: Purpose<ReceiptRow>,
  intentId: string,
  outcome: ChargeOutcome,
): Promise<Settled<ReceiptRow> | null> => {
  try {
    return await settle(deps, purpose, intentId, outcome);
  } catch (error) {
    deps.log.error({ err: error, intent: intentId }, 'the outcome of a gift could not be written down');
    return null;
  }
};

/** A refusal without a card reached no bank, so it does not count among the declines. */
const endOf = (outcome: ChargeOutcome): Ended => {
  if (outcome.kind === 'charged') return 'charged';
  return outcome.kind === 'declined' && outcome.card !== undefined ? 'declined' : 'unclear';
};

const giveOnce = async (
  deps: ChargingDeps,
  call: DonationCall,
  { charging, plans, lasting }: { charging: Charging; plans: RecurringPlans; lasting: Lasting },
): Promise<DonationAnswer> => {
  const { tried, end } = await screen(deps, call);
  let ended: Ended = 'unclear';
  try {
    const begun = await begin(deps, call, tried);
    if ('before' in begun) return await replay(deps, begun.before);
    const outcome = await charging(begun.intentId, tried.isAuthenticated);
    ended = endOf(outcome);
    const settled = await writeDown(deps, donationPurpose(plans, lasting), begun.intentId, outcome);
    if (settled === null) return { status: 202, body: processing };
    if (settled.kind === 'booked') {
      const receipt = receiptView(settled.booked);
      return { status: 201, body: { state: 'charged', receipt, reason: null, detail: null } };
    }
    if (settled.kind === 'orphaned') throw cameTooLate(call.body.charge);
    if (outcome.kind === 'declined') throw declinedProblem(outcome);
    return { status: 202, body: processing };
  } finally {
    end(ended);
  }
};

/**
 * Gives, at most once: attempt and intent are written before the gateway is asked, outside any transaction, and the outcome after. Answers
 * 202 while the outcome is unknown.
 */
export const give = async (
  deps: ChargingDeps,
  plans: RecurringPlans,
  call: DonationCall,
): Promise<DonationAnswer> => {
  const { body, caller } = call;
  checkDonation(body);
  const keepFor = isKept(body) ? (caller?.personId ?? null) : null;
  const isMonthly = body.frequency === 'Monthly';
  const isStored = isMonthly || keepFor !== null;
  const charging = await chargingUnlessSent(deps, call, { isMonthly, isStored });
  if ('before' in charging) return replay(deps, charging.before);
  return giveOnce(deps, call, { charging: charging.charge, plans, lasting: { isMonthly, keepFor } });
};
