import { LinkButton } from '#src/components/button/link-button.tsx';
import { Card } from '#src/components/card/card.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { dateText } from '#src/components/format/date.ts';
import { wholeMoney } from '#src/components/format/money.ts';
import { counted, miles, whole } from '#src/components/format/numbers.ts';
import { Hero } from '#src/components/page-frame/hero.tsx';
import { css } from '#styled-system/css';
import type { HomeEvent } from './home.ts';

const rides = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  marginBlock: '12',
  padding: '0',
  listStyle: 'none',
});

const RideCard = ({ ride }: { ride: HomeEvent['rides'][number] }) => (
  <Card title={ride.name}>
    <p>{ride.summary}</p>
    <Figures
      figures={[
        { value: dateText(ride.startsOn, 'short'), name: 'starts' },
        { value: miles(ride.longestMiles), name: `the longest of ${counted(ride.routeCount, 'route')}` },
        { value: wholeMoney(ride.commitmentFrom), name: 'minimum to raise' },
        { value: whole(ride.placesLeft), name: 'places left' },
      ]}
    />
  </Card>
);

type HomePageProps = { event: HomeEvent | null };

/** What this is, and the way in. */
export const HomePage = ({ event }: HomePageProps) => (
  <>
    <Hero
      scenery
      land={event?.id ?? 'home'}
      kicker={event === null ? null : `${event.name} · ${event.place}`}
      title="Ride against cancer."
      lede={
        event === null
          ? 'Pick a ride, climb with your team, and send every dollar you raise to cancer research.'
          : `${whole(event.participants)} people are in, and ${wholeMoney(event.raised)} is on its way to research. Pick a ride, climb with your team, and send every dollar you raise with it.`
      }
      actions={
        <LinkButton href="/register" size="lg">
          {event?.isRegistrationOpen === false ? 'See what comes next' : 'Register'}
        </LinkButton>
      }
    />
    {event === null ? null : (
      <ul className={rides}>
        {event.rides.map((ride) => (
          <li key={ride.id}>
            <RideCard ride={ride} />
          </li>
        ))}
      </ul>
    )}
  </>
);
