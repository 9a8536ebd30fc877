import { useContentData } from '#src/features/content/content-data.ts';
import { Tiles } from './tile.tsx';

/** Pages with their illustrations: `of` has their paths, separated by spaces. */
export const PageTiles = ({ of }: { of: string }) => {
  const { entries } = useContentData();
  return <Tiles entries={of.split(' ').flatMap((path) => entries.filter((entry) => entry.path === path))} />;
};
