import { inMiles } from '#server/event/event.ts';
import type { Db } from '#server/platform/database/database.ts';
import { clockTime, dayInWords } from '#server/platform/mail/format.ts';
import { eventForCalendar, rideForCalendar } from '#server/site/site.queries.ts';

/** Something to put into a calendar. Days are YYYY-MM-DD, times HH:MM in the event's time zone. */
export type Occasion = {
  /** The page that tells of it, and its name in addresses. */
  name: OccasionName;
  year: number;
  title: string;
  description: string;
  place: string;
  firstDay: string;
  lastDay: string;
  /** Null where it takes the whole day, or nobody has said. */
  times: { start: string; end: string } | null;
};

export const occasionNames = [
  'ride-weekend',
  'gravel-day',
  'opening-ceremony',
  'impact-celebration',
] as const;
export type OccasionName = (typeof occasionNames)[number];

const plusDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

const ride = async (
  db: Db,
  name: OccasionName,
  rideType: 'signature' | 'gravel',
): Promise<Occasion | null> => {
  const routes = await rideForCalendar(db, rideType);
  const [first] = routes;
  if (!first) return null;
  const days = [first.startsOn, ...routes.map(({ day }) => day)].sort();
  const starts = routes.map(
    (route) =>
      `${route.name}, ${inMiles(Number(route.distanceMiles))}: ${dayInWords(route.day)}, ${clockTime(route.startTime)}, ${route.startPlace}`,
  );
  return {
    name,
    year: first.year,
    title: first.rideName,
    description: [first.rideSummary, '', 'Be there 45 minutes before your start.', ...starts].join('\n'),
    place: first.place,
    firstDay: days[0] ?? first.startsOn,
    lastDay: days.at(-1) ?? first.startsOn,
    times: null,
  };
};

/** Days between the fundraising deadline and the Impact Celebration, as its page says. */
const fourWeeks = 28;

// The database knows the rides' days and the deadline; the two evenings go by them, as their pages in `content/pages` say:
// the ceremony on the evening before Ride Weekend, the celebration four weeks after the deadline.
const ceremony = async (db: Db): Promise<Occasion | null> => {
  const event = await eventForCalendar(db);
  if (!event) return null;
  const day = plusDays(event.weekendStartsOn ?? event.startsOn, -1);
  return {
    name: 'opening-ceremony',
    year: event.year,
    title: `Opening Ceremony of ${event.name}`,
    description: 'The evening before Ride Weekend. Free, open to everyone, and over early.',
    place: `Founders Green, ${event.place}`,
    firstDay: day,
    lastDay: day,
    times: { start: '18:00', end: '20:30' },
  };
};

const celebration = async (db: Db): Promise<Occasion | null> => {
  const event = await eventForCalendar(db);
  if (!event) return null;
  const day = plusDays(event.fundraisingDeadline, fourWeeks);
  return {
    name: 'impact-celebration',
    year: event.year,
    title: `Impact Celebration of ${event.name}`,
    description: 'We read out the year’s total, and the researchers tell us what came of the last one.',
    place: event.place,
    firstDay: day,
    lastDay: day,
    times: null,
  };
};

const finders: Record<OccasionName, (db: Db) => Promise<Occasion | null>> = {
  'ride-weekend': (db) => ride(db, 'ride-weekend', 'signature'),
  'gravel-day': (db) => ride(db, 'gravel-day', 'gravel'),
  'opening-ceremony': ceremony,
  'impact-celebration': celebration,
};

/** What is to be put into a calendar; null before it is announced. */
export const findOccasion = (db: Db, name: OccasionName): Promise<Occasion | null> => finders[name](db);
