import { hills, seedOf } from '#src/components/climb/noise.ts';
import { landPath } from '#src/components/climb/paths.ts';

const box = { width: 96, height: 96 };

/** Few points, so that the hills look like cut paper. */
const POINTS = 17;

/** Heights in [0, 1]; `wild` is the amplitude around the level. */
const rowOf = (seed: number, level: number, wild: number) =>
  Array.from(
    { length: POINTS },
    (_, index) => level + (hills(seed, (index / (POINTS - 1)) * 3, 0, 3) - 0.5) * wild,
  );

type OwnHillProps = {
  /** The hills' shape is generated from it. */
  id: string;
  /** Shown on the hill, which is then high enough for them; empty for none. */
  initials: string;
};

/** A sun over two rows of hills, always the same for the same id, with a person's initials on the nearer one. */
export const OwnHill = ({ id, initials }: OwnHillProps) => {
  const seed = seedOf(id);
  const isNamed = initials !== '';
  const sun = {
    x: 28 + (seed % 42),
    y: (isNamed ? 20 : 26) + ((seed >>> 8) % (isNamed ? 8 : 16)),
    radius: 11 + ((seed >>> 16) % 6),
  };
  const [far, near] = isNamed
    ? [rowOf(seed, 0.7, 0.42), rowOf(seed + 1, 0.58, 0.24)]
    : [rowOf(seed, 0.5, 0.5), rowOf(seed + 1, 0.26, 0.5)];
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <circle cx={sun.x} cy={sun.y} r={sun.radius} className="sun" />
      <path d={landPath(far, box)} className="far" />
      <path d={landPath(near, box)} className="near" />
      {isNamed ? (
        <text x="48" y="78" textAnchor="middle" className="initials">
          {initials}
        </text>
      ) : null}
    </svg>
  );
};
