import { dateRange } from '#src/components/format/date.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { lastDay, type RideType, rideOf } from '#src/features/content/rides.ts';
import { EventDate } from './event-date.tsx';

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
