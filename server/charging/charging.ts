import { registerGivingBack } from './charging.orphaned-charge.ts';
import type { Purposes } from './charging.purposes.ts';
import { registerReconciling } from './charging.reconcile.ts';
import type { ChargingDeps } from './charging.types.ts';

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
export { closeKey, deleteClosedKeys, isKeyClosed } from './charging.closed-keys.ts';
export { approvalUsed, declinedProblem, declineText, declineTexts } from './charging.declines.ts';
export { charge, requestGrant } from './charging.gateway.ts';
export { openGrantIntents } from './charging.grants.ts';
export { findAttempt, findIntent, lockOpenIntent, openIntent } from './charging.intents.ts';
export { deleteIntents, findOrder, openAmountOf, openCharges } from './charging.lists.ts';
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
export { type Purposes, registerPurposes } from './charging.purposes.ts';
export { reconcile, reconcileIfDue } from './charging.reconcile.ts';
export { chargedIntentRow, intentTable } from './charging.rows.ts';
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
export { isUndecided } from './charging.types.ts';

/** The jobs after an answer: undecided intents, and charges to refund. */
export const chargingJobs = (deps: ChargingDeps, purposes: Purposes): void => {
  registerReconciling(deps, purposes);
  registerGivingBack(deps, purposes);
};
