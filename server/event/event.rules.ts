import { type CalendarDay, daysAfter, eventZone, instantIn } from '#machines/calendar.ts';
import type { Schemas } from '#openapi/contract.gen.ts';

export type RideType = 'signature' | 'gravel';

/** A point of a course: longitude, latitude, feet above sea level. */
export type CoursePoint = readonly [longitude: number, latitude: number, elevation: number];

/** A route with its ride, its sponsor and its free places; fee and commitment in cents. */
export type RouteRow = {
  id: string;
  rideId: string;
  rideType: RideType;
  rideName: string;
  eventId: string;
  sponsorId: string | null;
  sponsorName: string | null;
  name: string;
  summary: string;
  distanceMiles: number;
  climbFeet: number;
  day: CalendarDay;
  /** Consecutive days that it takes. */
  days: number;
  startPlace: string;
  startTime: string;
  capacity: number;
  placesLeft: number;
  fee: number;
  commitment: number;
  course: readonly CoursePoint[];
};

/** Enough points to draw a course across a wide screen. */
const mostPoints = 201;

/** Line and elevation of a course: the same points, at even distances. */
const drawnCourse = (course: readonly CoursePoint[]) => {
  const points = thinned(course, mostPoints);
  return {
    line: points.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    elevation: points.map(([, , elevation]) => elevation),
  };
};

export const routeView = (row: RouteRow): Schemas['RideRoute'] => ({
  id: row.id,
  rideId: row.rideId,
  rideType: row.rideType,
  name: row.name,
  summary: row.summary,
  distanceMiles: row.distanceMiles,
  climbFeet: row.climbFeet,
  day: row.day,
  startPlace: row.startPlace,
  startTime: row.startTime,
  capacity: row.capacity,
  placesLeft: row.placesLeft,
  fee: row.fee,
  commitment: row.commitment,
  sponsorName: row.sponsorName,
  ...drawnCourse(row.course),
});

/** A route's length, rounded as everywhere on the site: 51 miles. */
export const inMiles = (distance: number): string => {
  const rounded = Math.round(distance);
  return `${rounded} ${rounded === 1 ? 'mile' : 'miles'}`;
};

/** Open from the first instant of the window until before its last. */
export const isRegistrationOpen = (
  event: { registrationOpensAt: Date; registrationClosesAt: Date },
  now: Date,
): boolean => event.registrationOpensAt <= now && now < event.registrationClosesAt;

/** Donations end at the deadline. For so many more days the money can be shared; then the shortfalls are charged. */
const daysOfSharing = 5;

/** The last day of fund sharing; days are YYYY-MM-DD. */
export const fundSharingEnds = ({ fundraisingDeadline }: { fundraisingDeadline: CalendarDay }): CalendarDay =>
  daysAfter(fundraisingDeadline, daysOfSharing);

/** Longitude and latitude in degrees, elevation in feet. */
type Point = readonly [longitude: number, latitude: number, elevation: number];

/**
 * Some of a course's points, evenly spaced, always with the first, the last and the highest: a route's height must not depend on its
 * drawing.
 */
export const thinned = <At extends Point>(course: readonly At[], mostPoints: number): At[] => {
  const last = course.length - 1;
  if (last < mostPoints) return [...course];
  const step = last / (mostPoints - 1);
  const kept = Array.from({ length: mostPoints }, (_, index) => Math.round(index * step));
  const heights = course.map(([, , elevation]) => elevation);
  const top = heights.indexOf(Math.max(...heights));
  // The highest point replaces its neighbor, but never an end.
  if (top > 0 && top < last) kept[Math.min(mostPoints - 2, Math.max(1, Math.round(top / step)))] = top;
  return kept.map((index) => course[index] as At);
};

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
