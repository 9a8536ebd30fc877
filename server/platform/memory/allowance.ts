/**
 * Allows a burst of `perSecond` uses, and as many in each second after. Further uses are refused at once.
 * @param now milliseconds of any clock
 */
export const allowance = (perSecond: number, now: () => number): (() => boolean) => {
  let left = perSecond;
  let at = now();
  return () => {
    const time = now();
    // A clock that was put back adds nothing and takes nothing.
    left = Math.min(perSecond, left + (Math.max(0, time - at) / 1000) * perSecond);
    at = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
