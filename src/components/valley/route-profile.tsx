import type { HTMLAttributes, Ref } from 'react';
import { feet, miles as milesText, plainNumber } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';
import { kindOf, PlaceMark } from './place-marks.tsx';
import type { CourseData, CourseStop } from './valley.types.ts';

/** A common scale for profiles: miles across, feet from bottom to top. */
export type ProfileScale = { miles: number; low: number; high: number };

const box = { width: 1000, height: 200 };
/** The least number of feet that the drawing's height represents, so that a flat course looks flat. */
const leastFeet = 800;

/** One scale for several courses, so that a longer or steeper one looks it. */
export const scaleOf = (courses: readonly Pick<CourseData, 'elevation' | 'miles'>[]): ProfileScale => {
  const heights = courses.flatMap(({ elevation }) => elevation);
  const low = Math.min(...heights, Number.POSITIVE_INFINITY);
  const high = Math.max(...heights, Number.NEGATIVE_INFINITY);
  const floor = Number.isFinite(low) ? low : 0;
  return {
    miles: Math.max(1, ...courses.map(({ miles }) => miles)),
    low: floor,
    high: Math.max(floor + leastFeet, Number.isFinite(high) ? high : 0),
  };
};

const ridge = (elevation: readonly number[], { low, high }: ProfileScale): string =>
  elevation
    .map((height, index) => {
      const x = Math.round((index / Math.max(1, elevation.length - 1)) * box.width);
      const y = Math.round(box.height * (0.97 - (0.9 * (height - low)) / (high - low)));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');

/** One mark for each mile: a pass with a rest stop on it is a pass. */
const marksOf = (stops: readonly CourseStop[]) => {
  const between = stops.filter(({ kind }) => kind !== 'start' && kind !== 'finish');
  return [...Map.groupBy(between, ({ mile }) => mile)].map(
    ([mile, there]) => [mile, kindOf({ kinds: there.map(({ kind }) => kind) })] as const,
  );
};

type RouteProfileProps = {
  name: string;
  course: CourseData;
  scale: ProfileScale;
  /** The currently selected mile. */
  mile?: number | null | undefined;
  /** Makes the profile a slider; without it the profile is a picture. */
  slider?: HTMLAttributes<HTMLDivElement> | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** A course's profile with its stops, and the rider's place on it. */
export const RouteProfile = ({ name, course, scale, mile, slider, ref }: RouteProfileProps) => {
  const at = slots('valley');
  const { elevation, miles, stops } = course;
  if (elevation.length < 2) return null;
  const line = ridge(elevation, scale);
  const share = (where: number) => `${((100 * where) / miles).toFixed(2)}%`;
  const top = Math.max(...elevation);
  const label = `Elevation profile of ${name}: ${milesText(miles)}, the highest point at ${feet(top)}`;
  return (
    <div className={at('profile')}>
      <div
        ref={ref}
        {...(slider ?? { role: 'img', 'aria-label': label })}
        className={at('hills')}
        style={{ width: `${((100 * miles) / scale.miles).toFixed(2)}%` }}
      >
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          className={at('heights')}
          aria-hidden="true"
        >
          <path d={`${line}L${box.width} ${box.height}L0 ${box.height}Z`} className={at('ground')} />
          <path d={line} className={at('ridge')} />
        </svg>
        {marksOf(stops).map(([where, kind]) => (
          <span key={where} className={at('tick')} style={{ left: share(where) }}>
            <PlaceMark kind={kind} />
          </span>
        ))}
        {mile === null || mile === undefined ? null : (
          <span className={at('needle')} style={{ left: share(mile) }} />
        )}
      </div>
      <p className={at('marks')} aria-hidden="true">
        <span>0</span>
        <span>{plainNumber(scale.miles)} miles</span>
      </p>
    </div>
  );
};
