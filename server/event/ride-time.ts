import { type CalendarDay, eventZone, instantIn } from '#machines/calendar.ts';

type Course = { day: CalendarDay; startTime: string; distanceMiles: number; climbFeet: number };

// Slower than most: who comes in last is expected by then, stops included.
const milesInHour = 12;
const feetInHour = 3000;
const quarter = 15 * 60 * 1000;

/** When a rider starts, and by when they are expected back: the course's length and climb at a slow pace, up to the next quarter hour. */
export const rideTime = ({ day, startTime, distanceMiles, climbFeet }: Course) => {
  const startsAt = instantIn(eventZone, day, startTime);
  const quarters = Math.ceil((distanceMiles / milesInHour + climbFeet / feetInHour) * 4);
  return { startsAt, endsAt: new Date(startsAt.getTime() + quarters * quarter) };
};
