const hour = 60 * 60 * 1000;
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * hour);

/** Up to this moment, and at it, a volunteer gives a place back alone. */
export const leavableUntil = ({ startsAt }: { startsAt: Date }): Date => before(startsAt, 72);

/** Until when a shift that is moved at `now` is confirmed: two days, and never after the start. */
export const confirmEnds = (now: Date, { startsAt }: { startsAt: Date }): Date =>
  new Date(Math.min(now.getTime() + 48 * hour, startsAt.getTime()));

export const hasBegun = ({ startsAt }: { startsAt: Date }, now: Date): boolean => startsAt <= now;
