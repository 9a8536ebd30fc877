import { useMemo } from 'react';
import { landPath, ridgePath } from '#src/components/climb/paths.ts';
import { leastRise, profileFrom } from '#src/components/climb/profile.ts';
import { feet, miles } from '#src/components/format/numbers.ts';
import { slots } from '#src/components/style/style.ts';

type ElevationProfileProps = {
  /** Elevations in feet, evenly spaced along the course. */
  elevations: readonly number[];
  /** Miles. */
  distance: number;
  /** Total climb in feet. */
  climb: number;
  /** Feet that the drawing's height represents at least: `riseOf` neighboring courses draws them to one scale. */
  rise?: number | undefined;
  /** `bare`: only the drawing, hidden from screen readers, as in a choice card whose figures say the rest. */
  bare?: boolean | undefined;
};

const box = { width: 1000, height: 160 };

/** The largest height difference of some courses, in feet. */
export const riseOf = (courses: readonly { elevation: readonly number[] }[]): number =>
  Math.max(
    leastRise,
    ...courses.map(({ elevation }) =>
      elevation.length === 0 ? 0 : Math.max(...elevation) - Math.min(...elevation),
    ),
  );

/** The course's elevation profile. */
export const ElevationProfile = ({
  elevations,
  distance,
  climb,
  rise,
  bare = false,
}: ElevationProfileProps) => {
  const at = slots('course', { size: bare ? 'bare' : 'full' });
  const profile = useMemo(() => profileFrom(elevations, rise), [elevations, rise]);
  const top = Math.max(0, ...elevations);
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(distance * share));
  const description = `Elevation profile: ${miles(distance)} with ${feet(climb)} of climbing, the highest point at ${feet(top)}.`;
  return (
    <span
      {...(bare ? { 'aria-hidden': true } : { role: 'img', 'aria-label': description })}
      className={at('elevation')}
    >
      {bare ? null : <span className={at('top')}>Highest point {feet(top)}</span>}
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className={at('hills')}
        aria-hidden="true"
      >
        <path d={landPath(profile, box)} className={at('land')} />
        <path d={ridgePath(profile, box)} className={at('ridge')} />
      </svg>
      {bare ? null : (
        <span className={at('marks')}>
          {marks.map((mark, index) => (
            <span key={mark}>{index === marks.length - 1 ? miles(mark) : mark}</span>
          ))}
        </span>
      )}
    </span>
  );
};
