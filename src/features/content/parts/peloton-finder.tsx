import Search from 'lucide-react/icons/search';
import { Button } from '#src/components/button/button.tsx';
import { slots } from '#src/components/style/style.ts';
import { SearchField } from '#src/features/content/search-field.tsx';

/** A search for pelotons by name, which works without scripts, too. */
export const PelotonFinder = () => (
  // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
  <form role="search" aria-label="Pelotons" action="/search" className={slots('content')('finder')}>
    <input type="hidden" name="type" value="Peloton" />
    <SearchField id="peloton-query" label="Name of the peloton" />
    <Button type="submit" tone="plain" icon={<Search aria-hidden />}>
      Find a peloton
    </Button>
  </form>
);
