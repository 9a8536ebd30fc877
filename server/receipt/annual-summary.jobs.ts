/** Looks, in January, who is owed a summary of last year. */
export const summarySweepJob = 'donation-summary-sweep';
/** Mails a donor's annual summary, once: `{ year, personId, emailAddress }`, one of the last two null. */
export const summaryJob = 'donation-summary';
