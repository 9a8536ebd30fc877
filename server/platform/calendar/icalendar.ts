import { type CalendarDay, dayIn, daysAfter, eventZone, instantIn, timeIn } from '#machines/calendar.ts';

// Written by hand: `ical-generator` needs another package for the time zone's rules, and an entry takes few lines.

/** Text of a property (RFC 5545, 3.3.11): escapes its delimiters and drops control characters. */
const textOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Folds a line at 75 octets, never within a letter; each continuation begins with a space. */
const fold = (line: string): string => {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

/** The event's time zone; its clocks change by these rules since 2007. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${eventZone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const compact = (text: string): string => text.replace(/[-:]/g, '');

/** An instant in the event's local time; in UTC for the second of two instants that the clocks show alike. */
const moment = (name: 'DTSTART' | 'DTEND', time: Date): string => {
  const [day, clock] = [dayIn(eventZone, time), timeIn(eventZone, time)];
  return instantIn(eventZone, day, clock).getTime() === time.getTime()
    ? `${name};TZID=${eventZone}:${compact(day)}T${compact(clock)}00`
    : `${name}:${stampOf(time)}`;
};

const stampOf = (time: Date): string => `${compact(time.toISOString().replace(/\.\d+/, ''))}`;

type Span = { startsAt: Date; endsAt: Date } | { firstDay: CalendarDay; lastDay: CalendarDay };

export type CalendarEntry = {
  /** Stays the same, so that a newer file replaces an older one. */
  uid: string;
  /** Grows with each change of the entry. */
  sequence?: number;
  /** Removes the entry from a calendar that has it. */
  isCancelled?: boolean;
  span: Span;
  title: string;
  description: string;
  place: string;
  url: string;
};

const linesOf = (span: Span): string[] =>
  'startsAt' in span
    ? [moment('DTSTART', span.startsAt), moment('DTEND', span.endsAt)]
    : [
        `DTSTART;VALUE=DATE:${compact(span.firstDay)}`,
        // A span of whole days ends where the next day begins.
        `DTEND;VALUE=DATE:${compact(daysAfter(span.lastDay, 1))}`,
      ];

const entryLines = (entry: CalendarEntry, at: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${stampOf(at)}`,
  ...(entry.sequence === undefined ? [] : [`SEQUENCE:${entry.sequence}`]),
  ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
  ...linesOf(entry.span),
  `SUMMARY:${textOf(entry.title)}`,
  `DESCRIPTION:${textOf(entry.description)}`,
  `LOCATION:${textOf(entry.place)}`,
  `URL:${entry.url}`,
  'END:VEVENT',
];

/** Entries as an iCalendar file (RFC 5545). */
export const calendarFile = (entries: readonly CalendarEntry[], at: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Product//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(entries.some(({ span }) => 'startsAt' in span) ? timeZone : []),
    ...entries.flatMap((entry) => entryLines(entry, at)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
