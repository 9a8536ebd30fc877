import type { ReactNode } from 'react';
import { Illustration } from '#src/components/illustration/illustration.tsx';
import { Tag } from '#src/components/notice/tag.tsx';
import { slots } from '#src/components/style/style.ts';
import { type ContentEntry, useContentData } from '#src/features/content/content-data.ts';
import { titleOf } from '#src/features/content/entries.ts';

/** Pages with their illustrations: `of` has their paths, separated by spaces. */
export const PageTiles = ({ of }: { of: string }) => {
  const { entries } = useContentData();
  return <Tiles entries={of.split(' ').flatMap((path) => entries.filter((entry) => entry.path === path))} />;
};

/** An entry as a picture with a title; the whole tile is a link. */
const Tile = ({ entry, kicker, level = 3 }: { entry: ContentEntry; kicker?: ReactNode; level?: 2 | 3 }) => {
  const at = slots('entries');
  const Title = `h${level}` as const;
  return (
    <li className={at('tile')}>
      <Illustration of={entry.picture ?? 'home'} alt="" />
      <div className={at('tileText')}>
        {kicker ? <p>{kicker}</p> : null}
        <Title className={at('tileTitle')}>
          <a href={entry.path}>{titleOf(entry)}</a>
        </Title>
        {entry.isDraft ? <Tag tone="warning">Draft</Tag> : null}
        {entry.description ? <p>{entry.description}</p> : null}
      </div>
    </li>
  );
};

type TilesProps = {
  entries: readonly ContentEntry[];
  kickerOf?: (entry: ContentEntry) => ReactNode;
  /** The first tile is large. */
  hasLead?: boolean;
  level?: 2 | 3;
};

export const Tiles = ({ entries, kickerOf, hasLead, level }: TilesProps) => (
  <ul className={slots('entries', { lead: hasLead ? true : undefined })('list')} data-wide>
    {entries.map((entry) => (
      <Tile key={entry.path} entry={entry} kicker={kickerOf?.(entry)} {...(level ? { level } : {})} />
    ))}
  </ul>
);
