const day = 24 * 60 * 60 * 1000;

/** Days after which captain and admins are reminded of an open request. */
export const remindedOn = [3, 7] as const;

/** The lifetime of an undecided request. */
export const requestLasts = 14 * day;

/** The lifetime of a captaincy offer. */
export const offerLasts = 7 * day;

/** People that one peloton may add within a day without their request. */
export const mostAdded = 50;

/** Requests of a person within a day: to one peloton, and to all. Each one sends an e-mail to the leaders. */
export const mostAsked = { onePeloton: 3, together: 10 } as const;

/** Offers of a peloton's captaincy within a day. */
export const mostOffers = 5;

/** Admins that a peloton may appoint within a day. */
export const mostAdminsMade = 20;

/** The header of daily limits: when to try again. */
export const tomorrow = { headers: { 'retry-after': String(day / 1000) } };

export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * day);
export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + requestLasts);
