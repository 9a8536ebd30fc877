import { clockIn, dayIn, eventZone, hoursIn, isLongerThanADay, type Span } from '#machines/calendar.ts';
import { eventZoneName } from '#server/platform/clock/clock.ts';
import { dayInWords } from './format.ts';

/** An instant in the event's time zone: 7:30 AM on Saturday, August 7, 2027 (Eastern Time). */
export const momentInWords = (time: Date): string =>
  `${clockIn(eventZone, time)} on ${dayInWords(dayIn(eventZone, time))} (${eventZoneName})`;

const daysOf = ({ startsAt, endsAt }: Span) =>
  [dayIn(eventZone, startsAt), dayIn(eventZone, endsAt)] as const;

/** A span in the event's time zone: Saturday, August 7, 2027, 7:00 AM to 11:00 AM (Eastern Time). */
export const spanInWords = (span: Span): string => {
  const [[first, last], [start, end]] = [daysOf(span), hoursIn(eventZone, span)];
  return `${dayInWords(first)}, ${start} to ${first === last ? '' : `${dayInWords(last)}, `}${end} (${eventZoneName})`;
};

/** The hours alone, where the day is known: 8:00 AM to about 1:15 PM. A span longer than a day also has its days. */
export const hoursInWords = (span: Span, isEstimate: boolean): string => {
  const [[first, last], [start, end]] = [daysOf(span), hoursIn(eventZone, span)];
  const to = isEstimate ? 'to about' : 'to';
  if (isLongerThanADay(span)) return `${dayInWords(first)}, ${start} ${to} ${dayInWords(last)}, ${end}`;
  return `${start} ${to} ${end}${first === last ? '' : ' the next day'}`;
};
