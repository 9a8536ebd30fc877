import type { ReactNode } from 'react';
import { type CalendarDay, daysAfter } from '#machines/calendar.ts';
import { evenings } from '#machines/event-evenings.ts';
import { dateRange, dateText, timeOfDay } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { type EveningName, eveningDay, lastDay, type RideType, rideOf } from '#src/features/content/rides.ts';

/** The day, hours and place of an evening event. */
export const EveningDate = ({ of }: { of: EveningName }) => {
  const data = useContentData();
  const day = eveningDay(data, of);
  const { place, times } = evenings[of];
  return (
    <EventDate day={day === null ? null : dateText(day, 'weekday')}>
      {timeOfDay(times.start)} to {timeOfDay(times.end)} · {place}, {data.event?.place}
    </EventDate>
  );
};

/** Day and place of a ride this year; a message before they are set. */
export const RideDates = ({ ride: rideType }: { ride: RideType }) => {
  const data = useContentData();
  const ride = rideOf(data, rideType);
  return (
    <EventDate day={ride === null ? null : dateRange(ride.startsOn, lastDay(data, ride), 'long')}>
      {ride?.name} · {data.event?.place}
    </EventDate>
  );
};

const Day = ({ day }: { day: CalendarDay | undefined }) =>
  day === undefined ? 'a date still to be named' : <time dateTime={day}>{dateText(day)}</time>;

/** The last day on which money counts, within a sentence. */
export const Deadline = () => <Day day={useContentData().event?.fundraisingDeadline} />;

/** The last day on which members of a peloton share raised money, within a sentence. */
export const SharingEnds = () => <Day day={useContentData().event?.fundSharingEnds} />;

/** The day on which a plan of this many weeks has to begin, to end on the ride's first day. */
export const StartBy = ({ weeks, before }: { weeks: string; before: RideType }) => {
  const ride = rideOf(useContentData(), before);
  if (ride === null) return <>{weeks} weeks before</>;
  const day = daysAfter(ride.startsOn, -7 * Number(weeks));
  return <time dateTime={day}>{dateText(day, 'brief')}</time>;
};

type EventDateProps = {
  /** The day or days; null before they are set. */
  day: string | null;
  /** The event and its place. */
  children: ReactNode;
};

/** A date in large type, with event and place below; a message before it is set. */
const EventDate = ({ day, children }: EventDateProps) => {
  const at = slots('content');
  if (day === null) return <p className={at('dates')}>This year’s dates aren’t set yet.</p>;
  return (
    <p className={at('dates')}>
      <b>{day}</b>
      <span>{children}</span>
    </p>
  );
};
