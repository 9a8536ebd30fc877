import { dateText } from '#src/components/format/date.ts';
import { slots } from '#src/components/style/style.ts';
import type { ContentEntry } from '#src/features/content/content-data.ts';
import { useEntries, useNewest } from '#src/features/content/entries.ts';
import { Tiles } from '#src/features/content/lists/tile.tsx';

const headings = {
  story: 'More stories',
  news: 'More news',
  resource: 'More to use',
  training: 'The other plans',
} as const;

/** The kinds whose entries are separate pages in a series. */
export type SeriesKind = keyof typeof headings;

export const isSeries = (kind: ContentEntry['kind']): kind is SeriesKind => kind in headings;

/** Further reading: the following entries, and after the last the first again. */
export const More = ({ entry, kind }: { entry: ContentEntry; kind: SeriesKind }) => {
  const [ordered, newest] = [useEntries(kind), useNewest(kind)];
  const all = kind === 'news' ? newest : ordered;
  const place = all.findIndex(({ path }) => path === entry.path);
  const next = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))].slice(0, 3);
  if (next.length === 0) return null;
  return (
    <aside className={slots('content')('more')} aria-labelledby="more">
      <h2 id="more">{headings[kind]}</h2>
      <Tiles
        entries={next}
        kickerOf={({ date, person }) => (kind === 'news' && date !== null ? dateText(date) : person)}
      />
    </aside>
  );
};
