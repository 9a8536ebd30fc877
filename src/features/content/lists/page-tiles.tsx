import { useContentData } from '#src/features/content/content-data.ts';
import { Tiles } from './tile.tsx';

/** Pages with their scenes: `of` has their paths, with spaces between them. */
export const PageTiles = ({ of }: { of: string }) => {
  const { entries } = useContentData();
  return <Tiles entries={of.split(' ').flatMap((path) => entries.filter((entry) => entry.path === path))} />;
};
