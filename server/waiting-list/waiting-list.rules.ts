const hour = 60 * 60 * 1000;

/** An offer lasts so long, and shorter as soon as so little is left before the start. */
const [usual, short, nearStart] = [24 * hour, 2 * hour, 48 * hour];

/** When an offer made at `now` ends: never after the start. Null once it has begun, when nothing is offered any more. */
export const offerEnds = (now: Date, startsAt: Date): Date | null => {
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  return new Date(now.getTime() + Math.min(left, left <= nearStart ? short : usual));
};
