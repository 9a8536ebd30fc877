import type { Db } from '#server/platform/database/database.ts';
import { derivedId } from '#server/platform/idempotency/derived-id.ts';
import type { GrantIntents } from '#server/platform/payments/chariot/grants.ts';
import { isIntentId } from './audit/audit.rules.ts';
import { findIntent } from './charging.intents.ts';
import { registerGivingBack } from './charging.orphaned-charge.ts';
import { registerReconciling } from './charging.reconcile.ts';
import type { ChargingDeps, Purposes } from './charging.types.ts';

export {
  type AuditDeps,
  auditNow,
  type FindingKind,
  followDispute,
  followOrder,
  followTransactions,
  type KeptAudit,
  lastAudit,
  registerAudit,
  scheduleAudit,
} from './audit/audit.ts';
export { approvalUsed, declinedProblem, declineText, declineTexts } from './charging.declines.ts';
export { charge, requestGrant } from './charging.gateway.ts';
export {
  closeKey,
  deleteClosedKeys,
  deleteIntents,
  findAttempt,
  findIntent,
  findOrder,
  isKeyClosed,
  lockOpenIntent,
  openAmountOf,
  openCharges,
  openIntent,
} from './charging.intents.ts';
export {
  chargedAmount,
  closeAllCharged,
  decisiveIntent,
  intentNamed,
  isApprovalUsed,
  isChargedSince,
  isKeyTaken,
  onceIndexes,
  openIntents,
} from './charging.parts.ts';
export { reconcile, reconcileIfDue } from './charging.reconcile.ts';
export { bookedIn, type Settled, settle } from './charging.settle.ts';
export { later } from './charging.timing.ts';
export type {
  Charged,
  ChargeOutcome,
  ChargingDeps,
  Declined,
  Intent,
  IntentState,
  News,
  Purpose,
  PurposeDeps,
} from './charging.types.ts';
export { isUndecided, type Purposes, registerPurposes } from './charging.types.ts';

/** The jobs after an answer: undecided intents, and charges to refund. */
export const chargingJobs = (deps: ChargingDeps, purposes: Purposes): void => {
  registerReconciling(deps, purposes);
  registerGivingBack(deps, purposes);
};

/** The table of intents, for a seed that fills tables by name. */
export const intentTable = 'paymentIntent';

type ChargedIntent = {
  id: string;
  purpose: string;
  reference: string;
  personId: string | null;
  /** cents */
  amount: number;
  eventYear: number;
  gatewayTransactionId: string;
  at: Date;
};

/** The row of an intent that was charged at once. A donation's key is its reference, every other intent has its own key. */
export const chargedIntentRow = ({ at, ...charge }: ChargedIntent) => ({
  ...charge,
  state: 'charged' as const,
  idempotencyKey: charge.purpose === 'donation' ? charge.reference : derivedId('idempotency', charge.id),
  createdAt: at,
  updatedAt: at,
});

/** The intents that request a grant. Chariot stores no order id, only the session that the donor approved. */
export const openGrantIntents = (db: Db): GrantIntents => ({
  ofOrder: async (orderId) => {
    if (!isIntentId(orderId)) return null;
    const found = await findIntent(db, orderId);
    return found?.grantSession ? { session: found.grantSession, grantId: found.gatewayTransactionId } : null;
  },

  ofSessions: async (sessions) => {
    if (sessions.length === 0) return new Map();
    const found = await db
      .selectFrom('paymentIntent')
      .select(['id', 'grantSession'])
      .where('grantSession', 'in', sessions)
      .execute();
    return new Map(found.map(({ id, grantSession }) => [String(grantSession), id]));
  },
});
