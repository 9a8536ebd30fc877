/** Writes to the donor, the recipient and the family of who is honoured, once: `{ donationId }`. */
export const lettersJob = 'donation-letters';
/** Forgets old tries to give, and keys that were closed long ago. */
export const forgetJob = 'donation-forget-signals';
