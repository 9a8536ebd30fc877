import { Card } from '#src/components/card/card.tsx';
import { Figures } from '#src/components/card/figures.tsx';
import { placesOf } from '#src/components/course/course-line.ts';
import { CourseMap } from '#src/components/course/course-map.tsx';
import { ElevationProfile } from '#src/components/course/elevation-profile.tsx';
import { dateText, timeOfDay } from '#src/components/format/date.ts';
import { money } from '#src/components/format/money.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { Part } from '#src/components/page-frame/part.tsx';
import { css } from '#styled-system/css';
import { OtherRoutes } from './other-routes.tsx';
import type { RiddenRoute } from './ride-routes.ts';

const columns = css({
  display: 'grid',
  gap: { base: '8', lg: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
});

/** One route somebody rides, with its course. */
export const OwnRoute = ({ ridden }: { ridden: RiddenRoute }) => {
  const { route, rideName, commitment, others } = ridden;
  const { name, summary, distanceMiles, climbFeet, day, startTime, startPlace, fee } = route;
  return (
    <Part title={name} aside={<p className={css({ color: 'ink.soft' })}>{rideName}</p>}>
      <div className={css({ display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' })}>
        <div className={columns}>
          <CourseMap
            id={route.id}
            line={placesOf(route.line)}
            label={`The course of ${name}, ${miles(distanceMiles)} from ${startPlace}`}
          />
          <div className={css({ display: 'grid', gap: '6' })}>
            <p className={css({ textStyle: 'lede' })}>{summary}</p>
            <p>
              {dateText(day, 'weekday')}, {timeOfDay(startTime)}, from {startPlace}.
            </p>
            <Card>
              <Figures
                figures={[
                  { value: miles(distanceMiles), name: 'distance' },
                  { value: feet(climbFeet), name: 'climb' },
                  { value: money(fee), name: 'fee' },
                  { value: money(commitment), name: 'you committed to raise' },
                ]}
              />
            </Card>
          </div>
        </div>
        <ElevationProfile elevations={route.elevation} distance={distanceMiles} climb={climbFeet} />
        <OtherRoutes rideName={rideName} routes={others} />
      </div>
    </Part>
  );
};
