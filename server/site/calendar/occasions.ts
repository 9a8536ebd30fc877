import type { CalendarDay } from '#machines/calendar.ts';
import { celebrationDay, ceremonyDay, evenings } from '#machines/event-evenings.ts';
import { inMiles } from '#server/event/event.ts';
import type { Db } from '#server/platform/database/database.ts';
import { clockTime, dayInWords } from '#server/platform/mail/format.ts';
import { eventForCalendar, rideForCalendar } from '#server/site/site.queries.ts';

/** A calendar entry. Days are YYYY-MM-DD, times HH:MM in the event's time zone. */
export type Occasion = {
  /** The page about it, and its name in addresses. */
  name: OccasionName;
  year: number;
  title: string;
  description: string;
  place: string;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Null if it takes the whole day, or the times are unknown. */
  times: { start: string; end: string } | null;
};

export const occasionNames = [
  'ride-weekend',
  'gravel-day',
  'opening-ceremony',
  'impact-celebration',
] as const;
export type OccasionName = (typeof occasionNames)[number];

export const occasionOfRide = { signature: 'ride-weekend', gravel: 'gravel-day' } as const;

const ride = async (db: Db, rideType: 'signature' | 'gravel'): Promise<Occasion | null> => {
  const routes = await rideForCalendar(db, rideType);
  const [first] = routes;
  if (!first) return null;
  const days = [first.startsOn, ...routes.map(({ day }) => day)].sort();
  const starts = routes.map(
    (route) =>
      `${route.name}, ${inMiles(Number(route.distanceMiles))}: ${dayInWords(route.day)}, ${clockTime(route.startTime)}, ${route.startPlace}`,
  );
  return {
    name: occasionOfRide[rideType],
    year: first.year,
    title: first.rideName,
    description: [first.rideSummary, '', 'Be there 45 minutes before your start.', ...starts].join('\n'),
    place: first.place,
    firstDay: days[0] ?? first.startsOn,
    lastDay: days.at(-1) ?? first.startsOn,
    times: null,
  };
};

type EveningOf = Pick<Occasion, 'name' | 'description'> & { name: keyof typeof evenings; day: CalendarDay };

const evening = (
  event: NonNullable<Awaited<ReturnType<typeof eventForCalendar>>>,
  { name, day, description }: EveningOf,
): Occasion => {
  const { name: title, place, times } = evenings[name];
  return {
    name,
    year: event.year,
    title: `${title} of ${event.name}`,
    description,
    place: `${place}, ${event.place}`,
    firstDay: day,
    lastDay: day,
    times,
  };
};

const ceremony = async (db: Db): Promise<Occasion | null> => {
  const event = await eventForCalendar(db);
  if (!event) return null;
  return evening(event, {
    name: 'opening-ceremony',
    day: ceremonyDay(event.weekendStartsOn ?? event.startsOn),
    description: 'The evening before Ride Weekend. Free, open to everyone, and over early.',
  });
};

const celebration = async (db: Db): Promise<Occasion | null> => {
  const event = await eventForCalendar(db);
  if (!event) return null;
  return evening(event, {
    name: 'impact-celebration',
    day: celebrationDay(event.fundraisingDeadline),
    description: 'We read out the year’s total, and the researchers tell us what came of the last one.',
  });
};

const finders: Record<OccasionName, (db: Db) => Promise<Occasion | null>> = {
  'ride-weekend': (db) => ride(db, 'signature'),
  'gravel-day': (db) => ride(db, 'gravel'),
  'opening-ceremony': ceremony,
  'impact-celebration': celebration,
};

/** The data of an occasion; null before it is announced. */
export const findOccasion = (db: Db, name: OccasionName): Promise<Occasion | null> => finders[name](db);
