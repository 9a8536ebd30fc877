const hour = 60 * 60 * 1000;
const before = (time: Date, hours: number) => new Date(time.getTime() - hours * hour);

type Start = { startsAt: Date };

/** After this instant only a lead takes people off a shift; until then, inclusive, volunteers cancel alone. */
export const leadDecidesFrom = ({ startsAt }: Start): Date => before(startsAt, 72);

/** @param hasLead whether another person leads the shift, whom the volunteer can ask to take them off */
export const leavableUntil = (shift: Start, hasLead: boolean): Date =>
  hasLead ? leadDecidesFrom(shift) : shift.startsAt;

type Place = { confirmUntil: Date | null; hasLead: boolean };

/** Whether a volunteer may cancel alone at `now`. A moved shift has not been accepted yet. */
export const canLeaveAlone = (shift: Start, { confirmUntil, hasLead }: Place, now: Date): boolean =>
  !hasBegun(shift, now) && (confirmUntil !== null || now <= leavableUntil(shift, hasLead));

/** Until when a shift that is moved at `now` is confirmed: two days, and never after the start. */
export const confirmEnds = (now: Date, { startsAt }: Start): Date =>
  new Date(Math.min(now.getTime() + 48 * hour, startsAt.getTime()));

export const hasBegun = ({ startsAt }: Start, now: Date): boolean => startsAt <= now;
