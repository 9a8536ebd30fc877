import { useState } from 'react';
import { hills, seedOf } from '#src/components/climb/noise.ts';
import { landPath } from '#src/components/climb/paths.ts';
import { slots } from '#src/components/style/style.ts';

const box = { width: 96, height: 96 };

/** Few points, so that the hills look cut out of paper. */
const POINTS = 17;

const rowOf = (seed: number, level: number) =>
  Array.from(
    { length: POINTS },
    (_, index) => level + (hills(seed, (index / (POINTS - 1)) * 3, 0, 3) - 0.5) * 0.5,
  );

/** A sun over two rows of hills, always the same for the same id. */
const Land = ({ id }: { id: string }) => {
  const seed = seedOf(id);
  const sun = { x: 28 + (seed % 42), y: 26 + ((seed >>> 8) % 16), radius: 11 + ((seed >>> 16) % 6) };
  return (
    <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <circle cx={sun.x} cy={sun.y} r={sun.radius} className="sun" />
      <path d={landPath(rowOf(seed, 0.5), box)} className="far" />
      <path d={landPath(rowOf(seed + 1, 0.26), box)} className="near" />
    </svg>
  );
};

/** The picture that an address names; null where there is none, or where it was taken away and the word of that is kept. */
const shown = (url: string | null) => (url === null || url === '' || url === 'deleted' ? null : url);

type PortraitProps = {
  /** Whose it is: the land that stands in for a picture is made from it. */
  id: string;
  /** `profileImageUrl` as the API gives it. */
  url: string | null;
};

/** A round picture of somebody, beside their name, and so without words of its own; their own land where there is none. */
export const Portrait = ({ id, url }: PortraitProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const src = shown(url);
  return (
    <span className={slots('portrait')('face')}>
      {src === null || src === broken ? (
        <Land id={id} />
      ) : (
        <img src={src} alt="" width={box.width} height={box.height} onError={() => setBroken(src)} />
      )}
    </span>
  );
};

/** The wide picture over a page. Nothing stands there without one: the land behind the words is drawn anyway. */
export const Cover = ({ url }: { url: string | null }) => {
  const [broken, setBroken] = useState<string | null>(null);
  const src = shown(url);
  return src === null || src === broken ? null : (
    <img src={src} alt="" className={slots('portrait')('cover')} onError={() => setBroken(src)} />
  );
};
