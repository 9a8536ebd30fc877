const day = 24 * 60 * 60 * 1000;

/** Days after which captain and admins hear of an open request again. */
export const remindedOn = [3, 7] as const;

/** A request that nobody has decided ends. */
export const requestLasts = 14 * day;

/** How long a member may think about the captaincy. */
export const offerLasts = 7 * day;

/** So many people may be taken in unasked, by one peloton within a day. */
export const mostAdded = 50;

/** So often may a person ask within a day: one peloton, and all of them. Each request writes to those who lead. */
export const mostAsked = { onePeloton: 3, together: 10 } as const;

/** So often may the captaincy of a peloton be offered within a day. */
export const mostOffers = 5;

/** So many members may a peloton make admins within a day. */
export const mostAdminsMade = 20;

/** With what counts by the day: when to try again. */
export const tomorrow = { headers: { 'retry-after': String(day / 1000) } };

export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * day);
export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + requestLasts);
