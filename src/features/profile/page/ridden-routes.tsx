import type { ReactNode } from 'react';
import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { dateText } from '#src/components/format/date.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { SideCard } from '#src/components/page-frame/side-card.tsx';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { css } from '#styled-system/css';
import type { Participation } from './about.ts';

type Route = Participation['routes'][number];

const ride = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5rem',
  columnGap: '4',
  rowGap: '3',
  alignItems: 'center',
  '& + &': { mt: '4', pt: '4', borderTop: '1px solid token(colors.line)' },
  '& .course__elevation': { gridColumn: '1 / -1' },
  // The drawing is too low for a caption; its description has the highest point.
  '& .course__top': { display: 'none' },
  '& .course__hills': { height: { base: '2.5rem', md: '3.5rem' } },
});
const soft = css({ textStyle: 'small', color: 'ink.soft' });

const Ride = ({ route }: { route: Route }) => {
  const { id, name, rideName, distanceMiles, climbFeet, day, line, elevation } = route;
  const isDrawn = line.length > 1;
  return (
    <article className={ride}>
      <div>
        <h3 className={css({ textStyle: 'label' })}>{name}</h3>
        <p className={soft}>
          {rideName}, {dateText(day, 'short')}
        </p>
        <p className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
          {miles(distanceMiles)}, {feet(climbFeet)} climb
        </p>
      </div>
      {isDrawn ? (
        <>
          <RouteMap
            route={{ id, name, line: placesOf(line) }}
            label={`Map of ${name}, ${miles(distanceMiles)}`}
            isEven
          />
          <ElevationProfile elevations={elevation} distance={distanceMiles} climb={climbFeet} />
        </>
      ) : null}
    </article>
  );
};

type RiddenRoutesProps = { title: string; routes: readonly Route[]; aside?: ReactNode };

/** A person's routes this year, each with its map and its profile. */
export const RiddenRoutes = ({ title, routes, aside }: RiddenRoutesProps) =>
  routes.length === 0 ? null : (
    <SideCard title={title} aside={aside}>
      {routes.map((route) => (
        <Ride key={route.id} route={route} />
      ))}
    </SideCard>
  );
