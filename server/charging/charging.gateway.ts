import {
  type GrantRequest,
  type KnownCharge,
  OutcomeUnknown,
  PaymentDeclined,
  type SaleRequest,
} from '#server/platform/payments/payments.ts';
import type { Platform } from '#server/platform/platform.ts';
import { declineText, declineTexts, fundCancelled } from './charging.declines.ts';
import { absentAfter, grantAbsentAfter, later } from './charging.timing.ts';
import {
  type Charged,
  type ChargeOutcome,
  type ChargingDeps,
  type Declined,
  paidByGrant,
} from './charging.types.ts';

const outcomeOf = async (
  { log }: Pick<Platform, 'log'>,
  intent: string,
  ask: () => Promise<Omit<Charged, 'kind'>>,
): Promise<ChargeOutcome> => {
  try {
    return { kind: 'charged', ...(await ask()) };
  } catch (error) {
    if (error instanceof PaymentDeclined) {
      const { reason, card, said } = error;
      return { kind: 'declined', reason, detail: declineText(error), card, said };
    }
    // An unforeseen error is unknown, too: only the gateway knows whether it charged.
    log.warn({ err: error, intent }, 'the outcome of a charge is unknown');
    return { kind: 'unknown' };
  }
};

/** Charges a card or another method. Call it outside a transaction, after the intent is written; `orderId` is the intent's id. */
export const charge = (deps: Pick<Platform, 'payments' | 'log'>, sale: SaleRequest): Promise<ChargeOutcome> =>
  outcomeOf(deps, sale.orderId, async () => {
    const { transactionId, paidWith, vaulted, card } = await deps.payments.sale(sale);
    return { transactionId, paidWith, vaulted, card };
  });

/** Requests a grant from a donor-advised fund. The fund owes it as soon as it accepts the request. */
export const requestGrant = (
  deps: Pick<Platform, 'payments' | 'log'>,
  request: GrantRequest,
): Promise<ChargeOutcome> =>
  outcomeOf(deps, request.orderId, async () => {
    const { transactionId } = await deps.payments.grant(request);
    return { transactionId, paidWith: paidByGrant };
  });

/** The gateway's state of an order. A gateway that is out of reach, or undecided, proves nothing about the charge. */
const ask = async (
  { payments, log }: Pick<Platform, 'payments' | 'log'>,
  intentId: string,
): Promise<KnownCharge | null | 'unreachable'> => {
  try {
    return await payments.findByOrderId(intentId);
  } catch (error) {
    if (!(error instanceof OutcomeUnknown) && !(error instanceof PaymentDeclined)) throw error;
    log.warn({ err: error, intent: intentId }, 'a charge could not be requested from the gateway');
    return 'unreachable';
  }
};

/** Why an order, known to the gateway or not, brought no charge. */
const declinedBy = (known: KnownCharge | null, isGrant: boolean): Declined => {
  if (known && isGrant) return { kind: 'declined', reason: 'fund-refused', detail: fundCancelled };
  if (!known)
    return {
      kind: 'declined',
      reason: 'gateway-down',
      detail: declineTexts['gateway-down'],
      isAbsent: true,
    };
  const reason = known.status === 'declined' ? known.reason : 'do-not-honor';
  return { kind: 'declined', reason, detail: declineTexts[reason] };
};

/** The outcome of an open intent at the gateway; null while there is no proof. */
export const findOutcome = async (
  deps: Pick<ChargingDeps, 'settings' | 'clock' | 'payments' | 'log'>,
  { id, createdAt, isGrant }: { id: string; createdAt: Date; isGrant: boolean },
): Promise<Charged | Declined | null> => {
  const known = await ask(deps, id);
  if (known === 'unreachable') return null;
  if (known?.status === 'charged') {
    const { transactionId, paidWith, vaulted } = known;
    return { kind: 'charged', transactionId, paidWith: isGrant ? paidByGrant : paidWith, vaulted };
  }
  const absence = isGrant ? grantAbsentAfter(deps) : absentAfter(deps);
  const isAbsent = deps.clock.now() >= later(createdAt, absence);
  return known || isAbsent ? declinedBy(known, isGrant) : null;
};
