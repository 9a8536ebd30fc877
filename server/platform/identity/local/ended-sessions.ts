/**
 * Sessions ended at /sandbox before their tokens ran out: oid to the second of the end. A token can't be taken back, so
 * this is how "your sign-in has expired" is shown without waiting for an hour. Held by this process only.
 */
const ends = new Map<string, number>();

export const endedSessions = {
  end: (oid: string): void => {
    ends.set(oid, Math.floor(Date.now() / 1000));
  },
  /** Whether a token issued at `iat` (seconds since 1970) belongs to an ended session. */
  has: (oid: string, iat: number): boolean => (ends.get(oid) ?? 0) >= iat,
};
