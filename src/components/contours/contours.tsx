import { useMemo } from 'react';
import { look } from '#src/components/style/style.ts';
import { contourPaths } from './contours.ts';

type ContoursProps = {
  /** The land's id. */
  id: string;
  /** Cells across; a picture that is never shown large does with fewer, and weighs less in the page. */
  columns?: number | undefined;
};

const box = { width: 1200, height: 480 };

/** Lines of a map behind what stands before it, where others would put a photograph. Fills its positioned parent. */
export const Contours = ({ id, columns }: ContoursProps) => {
  const paths = useMemo(() => contourPaths({ id, columns, ...box }), [id, columns]);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={look('contours')}
      aria-hidden="true"
    >
      {paths.filter(Boolean).map((path, index) => (
        // Every fourth line is heavier, as on a map.
        <path key={path} d={path} strokeWidth={index % 4 === 3 ? 1.8 : 0.9} />
      ))}
    </svg>
  );
};
