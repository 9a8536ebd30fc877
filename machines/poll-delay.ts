/**
 * Milliseconds before each look-up of an outcome that is not known yet. The first look-ups are close together, because
 * most outcomes are known within seconds. Later ones are rare, because a gateway in trouble must not get more requests.
 */
export const pollDelays = [2_000, 2_000, 4_000, 6_000, 6_000, 10_000, 15_000, 15_000] as const;

/** Milliseconds to wait before the look-up that follows `polls` earlier ones. */
export const pollDelayAfter = (polls: number): number => pollDelays[polls] ?? 15_000;

/** The number of look-ups after which at least this many milliseconds have passed. */
export const pollsWithin = (milliseconds: number): number => {
  let passed = 0;
  let polls = 0;
  while (passed < milliseconds) {
    passed += pollDelayAfter(polls);
    polls += 1;
  }
  return polls;
};
