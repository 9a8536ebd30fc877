/** Writes to the donor, the recipient and the honoured person's family, once: `{ donationId }`. */
export const lettersJob = 'donation-letters';
/** Deletes the fraud signals of old tries, and keys that were closed long ago. */
export const forgetJob = 'donation-forget-signals';
