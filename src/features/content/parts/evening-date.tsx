import { evenings } from '#machines/event-evenings.ts';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { type EveningName, eveningDay } from '#src/features/content/rides.ts';
import { EventDate } from './event-date.tsx';

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
