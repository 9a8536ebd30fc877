import { approvalLasts } from '#server/platform/payments/chariot/grants.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

const second = 1_000;
const hour = 60 * 60 * second;

/** How often the gateway is asked while a person waits. All times here are in milliseconds. */
export const askAgainAfter = 2 * second;

/**
 * When the gateway is asked for orphaned charges, after an intent was given up. The second check is for a gateway that was out of order.
 */
export const orphanLooksAfter: readonly number[] = [hour, 25 * hour];

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** No process works on an older intent. */
export const abandonedAfter = ({ settings }: { settings: Settings }): number =>
  settings.payments.timeoutMs + 15 * second;

/** Until then, "never seen" may only mean that the gateway has not finished with the order. */
export const absentAfter = (deps: { settings: Settings }): number => 2 * abandonedAfter(deps);

/** Until then, a grant that was "never seen" may still arrive, because the donor's approval may be valid. */
export const grantAbsentAfter = (deps: { settings: Settings }): number =>
  approvalLasts + abandonedAfter(deps);

/** Asks the gateway for the outcome of an open intent: `{ intentId }`. */
export const reconcileJob = 'charge-reconcile';
/** Refunds an orphaned charge: `{ intentId }`. */
export const orphanedChargeJob = 'orphaned-charge';
