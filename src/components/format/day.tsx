import { dayIn, eventZone, type Instant, lastDayIn } from '#machines/calendar.ts';
import { dateText } from './date.ts';

/** The calendar day of an instant in the event's zone: the same on the server and in every browser. */
export const Day = ({ at, style }: { at: Instant; style?: 'long' | 'short' }) => (
  <time dateTime={at}>{dateText(dayIn(eventZone, at), style)}</time>
);

/** The last calendar day before an instant: the previous day where that is midnight. */
export const LastDay = ({ until, style }: { until: Instant; style?: 'long' | 'short' }) => (
  <time dateTime={until}>{dateText(lastDayIn(eventZone, until), style)}</time>
);
