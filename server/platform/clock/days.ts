/** A day in milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** The day that comes so many days after another; both YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Whole years on `day`; both YYYY-MM-DD. Who is born on 29 February is a year older on 1 March. */
export const ageOn = (birthDate: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
