import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { registerGivingBack } from './charging.orphaned-charge.ts';
import type { Purposes } from './charging.purposes.ts';
import { registerReconciling } from './charging.reconcile.ts';

type Deps = {
  settings: Settings;
  db: Db;
  clock: Clock;
  mail: Mail;
  payments: Payments;
  jobs: Jobs;
  log: Log;
};

export {
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
export { charge, requestGrant } from './charging.gateway.ts';
export { openGrantIntents } from './charging.grants.ts';
export { findAttempt, findIntent, lockOpenIntent, openIntent } from './charging.intents.ts';
export { deleteIntents, findOrder, openCharges } from './charging.lists.ts';
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
  Declined,
  Intent,
  IntentState,
  News,
  Purpose,
} from './charging.types.ts';
export { isUndecided } from './charging.types.ts';

/** The work that goes on after an answer: intents that the gateway has not decided, and charges to give back. */
export const chargingJobs = (deps: Deps, purposes: Purposes): void => {
  registerReconciling(deps, purposes);
  registerGivingBack(deps, purposes);
};
