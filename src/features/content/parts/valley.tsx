import { useContentData } from '#src/features/content/content-data.ts';
import type { RideType } from '#src/features/content/rides.ts';
import { initialState } from '#src/features/content/valley/valley-state.ts';
import { ValleyTables } from '#src/features/content/valley/valley-tables.tsx';
import { drawn, ofRide, ValleyView } from '#src/features/content/valley/valley-view.tsx';

/** The map of the valley with the routes of one ride or all, and the same as text. It is static until the explorer replaces it. */
export const ValleyPart = ({ ride }: { ride?: RideType }) => {
  const { valley } = useContentData();
  const shown = valley === null ? null : drawn(ofRide(valley, ride));
  if (shown === null || shown.routes.length === 0) return null;
  return (
    <div data-wide>
      <div data-valley={ride ?? 'all'}>
        <ValleyView valley={shown} state={initialState(shown.routes)} />
      </div>
      <ValleyTables valley={shown} isFolded={ride !== undefined} />
    </div>
  );
};
