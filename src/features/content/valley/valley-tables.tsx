import { money } from '#machines/money.ts';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { feet, plainNumber } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { rideHref } from '#src/features/content/rides.ts';
import { slugOf, type Valley, type ValleyRoute } from './valley-state.ts';

type Place = Valley['places'][number];

const kindNames: Readonly<Record<Place['kinds'][number], string>> = {
  start: 'start',
  stop: 'rest stop',
  pass: 'pass',
  night: 'night',
  finish: 'finish',
  post: 'volunteers help here',
};

const routeColumns: readonly Column<ValleyRoute>[] = [
  {
    id: 'name',
    name: 'Route',
    cell: ({ route }) => (
      <TextAnchor href={`${rideHref[route.rideType]}#${slugOf(route.name)}`}>{route.name}</TextAnchor>
    ),
  },
  { id: 'miles', name: 'Miles', align: 'end', cell: ({ route }) => plainNumber(route.distanceMiles) },
  { id: 'climb', name: 'Climb', align: 'end', cell: ({ route }) => feet(route.climbFeet) },
  {
    id: 'steepest',
    name: 'Steepest mile',
    align: 'end',
    cell: ({ steepestMile }) => (steepestMile === null ? '–' : `${plainNumber(steepestMile.grade)}%`),
  },
  { id: 'fee', name: 'Fee', align: 'end', cell: ({ route }) => money(route.fee) },
  { id: 'raise', name: 'To raise', align: 'end', cell: ({ route }) => money(route.commitment) },
  {
    id: 'left',
    name: 'Places left',
    align: 'end',
    cell: ({ route }) => (route.placesLeft === 0 ? 'Full' : plainNumber(route.placesLeft)),
  },
];

/** The routes that pass a place. */
const through = ({ routes }: Valley, { name }: Place): string =>
  routes
    .filter(({ stops }) => stops.some((stop) => stop.name === name))
    .map(({ route }) => route.name)
    .join(', ') || '–';

const Routes = ({ routes }: Pick<Valley, 'routes'>) => (
  <DataList
    caption="The routes on the map"
    columns={routeColumns}
    rows={routes}
    keyOf={({ route }) => route.id}
    empty="There are no routes yet."
  />
);

type ValleyTablesProps = {
  valley: Valley;
  /** Folded, because the page describes each route anyway. */
  isFolded: boolean;
};

/** The map's facts as tables: its routes, and its places. */
export const ValleyTables = ({ valley, isFolded }: ValleyTablesProps) => (
  <div className={slots('valley')('tables')}>
    {isFolded ? (
      <details className={slots('valley')('fold')}>
        <summary>The routes in a table</summary>
        <Routes routes={valley.routes} />
      </details>
    ) : (
      <Routes routes={valley.routes} />
    )}
    <details className={slots('valley')('fold')}>
      <summary>The places on the map</summary>
      <DataList
        caption="The places on the map"
        columns={[
          { id: 'name', name: 'Place', cell: ({ name }) => name },
          {
            id: 'what',
            name: 'What it is',
            cell: ({ kinds }) => kinds.map((kind) => kindNames[kind]).join(', '),
          },
          { id: 'height', name: 'Height', align: 'end', cell: ({ elevation }) => feet(elevation) },
          { id: 'routes', name: 'Routes', cell: (place) => through(valley, place) },
        ]}
        rows={valley.places}
        keyOf={({ name }) => name}
        empty="There are no places yet."
      />
    </details>
  </div>
);
