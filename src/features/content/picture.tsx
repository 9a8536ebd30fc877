import { hills, seedOf } from '#src/components/climb/noise.ts';
import { landPath } from '#src/components/climb/paths.ts';
import type { Profile } from '#src/components/climb/profile.ts';
import { names, slots } from '#src/components/style/style.ts';

const box = { width: 320, height: 200 };

/** Few points: there may be a dozen of these on a page, and their angles are what makes them look printed. */
const POINTS = 33;

/** A row of hills whose crests lie about `level` (0 to 1) above the ground. */
const rowOf = (seed: number, level: number, rough: number): Profile =>
  Array.from({ length: POINTS }, (_, index) => {
    const t = index / (POINTS - 1);
    return level + (hills(seed, t * (2 + rough * 4), 0, 3) - 0.5) * rough;
  });

/** A small landscape where others would put a photograph: always the same for the same word. It tells nothing. */
export const Picture = ({ of, className }: { of: string; className?: string }) => {
  const seed = seedOf(of);
  const sun = { x: 60 + (seed % 200), y: 44 + ((seed >>> 8) % 46), radius: 16 + ((seed >>> 16) % 12) };
  const mood = ((seed >>> 20) % 100) / 100;
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={names(slots('entries')('picture'), className)}
      aria-hidden="true"
    >
      <circle cx={sun.x} cy={sun.y} r={sun.radius} className="sun" />
      <path d={landPath(rowOf(seed, 0.52, 0.45 + mood * 0.5), box)} className="far" />
      <path d={landPath(rowOf(seed + 1, 0.36, 0.35), box)} className="mid" />
      <path d={landPath(rowOf(seed + 2, 0.14 + mood * 0.08, 0.3), box)} className="near" />
    </svg>
  );
};
