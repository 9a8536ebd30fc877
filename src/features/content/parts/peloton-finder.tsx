import Search from 'lucide-react/icons/search';
import { longestQuery } from '#machines/search/search-query.ts';
import { Button } from '#src/components/button/button.tsx';
import { slots } from '#src/components/style/style.ts';

/** A search for pelotons by name, which works without scripts, too. */
export const PelotonFinder = () => {
  const at = slots('field');
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
    <form role="search" aria-label="Pelotons" action="/search" className={slots('content')('finder')}>
      <input type="hidden" name="type" value="Peloton" />
      <label htmlFor="peloton-query" className={at('label')}>
        Name of the peloton
      </label>
      <span className={at('box')}>
        <input
          id="peloton-query"
          name="query"
          type="search"
          maxLength={longestQuery}
          autoComplete="off"
          className={at('input')}
        />
      </span>
      <Button type="submit" tone="plain" icon={<Search aria-hidden />}>
        Find a peloton
      </Button>
    </form>
  );
};
