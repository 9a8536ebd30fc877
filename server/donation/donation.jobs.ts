/** Writes to the donor, the recipient and the family of who is honoured, once: `{ donationId }`. */
export const lettersJob = 'donation-letters';
/** Writes what came too many for its address in one day: `{ donationId, kind }`. */
export const lateLetterJob = 'donation-late-letter';
/** Forgets old tries to give, and keys that were closed long ago. */
export const forgetJob = 'donation-forget-signals';
