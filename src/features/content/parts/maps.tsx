import { placesOf } from '#src/components/course/course-line.ts';
import { feet, plainNumber } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { viewAround } from '#src/components/valley/valley-box.ts';
import { ValleyMap } from '#src/components/valley/valley-map.tsx';
import { useContentData } from '#src/features/content/content-data.ts';
import { rideHref } from '#src/features/content/rides.ts';
import { slugOf } from '#src/features/content/valley/valley-state.ts';

/** A place on the map of the valley. Shows nothing if the map lacks it. */
export const PlaceMap = ({ of }: { of: string }) => {
  const { valley } = useContentData();
  const place = valley?.places.find(({ name }) => name === of);
  if (place === undefined) return null;
  const { longitude, latitude } = place;
  return (
    <ValleyMap
      label={`Map of the valley around ${of}`}
      routes={[]}
      places={[place]}
      view={viewAround([[longitude, latitude]])}
    />
  );
};

/** A route within a text: its map, figures and link. Shows nothing if this year has no such route. */
export const RouteCard = ({ of }: { of: string }) => {
  const route = useContentData().routes.find(({ name }) => name === of);
  if (route === undefined) return null;
  const { id, name, line, rideType, distanceMiles, climbFeet } = route;
  return (
    <div className={slots('content')('routeCard')}>
      <RouteMap route={{ id, name, line: placesOf(line) }} label={`Map of ${name}`} isEven />
      <p>
        <a href={`${rideHref[rideType]}#${slugOf(name)}`}>{name}</a>
        <span>
          {plainNumber(distanceMiles)} miles · {feet(climbFeet)} of climbing
        </span>
      </p>
    </div>
  );
};
