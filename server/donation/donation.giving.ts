import type { Ended } from '#server/fraud/fraud.gate.ts';
import { screen } from '#server/fraud/fraud.ts';
import { customerIdOf } from '#server/platform/payments/customer-id.ts';
import { type GrantRequest, PaymentDeclined, type SaleRequest } from '#server/platform/payments/payments.ts';
import { type Wallet, walletOf } from '#server/platform/payments/wallet.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ProblemError } from '#server/platform/problems/problem-error.ts';
import { receiptView } from '#server/receipt/receipt.view.ts';
import { type Attempt, asDeclined, outcomeOf, processing, refusalOf } from './donation.attempt.ts';
import { begin, isKept, sentBefore } from './donation.intent.ts';
import { cameTooLate } from './donation.late-charge.ts';
import { type Lasting, type Settled, settle } from './donation.settle.ts';
import {
  type ChargeOutcome,
  type GiftBody,
  type GiftCall,
  type Outcome,
  paidByGrant,
} from './donation.types.ts';
import { checkGift, normalised } from './donation.validation.ts';

export type GiftAnswer = { status: 201 | 202; body: Outcome };

/** What this key was answered the first time: its receipt, its refusal, or that it is being found out. */
const replay = async ({ db }: Platform, before: Attempt): Promise<GiftAnswer> => {
  const body = await outcomeOf(db, before);
  if (body.state === 'notCharged') throw refusalOf(before);
  return { status: body.state === 'charged' ? 201 : 202, body };
};

type Source = Pick<SaleRequest, 'source' | 'customerId'>;

const savedSource = async ({ db }: Platform, { caller }: GiftCall): Promise<Source> => {
  if (!caller) throw new ProblemError('sign-in-required');
  const wallet: Wallet | null = caller.personId === null ? null : await walletOf(db, caller.personId);
  if (!wallet) throw new ProblemError('payment-method-missing');
  return { source: { methodToken: wallet.methodToken }, customerId: wallet.customerId };
};

/** What is charged; a method that is to be kept joins those the donor has at the gateway already. */
const sourceOf = async (platform: Platform, call: GiftCall, isStored: boolean): Promise<Source> => {
  const { payment } = call.body;
  if (!('nonce' in payment)) return savedSource(platform, call);
  const personId = call.caller?.personId ?? null;
  const customerId = isStored && personId !== null ? await customerIdOf(platform.db, personId) : null;
  return { source: { nonce: payment.nonce }, ...(customerId !== null && { customerId }) };
};

const payerOf = ({ donor }: GiftBody) => ({
  firstName: donor.firstName,
  lastName: donor.lastName,
  email: normalised(donor.email),
});

type Charged = Extract<ChargeOutcome, { kind: 'charged' }>;

const outcomeOfAsking = async (
  { log }: Platform,
  intent: string,
  ask: () => Promise<Omit<Charged, 'kind'>>,
): Promise<ChargeOutcome> => {
  try {
    return { kind: 'charged', ...(await ask()) };
  } catch (error) {
    if (error instanceof PaymentDeclined) {
      const { reason, detail, card, said } = error;
      return { kind: 'declined', reason, detail, card, said };
    }
    // Also what nobody foresaw: only the gateway knows whether it charged.
    log.warn({ err: error, intent }, 'the outcome of a gift is unknown');
    return { kind: 'unknown' };
  }
};

/** Charges, and says what became of it. Outside any transaction. */
export const chargeOutcome = (platform: Platform, sale: SaleRequest): Promise<ChargeOutcome> =>
  outcomeOfAsking(platform, sale.orderId, async () => {
    const { transactionId, paidWith, vaulted, card } = await platform.payments.sale(sale);
    return { transactionId, paidWith, vaulted, card };
  });

/** The same for a grant, which the fund owes from the moment that it took it. */
const grantOutcome = (platform: Platform, request: GrantRequest): Promise<ChargeOutcome> =>
  outcomeOfAsking(platform, request.orderId, async () => {
    const { transactionId } = await platform.payments.grant(request);
    return { transactionId, paidWith: paidByGrant };
  });

/** Whoever waits for the answer reads our words for the reason, and in brackets the bank's own; a letter has only ours. */
const inTheBanksWords = (outcome: ChargeOutcome): ChargeOutcome =>
  outcome.kind === 'declined' && outcome.said !== undefined
    ? { ...outcome, detail: `Braintree: ${outcome.said}` }
    : outcome;

type Charging = (orderId: string, isAuthenticated: boolean) => Promise<ChargeOutcome>;
type Storing = { isMonthly: boolean; isStored: boolean };

/** How the gift is charged once its intent is written. */
const chargingOf = async (
  platform: Platform,
  call: GiftCall,
  { isMonthly, isStored }: Storing,
): Promise<Charging> => {
  const { body } = call;
  const { payment, charge: amount } = body;
  if ('chariotSession' in payment) {
    if (platform.settings.grants.by === 'nobody') throw new ProblemError('temporarily-unavailable');
    return (orderId) => grantOutcome(platform, { orderId, amount, session: payment.chariotSession });
  }
  const source = await sourceOf(platform, call, isStored);
  return async (orderId, isAuthenticated) =>
    inTheBanksWords(
      await chargeOutcome(platform, {
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

/** The same; or, where that can't be charged any more, what was sent before: a saved method may go once it was charged, and a session end. */
const chargingUnlessSent = async (
  platform: Platform,
  call: GiftCall,
  storing: Storing,
): Promise<{ charge: Charging } | { before: Attempt }> => {
  try {
    return { charge: await chargingOf(platform, call, storing) };
  } catch (error) {
    const before = await sentBefore(platform, call);
    if (before) return { before };
    throw error;
  }
};

/**
 * Null where the database can't be reached with what the gateway said: a failure then would be one of a gift that may have been made.
 * The intent stays open, and its job asks the gateway.
 */
const writeDown = async (
  platform: Platform,
  intentId: string,
  outcome: ChargeOutcome,
  lasting: Lasting,
): Promise<Settled | null> => {
  try {
    return await settle(platform, intentId, outcome, lasting);
  } catch (error) {
    platform.log.error({ err: error, intent: intentId }, 'the outcome of a gift could not be written down');
    return null;
  }
};

/** What was refused without a card was at no bank, so it holds no place among the declines. */
const endOf = (outcome: ChargeOutcome): Ended => {
  if (outcome.kind === 'charged') return 'charged';
  return outcome.kind === 'declined' && outcome.card !== undefined ? 'declined' : 'unclear';
};

type Giving = { charge: Charging; keepFor: string | null; isMonthly: boolean };

const giveOnce = async (
  platform: Platform,
  call: GiftCall,
  { charge, keepFor, isMonthly }: Giving,
): Promise<GiftAnswer> => {
  const { tried, end } = await screen(platform, call);
  let ended: Ended = 'unclear';
  try {
    const begun = await begin(platform, call, tried);
    if ('before' in begun) return await replay(platform, begun.before);
    const outcome = await charge(begun.intentId, tried.isAuthenticated);
    ended = endOf(outcome);
    const settled = await writeDown(platform, begun.intentId, outcome, { isMonthly, keepFor });
    if (settled === null) return { status: 202, body: processing };
    if (settled.kind === 'given') {
      const receipt = receiptView(settled.gift);
      return { status: 201, body: { state: 'charged', receipt, reason: null, detail: null } };
    }
    if (settled.kind === 'tooLate') throw cameTooLate(call.body.charge);
    if (outcome.kind === 'declined') throw asDeclined(new PaymentDeclined(outcome.reason, outcome.detail));
    return { status: 202, body: processing };
  } finally {
    end(ended);
  }
};

/**
 * Gives, at most once: attempt and intent are written before the gateway is asked, outside any transaction, and the outcome after.
 * Answers 202 while the outcome is being found out.
 */
export const give = async (platform: Platform, call: GiftCall): Promise<GiftAnswer> => {
  const { body, caller } = call;
  checkGift(body);
  const keepFor = isKept(body) ? (caller?.personId ?? null) : null;
  const isMonthly = body.frequency === 'Monthly';
  const isStored = isMonthly || keepFor !== null;
  const charging = await chargingUnlessSent(platform, call, { isMonthly, isStored });
  if ('before' in charging) return replay(platform, charging.before);
  return giveOnce(platform, call, { charge: charging.charge, keepFor, isMonthly });
};
