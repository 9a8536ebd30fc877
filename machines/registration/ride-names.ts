/** What the event calls its rides, in the order of the season. */
export const rideNames = { signature: 'Ride Weekend', gravel: 'Gravel Day' } as const;
