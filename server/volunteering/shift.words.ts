import { clockTimeAt, dayOf, eventZoneName } from '#server/platform/clock/clock.ts';
import { clockTime, dayInWords } from '#server/platform/mail/format.ts';

type Span = { startsAt: Date; endsAt: Date };

const at = (time: Date): string => clockTime(clockTimeAt(time));

/** A moment by the event's clocks: 7:30 AM on Saturday, August 7, 2027 (Eastern Time). */
export const momentInWords = (time: Date): string =>
  `${at(time)} on ${dayInWords(dayOf(time))} (${eventZoneName})`;

/** From when to when, by the event's clocks: Saturday, August 7, 2027, 7:00 AM to 11:00 AM (Eastern Time). */
export const spanInWords = ({ startsAt, endsAt }: Span): string => {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  const end = first === last ? at(endsAt) : `${dayInWords(last)}, ${at(endsAt)}`;
  return `${dayInWords(first)}, ${at(startsAt)} to ${end} (${eventZoneName})`;
};

/** The hours alone, where the day is known: 8:00 AM to about 1:15 PM. */
export const hoursInWords = ({ startsAt, endsAt }: Span, isEstimate: boolean): string =>
  `${at(startsAt)} to ${isEstimate ? 'about ' : ''}${at(endsAt)}${dayOf(startsAt) === dayOf(endsAt) ? '' : ' the next day'}`;
