/** Asks the gateway what became of an open intent: `{ intentId }`. */
export const reconcileJob = 'charge-reconcile';
/** Gives back a charge that appeared after its intent was given up: `{ intentId }`. */
export const orphanedChargeJob = 'orphaned-charge';
