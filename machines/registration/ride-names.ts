/** The names of the rides, in the order of the season. */
export const rideNames = { signature: 'Ride Weekend', gravel: 'Gravel Day' } as const;
