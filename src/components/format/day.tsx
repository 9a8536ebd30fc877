import { dayIn, eventZone, type Instant, lastDayIn } from '#machines/calendar.ts';
import { dateText } from './date.ts';

/** The day of an instant where the event is: the same on the server as with any reader. */
export const Day = ({ at, style }: { at: Instant; style?: 'long' | 'short' }) => (
  <time dateTime={at}>{dateText(dayIn(eventZone, at), style)}</time>
);

/** The last day of what ends at an instant: the day before where that is midnight. */
export const LastDay = ({ until, style }: { until: Instant; style?: 'long' | 'short' }) => (
  <time dateTime={until}>{dateText(lastDayIn(eventZone, until), style)}</time>
);
