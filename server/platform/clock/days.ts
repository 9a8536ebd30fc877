import type { CalendarDay } from '#machines/calendar.ts';

/** In milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Whole years on `day`. A person born on 29 February turns a year older on 1 March. */
export const ageOn = (birthDate: CalendarDay, day: CalendarDay): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
};
