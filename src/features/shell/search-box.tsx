import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { longestQuery, queryOf } from '#machines/search/search-query.ts';
import { slots } from '#src/components/style/style.ts';
import { afterFrame } from './after-frame.ts';
import { Icon } from './icons.tsx';

/** The address of a search; an empty one leads to the giving page. */
export const searchPlace = (typed: string): string => {
  const { text } = queryOf(typed);
  return text === '' ? '/give' : `/search?query=${encodeURIComponent(text)}`;
};

/** A plain form, so that it works before hydration and without scripts. */
export const SearchBox = () => {
  const router = useRouter();
  const at = slots('searchBox');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('query') ?? '');
    afterFrame(() => void router.navigate({ href: searchPlace(text) }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
    <form role="search" action="/search" className={at('root')} onSubmit={search}>
      <input
        type="search"
        name="query"
        aria-label="Search people and pelotons"
        placeholder="Search"
        maxLength={longestQuery}
        enterKeyHint="search"
        autoComplete="off"
        className={at('input')}
      />
      <button type="submit" aria-label="Search" className={at('button')}>
        <Icon name="search" />
      </button>
    </form>
  );
};
