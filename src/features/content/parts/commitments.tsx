import { money } from '#machines/money.ts';
import { TextAnchor } from '#src/components/button/text-link.tsx';
import { type Column, DataList } from '#src/components/data-list/data-list.tsx';
import { plainNumber } from '#src/components/format/numbers.ts';
import { useContentData } from '#src/features/content/content-data.ts';
import { type RideRoute, rideHref, rideOf } from '#src/features/content/rides.ts';
import { slugOf } from '#src/features/content/valley/valley-state.ts';

/** The fee and the commitment of each public route. */
export const Commitments = () => {
  const data = useContentData();
  const columns: readonly Column<RideRoute>[] = [
    {
      id: 'name',
      name: 'Route',
      cell: ({ rideType, name }) => (
        <TextAnchor href={`${rideHref[rideType]}#${slugOf(name)}`}>{name}</TextAnchor>
      ),
    },
    { id: 'ride', name: 'Ride', cell: ({ rideType }) => rideOf(data, rideType)?.name },
    { id: 'miles', name: 'Miles', align: 'end', cell: ({ distanceMiles }) => plainNumber(distanceMiles) },
    { id: 'fee', name: 'Fee', align: 'end', cell: ({ fee }) => money(fee) },
    { id: 'raise', name: 'Minimum to raise', align: 'end', cell: ({ commitment }) => money(commitment) },
  ];
  return (
    <DataList
      caption="What each route asks you to raise"
      columns={columns}
      rows={data.routes}
      keyOf={({ id }) => id}
      empty="This year’s routes aren’t set yet. They’ll be here before registration opens."
    />
  );
};
