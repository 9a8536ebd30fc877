import type { ComponentProps } from 'react';
import { Leaderboards } from '#src/features/leaderboard/leaderboards.tsx';
import { SearchPage } from '#src/features/search/search-page.tsx';

type SearchViewProps = Omit<ComponentProps<typeof SearchPage>, 'below'> &
  Partial<ComponentProps<typeof Leaderboards>>;

/** A search with what it found, and below it, where it isn't left out, who is on the road. */
export const SearchView = ({ came, ...props }: SearchViewProps) => (
  <SearchPage {...props} below={came === undefined ? null : <Leaderboards came={came} />} />
);
