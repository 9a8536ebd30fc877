import { placesOf } from '#src/components/course/course-line.ts';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { dateText } from '#src/components/format/date.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { RouteMap } from '#src/components/valley/route-map.tsx';
import { css } from '#styled-system/css';
import type { Participation } from './about.ts';

type Route = Participation['routes'][number];

const ride = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: '8',
  rowGap: '6',
  alignItems: 'center',
  '& + &': { mt: '12', pt: '12', borderTop: '1px solid token(colors.line)' },
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '1',
  textStyle: 'label',
  fontVariantNumeric: 'tabular-nums',
});
const profile = css({ sm: { gridColumn: '1 / -1' } });

const Ride = ({ route }: { route: Route }) => {
  const { id, name, rideName, summary, distanceMiles, climbFeet, day, line, elevation } = route;
  const isDrawn = line.length > 1;
  return (
    <article className={ride}>
      {isDrawn ? (
        <RouteMap
          route={{ id, name, line: placesOf(line) }}
          label={`Map of ${name}, ${miles(distanceMiles)}`}
        />
      ) : null}
      <div className={css({ display: 'grid', gap: '3' })}>
        <p className={css({ textStyle: 'small', color: 'ink.soft' })}>
          {rideName} · {dateText(day)}
        </p>
        <h3 className={css({ textStyle: 'subheading' })}>{name}</h3>
        <p className={facts}>
          <span>{miles(distanceMiles)}</span>
          <span>{feet(climbFeet)} of climbing</span>
        </p>
        <p className={css({ color: 'ink.soft' })}>{summary}</p>
      </div>
      {isDrawn ? (
        <div className={profile}>
          <ElevationProfile elevations={elevation} distance={distanceMiles} climb={climbFeet} />
        </div>
      ) : null}
    </article>
  );
};

/** The routes that somebody rides this year, each with its map and its hills. */
export const RiddenRoutes = ({ title, routes }: { title: string; routes: readonly Route[] }) =>
  routes.length === 0 ? null : (
    <Part title={title}>
      {routes.map((route) => (
        <Ride key={route.id} route={route} />
      ))}
    </Part>
  );
