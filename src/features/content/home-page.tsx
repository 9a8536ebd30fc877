import { wholeMoney } from '#machines/money.ts';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { counted } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { slots } from '#src/components/style/style.ts';
import { useContentData } from './content-data.ts';
import { useEntries } from './entries.ts';
import { Countdown } from './home/countdown.tsx';
import { Days } from './home/days.tsx';
import { History } from './home/history.tsx';
import { Last } from './home/last.tsx';
import { Part } from './home/part.tsx';
import { Rides } from './home/rides.tsx';
import { Ways } from './home/ways.tsx';
import { YearClimb } from './home/year-climb.tsx';
import { Tiles } from './lists/tile.tsx';

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
