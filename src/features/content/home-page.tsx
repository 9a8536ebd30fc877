import { daysBetween } from '#machines/calendar.ts';
import { wholeMoney } from '#machines/money.ts';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { dateRange } from '#src/components/format/date.ts';
import { counted, plural, whole } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { slots } from '#src/components/style/style.ts';
import { Days } from '#src/features/content/home/days.tsx';
import { History } from '#src/features/content/home/history.tsx';
import { Last } from '#src/features/content/home/last.tsx';
import { Part } from '#src/features/content/home/part.tsx';
import { Rides } from '#src/features/content/home/rides.tsx';
import { Ways } from '#src/features/content/home/ways.tsx';
import { YearClimb } from '#src/features/content/home/year-climb.tsx';
import { Tiles } from '#src/features/content/lists/tile.tsx';
import { useContentData } from './content-data.ts';
import { useEntries } from './entries.ts';
import { lastDay } from './rides.ts';

/** The number of days until the next ride, by the event's calendar; nothing after the year's last ride. */
const Countdown = () => {
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

const Stories = () => {
  const stories = useEntries('story').slice(0, 3);
  if (stories.length === 0) return null;
  return (
    <Part
      id="stories"
      title="Why they get up at four"
      aside={<TextAnchor href="/community-hub/stories">All stories</TextAnchor>}
    >
      <Tiles
        entries={stories}
        kickerOf={({ kicker, person }) => [kicker, person].filter(Boolean).join(' · ')}
      />
    </Part>
  );
};

/** Left out for participants: their base camp replaces it. */
const pitch = slots('home')('pitch');

/** What the event is, this year's total, and the ways to take part. It works without the event's data, too. */
export const HomePage = () => {
  const { event } = useContentData();
  return (
    <>
      <div className={pitch}>
        <Hero
          scenery
          land={event?.id ?? 'home'}
          kicker={event === null ? null : `${event.name} · ${event.place}`}
          title="Ride against cancer."
          lede={
            event === null
              ? 'Pick a ride, climb with your team, and send every dollar you raise to cancer research.'
              : `${counted(event.participants, 'person is', 'people are')} in, and ${wholeMoney(event.raised)} is on its way to research. Pick a ride, climb with your team, and send every dollar you raise with it.`
          }
          actions={
            <>
              <ButtonAnchor href="/register" size="lg">
                {event?.isRegistrationOpen === false ? 'See what comes next' : 'Register'}
              </ButtonAnchor>
              <ButtonAnchor href="/give" size="lg" tone="plain">
                Give
              </ButtonAnchor>
              <Countdown />
            </>
          }
        />
      </div>
      {event === null ? null : <YearClimb event={event} />}
      <div className={pitch}>
        <Ways event={event} />
        <Rides />
        <History />
        <Days />
      </div>
      <div className={slots('home')('stories')}>
        <Stories />
      </div>
      <div className={pitch}>
        <Last event={event} />
      </div>
    </>
  );
};
