import type { CommitmentProgress } from '#server/fundraising/fundraising.ts';
import { dayLength } from '#server/platform/clock/clock.ts';

/** The smallest share, in cents; less only where the receiver lacks less. */
export const leastShare = 100;

/** How long the giver may take a share back, in milliseconds. */
export const undoWithin = dayLength;

/** How often a peloton may ask its members within a day. */
export const mostRequests = 20;

/** What an owner can share, in cents: a whole fund, or a person's surplus over their commitment. */
export const spareOf = ({ balance, committed }: CommitmentProgress): number =>
  Math.max(0, balance - committed);

/** Undone shares with the same receiver within a day; each share and each undo sends them an e-mail. */
export const mostUndone = 20;

export type Receiver = CommitmentProgress & {
  /** Everything that they shared away: other shares that they received may have been taken back since. */
  passedOn: number;
};

/**
 * Whether a receiver still has a share that is taken back. Money that they passed on is gone: taking it back must not put them below their
 * commitment.
 */
export const stillHas = (amount: number, { balance, committed, passedOn }: Receiver): boolean =>
  balance >= amount && (passedOn === 0 || balance - amount >= committed);
