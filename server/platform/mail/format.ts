import { type CalendarDay, dayText, eventZone, formatIn } from '#machines/calendar.ts';
import { hasLink } from '#machines/form/link.ts';
import { isNoName } from '#machines/form/person-name.ts';

/** A day for people: August 7, 2027. */
export const inWords = (day: CalendarDay): string => dayText(day, { dateStyle: 'long' });

/** A day with its weekday: Saturday, August 7, 2027. */
export const dayInWords = (day: CalendarDay): string => dayText(day, { dateStyle: 'full' });

/** HH:MM on the 24-hour clock as 7:30 AM. */
export const clockTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const moment: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** An instant in the event's time zone, with its name: "Friday, March 5 at 3:00 PM EST". */
export const momentInWords = (time: Date): string => formatIn(eventZone, moment).format(time);

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Text for HTML. “E-mail” keeps its hyphen on its line. */
export const shown = (text: string): string => escaped(text).replace(/\b(e)-(?=mail(?!@))/gi, '$1\u2011');

/** Letters, and the signs within names. A dot within a word may be meant as a web address. */
const ordinary = /^(?:[\p{L}\p{M} '’‘ʼ-]|\.(?!\p{L}{2}))+$/u;

/**
 * A name in an e-mail to a stranger. A name that reads like a message is put in quotes. A link, or a dash instead of a name, stored before
 * names were checked, is not shown.
 * @param otherwise the replacement: "Someone"
 */
export const nameForStrangers = (name: string, otherwise: string): string => {
  if (hasLink(name) || isNoName(name)) return otherwise;
  return ordinary.test(name) ? name : `“${name}”`;
};
