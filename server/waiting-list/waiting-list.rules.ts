const hour = 60 * 60 * 1000;

/** The lifetimes of an offer, which is shorter near the start. */
const [usual, short, nearStart] = [24 * hour, 2 * hour, 48 * hour];

/** When an offer made at `now` ends: never after the start. Null once the subject has begun, and offers have ended. */
export const offerEnds = (now: Date, startsAt: Date): Date | null => {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return new Date(now.getTime() + Math.min(left, left <= nearStart ? short : usual));
};
