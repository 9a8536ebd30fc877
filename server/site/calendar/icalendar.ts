// Written by hand: `ical-generator` needs another package for the time zone's rules, and one occasion takes few lines.
import type { Occasion } from './occasions.ts';

/** Text of a property (RFC 5545, 3.3.11): what would end it is escaped, control characters are left out. */
const textOf = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A line is at most 75 octets long, never cut within a letter; what is left goes on after a space. */
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

const zone = 'America/New_York';

/** The event's time zone; its clocks change by these rules since 2007. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
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

/** The day after: whole days end where the next one begins. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const time = ({ firstDay, lastDay, times }: Occasion): string[] =>
  times === null
    ? [`DTSTART;VALUE=DATE:${compact(firstDay)}`, `DTEND;VALUE=DATE:${compact(dayAfter(lastDay))}`]
    : [
        `DTSTART;TZID=${zone}:${compact(firstDay)}T${compact(times.start)}00`,
        `DTEND;TZID=${zone}:${compact(lastDay)}T${compact(times.end)}00`,
      ];

/** One occasion as an iCalendar file. Its UID stays the same, so that a newer file takes the place of an older one. */
export const calendarFile = (occasion: Occasion, made: { at: Date; publicUrl: string }): string => {
  const { name, year, title, description, place, times } = occasion;
  const { hostname } = new URL(made.publicUrl);
  const stamp = `${made.at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Product//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(times === null ? [] : timeZone),
    'BEGIN:VEVENT',
    `UID:${name}-${year}@${hostname}`,
    `DTSTAMP:${stamp}`,
    ...time(occasion),
    `SUMMARY:${textOf(title)}`,
    `DESCRIPTION:${textOf(description)}`,
    `LOCATION:${textOf(place)}`,
    `URL:${made.publicUrl}/${name}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
