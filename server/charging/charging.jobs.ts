/** Asks the gateway for the outcome of an open intent: `{ intentId }`. */
export const reconcileJob = 'charge-reconcile';
/** Refunds an orphaned charge: `{ intentId }`. */
export const orphanedChargeJob = 'orphaned-charge';
