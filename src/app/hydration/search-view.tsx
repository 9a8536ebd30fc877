import type { ComponentProps } from 'react';
import { Leaderboards } from '#src/features/leaderboard/leaderboards.tsx';
import { SearchPage } from '#src/features/search/search-page.tsx';

type SearchViewProps = Omit<ComponentProps<typeof SearchPage>, 'below'> &
  Partial<ComponentProps<typeof Leaderboards>>;

/** A search with its results. Below it, unless left out, the people who are riding. */
export const SearchView = ({ came, ...props }: SearchViewProps) => (
  <SearchPage {...props} below={came === undefined ? null : <Leaderboards came={came} />} />
);
