import { useMemo } from 'react';
import { look } from '#src/components/style/style.ts';
import { contourPaths } from './contours.ts';

const box = { width: 1200, height: 480 };

/** Contour lines as a background. They fill their positioned parent. */
export const Contours = ({ id }: { id: string }) => {
  const paths = useMemo(() => contourPaths({ id, ...box }), [id]);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={look('contours')}
      aria-hidden="true"
    >
      {paths.filter(Boolean).map((path, index) => (
        // Every fourth line is thicker, as on a map.
        <path key={path} d={path} strokeWidth={index % 4 === 3 ? 1.8 : 0.9} />
      ))}
    </svg>
  );
};
