import { useMemo } from 'react';
import { Contours } from '#src/components/contours/contours.tsx';
import { slots } from '#src/components/style/style.ts';
import { coursePath, type Place, project } from './course-line.ts';

type CourseMapProps = {
  /** The course's line, from start to finish. */
  line: readonly Place[];
  /** The map in words: "The Full Pull, 186 miles from Wellesley to Provincetown". */
  label: string;
  /** Where the map lies; the contours behind are made from it. */
  id?: string | undefined;
  /** A small map does with fewer contours, and weighs less in the page. */
  columns?: number | undefined;
};

const box = { width: 640, height: 400, margin: 44 };

/** Where the course goes: its line on a map without words, start and finish marked. */
export const CourseMap = ({ line, label, id = label, columns = 32 }: CourseMapProps) => {
  const at = slots('course');
  const points = useMemo(() => project(line, box), [line]);
  const path = coursePath(points);
  const start = points[0];
  const finish = points.at(-1);
  return (
    <div role="img" aria-label={label} className={at('map')}>
      <Contours id={id} columns={columns} />
      <svg viewBox={`0 0 ${box.width} ${box.height}`} className={at('line')} aria-hidden="true">
        <path d={path} className={at('casing')} />
        <path d={path} className={at('road')} />
        {finish ? (
          <rect x={finish.x - 8} y={finish.y - 8} width={16} height={16} className={at('finish')} />
        ) : null}
        {start ? <circle cx={start.x} cy={start.y} r={8} className={at('start')} /> : null}
      </svg>
    </div>
  );
};
