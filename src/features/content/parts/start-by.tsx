import { daysAfter } from '#machines/calendar.ts';
import { dateText } from '#src/components/format/date.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { type RideType, rideOf } from '#src/features/content/rides.ts';

type StartByProps = { weeks: string; before: RideType };

/** The day on which a plan of this many weeks has to begin, to end on the ride's first day. */
export const StartBy = ({ weeks, before }: StartByProps) => {
  const ride = rideOf(useContentData(), before);
  if (ride === null) return <>{weeks} weeks before</>;
  const day = daysAfter(ride.startsOn, -7 * Number(weeks));
  return <time dateTime={day}>{dateText(day, 'brief')}</time>;
};
