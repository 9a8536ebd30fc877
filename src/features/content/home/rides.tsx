import { wholeMoney } from '#machines/money.ts';
import { ButtonAnchor } from '#src/components/button/link-button.tsx';
import { Figures } from '#src/components/card/card.tsx';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { dateRange } from '#src/components/format/date.ts';
import { miles, plural, whole } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { type ContentData, useContentData } from '#src/features/content/content-data.ts';
import { lastDay, type Ride, type RideRoute, rideHref, routesOf } from '#src/features/content/rides.ts';
import { Part } from './part.tsx';

const hilliest = (routes: readonly RideRoute[]): RideRoute | undefined =>
  [...routes].sort((one, other) => other.climbFeet - one.climbFeet)[0];

const RideCard = ({ ride, data }: { ride: Ride; data: ContentData }) => {
  const route = hilliest(routesOf(data, ride.rideType));
  return (
    <article className={slots('home')('ride')}>
      <h3>{ride.name}</h3>
      <p>
        <strong>{dateRange(ride.startsOn, lastDay(data, ride), 'long')}</strong> · {data.event?.place}
      </p>
      <p>{ride.summary}</p>
      <Figures
        figures={[
          { value: whole(ride.routeCount), name: plural(ride.routeCount, 'route') },
          { value: miles(ride.longestMiles), name: 'the longest' },
          { value: wholeMoney(ride.commitmentFrom), name: 'minimum to raise' },
          { value: whole(ride.placesLeft), name: plural(ride.placesLeft, 'place left', 'places left') },
        ]}
      />
      {route === undefined ? null : (
        <ElevationProfile
          elevations={route.elevation}
          distance={route.distanceMiles}
          climb={route.climbFeet}
        />
      )}
      <p>
        <ButtonAnchor href={rideHref[ride.rideType]} tone="plain">
          {ride.name}: the routes
        </ButtonAnchor>
      </p>
    </article>
  );
};

/** Both rides with their days and numbers, under the profile of their hilliest route. */
export const Rides = () => {
  const data = useContentData();
  if (data.event === null || data.event.rides.length === 0) return null;
  return (
    <Part id="rides" title="Two rides, one valley">
      <div className={slots('home')('rides')}>
        {data.event.rides.map((ride) => (
          <RideCard key={ride.id} ride={ride} data={data} />
        ))}
      </div>
    </Part>
  );
};
