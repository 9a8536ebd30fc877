/** The most characters of the sender's own words. */
export const longestMessage = 500;
