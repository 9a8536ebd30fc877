import { type CalendarDay, daysAfter, eventZone, instantIn } from '#machines/calendar.ts';

type Course = {
  day: CalendarDay;
  /** Consecutive days that it takes. */
  days: number;
  startTime: string;
  distanceMiles: number;
  climbFeet: number;
};

// Slower than most riders: the last one is expected by then, stops included.
const milesInHour = 12;
const feetInHour = 3000;
const quarter = 15 * 60 * 1000;

/**
 * A rider's start, and their expected return: the course's length and climb at a slow pace, rounded up to a quarter hour. A course of
 * several days is ridden in equal parts that start at the same time of day; its span includes the nights.
 */
export const rideTime = ({ day, days, startTime, distanceMiles, climbFeet }: Course) => {
  const quarters = Math.ceil(((distanceMiles / milesInHour + climbFeet / feetInHour) / days) * 4);
  const lastStart = instantIn(eventZone, daysAfter(day, days - 1), startTime);
  return {
    startsAt: instantIn(eventZone, day, startTime),
    endsAt: new Date(lastStart.getTime() + quarters * quarter),
  };
};
