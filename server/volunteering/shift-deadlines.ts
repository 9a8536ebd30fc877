const hour = 60 * 60 * 1000;
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * hour);

type Start = { startsAt: Date };

/** From this moment on a lead takes people off a shift; up to it, and at it, volunteers give their places back alone. */
export const leadDecidesFrom = ({ startsAt }: Start): Date => before(startsAt, 72);

/** @param hasLead whether somebody other than the volunteer leads the shift, whom they can ask to take them off */
export const leavableUntil = (shift: Start, hasLead: boolean): Date =>
  hasLead ? leadDecidesFrom(shift) : shift.startsAt;

type Place = { confirmUntil: Date | null; hasLead: boolean };

/** Whether a volunteer gives the place back alone at `now`. Nobody has said yes to a shift that was moved. */
export const canLeaveAlone = (shift: Start, { confirmUntil, hasLead }: Place, now: Date): boolean =>
  !hasBegun(shift, now) && (confirmUntil !== null || now <= leavableUntil(shift, hasLead));

/** Until when a shift that is moved at `now` is confirmed: two days, and never after the start. */
export const confirmEnds = (now: Date, { startsAt }: Start): Date =>
  new Date(Math.min(now.getTime() + 48 * hour, startsAt.getTime()));

export const hasBegun = ({ startsAt }: Start, now: Date): boolean => startsAt <= now;
