import { daysBetween } from '#machines/calendar.ts';
import { dateRange } from '#src/components/format/date.ts';
import { plural, whole } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { lastDay } from '#src/features/content/rides.ts';

/** The number of days until the next ride, by the event's calendar; nothing after the year's last ride. */
export const Countdown = () => {
  const data = useContentData();
  const { event, today } = data;
  if (event === null || today === null) return null;
  const [next] = event.rides
    .map((ride) => ({ ride, last: lastDay(data, ride) }))
    .filter(({ last }) => last >= today)
    .sort((one, other) => one.ride.startsOn.localeCompare(other.ride.startsOn));
  if (next === undefined) return null;
  const { ride, last } = next;
  const days = daysBetween(today, ride.startsOn);
  return (
    <p className={slots('home')('count')}>
      <b>{days > 0 ? whole(days) : 'Today'}</b>{' '}
      <span>
        {days > 0 ? `${plural(days, 'day')} to ` : 'is '}
        {ride.name} <time dateTime={ride.startsOn}>{dateRange(ride.startsOn, last)}</time>
      </span>
    </p>
  );
};
