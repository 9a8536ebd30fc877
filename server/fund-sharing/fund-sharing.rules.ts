import type { Standing } from '#server/fundraising/fundraising.ts';
import { dayLength } from '#server/platform/clock/days.ts';

/** The least that is shared, in cents; less only where it is all that somebody lacks. */
export const leastShare = 100;

/** How long whoever gave a share may take it back, in milliseconds. */
export const undoWithin = dayLength;

/** So often may a peloton ask its members within a day. */
export const mostRequests = 20;

/** What an owner can share, in cents: a fund all of it, a person what is beyond their commitment. */
export const spareOf = ({ balance, committed }: Standing): number => Math.max(0, balance - committed);

/** So many shares with the same receiver may be undone within a day; each share and each undo is a letter to them. */
export const mostUndone = 20;

export type Receiver = Standing & {
  /** What they shared away, with whichever share: others that they received may have been taken back since. */
  passedOn: number;
};

/**
 * Whether a receiver still has a share that is taken back. What somebody shared away is gone: they don't fall below their commitment
 * for it.
 */
export const stillHas = (amount: number, { balance, committed, passedOn }: Receiver): boolean =>
  balance >= amount && (passedOn === 0 || balance - amount >= committed);
