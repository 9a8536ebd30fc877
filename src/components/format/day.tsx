import { dayIn, eventZone, type Instant, lastDayIn, type Span } from '#machines/calendar.ts';
import { css } from '#styled-system/css';
import { dateText, hoursText } from './date.ts';

/** The hours within a sentence: a browser may break a line after the dash, whatever spaces are around it. */
export const Hours = ({ of }: { of: Span }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>{hoursText(of)}</span>
);

/** The calendar day of an instant in the event's zone: the same on the server and in every browser. */
export const Day = ({ at, style }: { at: Instant; style?: 'long' | 'short' }) => (
  <time dateTime={at}>{dateText(dayIn(eventZone, at), style)}</time>
);

/** The last calendar day before an instant: the previous day where that is midnight. */
export const LastDay = ({ until, style }: { until: Instant; style?: 'long' | 'short' }) => (
  <time dateTime={until}>{dateText(lastDayIn(eventZone, until), style)}</time>
);
