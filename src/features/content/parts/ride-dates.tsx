import { dateRange } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { lastDay, type RideType, rideOf } from '#src/features/content/rides.ts';

/** When a ride is this year, and where; what is said before that is known. */
export const RideDates = ({ ride: rideType }: { ride: RideType }) => {
  const data = useContentData();
  const ride = rideOf(data, rideType);
  const at = slots('content');
  if (ride === null) return <p className={at('dates')}>This year’s dates aren’t set yet.</p>;
  return (
    <p className={at('dates')}>
      <b>{dateRange(ride.startsOn, lastDay(data, ride), 'long')}</b>
      <span>
        {ride.name} · {data.event?.place}
      </span>
    </p>
  );
};
