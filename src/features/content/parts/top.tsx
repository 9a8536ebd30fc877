import type { ReactNode } from 'react';
import { seedOf } from '#src/components/climb/noise.ts';
import { landPath, ridgePath } from '#src/components/climb/paths.ts';
import { sceneOf } from '#src/components/climb/profile.ts';
import { Contours } from '#src/components/contours/contours.tsx';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { names, slots } from '#src/components/style/style.ts';
import type { ContentEntry } from '#src/features/content/content-data.ts';
import { titleOf } from '#src/features/content/entries.ts';

const box = { width: 1000, height: 144 };

/** The edge between a page's head and its text: two rows of hills, the nearer one in the page's color. */
const Ridge = ({ of }: { of: string }) => {
  const near = sceneOf(of, 2.2);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={slots('content')('ridge')}
      aria-hidden="true"
    >
      <path d={landPath(sceneOf(`${of} beyond`, 1.2), box)} />
      <path d={landPath(near, box)} />
      <path d={ridgePath(near, box)} />
    </svg>
  );
};

type TopProps = {
  entry: ContentEntry;
  kind?: 'story' | undefined;
  kicker?: ReactNode;
  byline?: ReactNode;
};

/** Heads have different colors; one in three has the plain one. */
const toneOf = (land: string) => (['forest', 'amber', undefined] as const)[(seedOf(land) >>> 16) % 3];

/** A written page's head: its subject above the land of its picture, with its illustration where there is one. */
export const Top = ({ entry, kind, kicker, byline }: TopProps) => {
  const land = entry.picture ?? entry.path;
  const at = slots('content', { kind, tone: toneOf(land) });
  return (
    <header className={at('top')}>
      <Contours id={land} />
      <Ridge of={land} />
      <div className={names(slots('frame')('container'), at('inner'))}>
        <div>
          {kicker ? <p className={at('kicker')}>{kicker}</p> : null}
          <h1 tabIndex={-1} className={at('title')}>
            {titleOf(entry)}
          </h1>
          {entry.description ? <p className={at('lede')}>{entry.description}</p> : null}
          {byline ? <p className={at('byline')}>{byline}</p> : null}
        </div>
        {entry.pictureText === undefined ? null : (
          <Illustration isFirst of={land} alt={entry.pictureText} className={at('scene')} />
        )}
      </div>
    </header>
  );
};
