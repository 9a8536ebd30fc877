/** A day in milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** The day that comes so many days after another; both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
