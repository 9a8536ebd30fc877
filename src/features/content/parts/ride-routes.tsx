import { money } from '#machines/money.ts';
import { Figures } from '#src/components/card/card.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile, riseOf } from '#src/components/course/elevation-profile.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { counted, feet, plainNumber } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { slots } from '#src/components/style/style.ts';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { useContentData } from '#src/features/content/content-data.ts';
import { type RideRoute, type RideType, routesOf } from '#src/features/content/rides.ts';
import { RouteWays } from '#src/features/content/valley/route-ways.tsx';
import { slugOf } from '#src/features/content/valley/valley-state.ts';

const Places = ({ left }: { left: number }) => {
  if (left === 0) return <Tag tone="soft">Full</Tag>;
  return <Tag tone={left <= 20 ? 'warning' : 'success'}>{counted(left, 'place')} left</Tag>;
};

const Route = ({ route, rise }: { route: RideRoute; rise: number }) => {
  const at = slots('content');
  return (
    <article id={slugOf(route.name)} className={at('route')}>
      <RouteMap
        route={{ id: route.id, name: route.name, line: placesOf(route.line) }}
        label={`Map of ${route.name}: ${plainNumber(route.distanceMiles)} miles from ${route.startPlace}`}
      />
      <div className={at('routeText')}>
        <div className={at('routeHead')}>
          <h3>{route.name}</h3>
          <Places left={route.placesLeft} />
        </div>
        <p>{route.summary}</p>
        <p>
          <strong>
            {dateText(route.day, 'brief')}, {timeOfDay(route.startTime)}
          </strong>{' '}
          · {route.startPlace}
        </p>
        <Figures
          figures={[
            { value: plainNumber(route.distanceMiles), name: 'miles' },
            { value: feet(route.climbFeet), name: 'of climbing' },
            { value: money(route.fee), name: 'fee' },
            { value: money(route.commitment), name: 'to raise' },
          ]}
        />
        <RouteWays route={route} text={`Register for ${route.name}`} isOneOfMany />
      </div>
      <ElevationProfile
        elevations={route.elevation}
        distance={route.distanceMiles}
        climb={route.climbFeet}
        rise={rise}
      />
    </article>
  );
};

/** All public routes of a ride: profile, start, fee, places left, and links. */
export const RideRoutes = ({ ride }: { ride: RideType }) => {
  const routes = routesOf(useContentData(), ride);
  if (routes.length === 0) {
    return <p>The routes are being drawn. They’ll be here before registration opens.</p>;
  }
  const rise = riseOf(routes);
  return (
    <div data-wide>
      {routes.map((route) => (
        <Route key={route.id} route={route} rise={rise} />
      ))}
    </div>
  );
};
