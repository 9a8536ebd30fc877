/** Finds, in January, the donors who need a summary of last year. */
export const summarySweepJob = 'donation-summary-sweep';
/** Sends a donor's annual summary, once: `{ year, personId, emailAddress }`, one of the last two null. */
export const summaryJob = 'donation-summary';
