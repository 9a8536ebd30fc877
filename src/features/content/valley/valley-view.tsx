import type { ReactNode } from 'react';
import { placesOf } from '#src/components/course/course-line.ts';
import { counted } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { PlaceMark } from '#src/components/valley/place-marks.tsx';
import { scaleOf } from '#src/components/valley/route-profile.tsx';
import type { MapPlace, MapRoute } from '#src/components/valley/valley.types.ts';
import { ValleyMap } from '#src/components/valley/valley-map.tsx';
import type { RideType } from '#src/features/content/rides.ts';
import { courseOf, type PanelProps, ValleyPanel } from './valley-panel.tsx';
import type { Side, Valley, ValleyRoute, ValleyState } from './valley-state.ts';

/** The part of the valley for a page of one ride: its routes, and the places that they or their volunteers use. */
export const ofRide = ({ routes, places }: Valley, ride: RideType | undefined): Valley => {
  if (ride === undefined) return { routes, places };
  const shown = routes.filter(({ route }) => route.rideType === ride);
  const used = new Set(shown.flatMap(({ stops }) => stops.map(({ name }) => name)));
  return { routes: shown, places: places.filter(({ name }) => used.has(name)) };
};

/** Routes without a course can't be drawn. */
export const drawn = ({ routes, places }: Valley): Valley => ({
  places,
  routes: routes.filter(({ way }) => way.length > 1),
});

const mapRoute = ({ route, way }: ValleyRoute): MapRoute => ({
  id: route.id,
  name: route.name,
  way: placesOf(way),
});

const keys = [
  ['start', 'Start'],
  ['stop', 'Rest stop'],
  ['pass', 'Pass'],
  ['night', 'Night'],
  ['finish', 'Finish'],
  ['post', 'Volunteers help here'],
] as const;

const Legend = ({ places }: { places: readonly MapPlace[] }) => {
  const at = slots('valley');
  const shown = keys.filter(([kind]) => places.some(({ kinds }) => kinds.includes(kind)));
  return (
    <p className={at('legend')}>
      {shown.map(([kind, text]) => (
        <span key={kind} className={at('key')}>
          <PlaceMark kind={kind} /> {text}
        </span>
      ))}
    </p>
  );
};

const labelOf = ({ routes, places }: Valley, chosen: ValleyRoute | undefined) =>
  `Map of the Hollin Valley with ${counted(routes.length, 'route')} and ${counted(places.length, 'place')}` +
  `${chosen === undefined ? '' : `; ${chosen.route.name} stands out`}`;

type ValleyViewProps = {
  valley: Valley;
  state: ValleyState;
  /** The interactive parts of a panel; the server renders it without them. */
  live?: (side: Side, shown: ValleyRoute) => Omit<PanelProps, 'side' | 'shown' | 'scale'>;
  map?: Omit<Parameters<typeof ValleyMap>[0], 'label' | 'routes' | 'places' | 'chosen' | 'other'>;
  children?: ReactNode;
};

/** The valley as one map, and two of its routes side by side, on one scale. */
export const ValleyView = ({ valley, state, live, map, children }: ValleyViewProps) => {
  const at = slots('valley');
  const { routes, places } = valley;
  const routeOf = (id: string | null) => routes.find(({ route }) => route.id === id);
  const sides = (['chosen', 'other'] as const).flatMap((side) => {
    const shown = routeOf(state[side]);
    return shown === undefined ? [] : [{ side, shown }];
  });
  const scale = scaleOf(sides.map(({ shown }) => courseOf(shown)));
  return (
    <div className={at('root')}>
      <ValleyMap
        {...map}
        label={labelOf(valley, routeOf(state.chosen))}
        routes={routes.map(mapRoute)}
        places={places}
        chosen={state.chosen ?? undefined}
        other={state.other ?? undefined}
      />
      <Legend places={places} />
      {children}
      <div className={at('panels')}>
        {sides.map(({ side, shown }) => (
          <ValleyPanel key={side} side={side} shown={shown} scale={scale} {...live?.(side, shown)} />
        ))}
      </div>
    </div>
  );
};
