import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { money } from '#src/components/format/money.ts';
import { feet, miles, whole } from '#src/components/format/numbers.ts';
import { Tag } from '#src/components/notice/tag.tsx';
import { css } from '#styled-system/css';
import type { RideRoute } from './ride-routes.ts';

const columns: Column<RideRoute>[] = [
  { id: 'name', name: 'Route', cell: ({ name }) => name },
  { id: 'distance', name: 'Distance', align: 'end', cell: ({ distanceMiles }) => miles(distanceMiles) },
  { id: 'climb', name: 'Climb', align: 'end', cell: ({ climbFeet }) => feet(climbFeet) },
  { id: 'fee', name: 'Fee', align: 'end', cell: ({ fee }) => money(fee) },
  { id: 'commitment', name: 'Minimum to raise', align: 'end', cell: ({ commitment }) => money(commitment) },
  {
    id: 'places',
    name: 'Places left',
    align: 'end',
    cell: ({ placesLeft }) => (placesLeft === 0 ? <Tag tone="warning">Full</Tag> : whole(placesLeft)),
  },
];

/** What else there would be in the same ride. */
export const OtherRoutes = ({ rideName, routes }: { rideName: string; routes: readonly RideRoute[] }) =>
  routes.length === 0 ? null : (
    <div>
      <h3 className={css({ textStyle: 'label', mb: '4' })}>The other routes of the {rideName}</h3>
      <DataList
        caption={`The other routes of the ${rideName}`}
        columns={columns}
        rows={routes}
        keyOf={({ id }) => id}
        empty={null}
      />
    </div>
  );
