/** Asks the gateway what became of an open intent: `{ intentId }`. */
export const reconcileJob = 'donation-reconcile';
/** Gives back what was charged after it had been given up: `{ intentId }`. */
export const lateChargeJob = 'donation-late-charge';
/** Writes to the donor, the recipient and the family of who is honoured, once: `{ donationId }`. */
export const lettersJob = 'donation-letters';
/** Forgets old tries to give, and keys that were closed long ago. */
export const forgetJob = 'donation-forget-signals';
/** Looks, in January, who is owed a summary of last year. */
export const summarySweepJob = 'donation-summary-sweep';
/** Mails a donor's annual summary, once: `{ year, personId, emailAddress }`, one of the last two null. */
export const summaryJob = 'donation-summary';
