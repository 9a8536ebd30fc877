import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { markField } from '#src/features/search/suggestions/suggestion-ids.ts';

const Suggestions = lazyComponent(
  async () => (await import('#src/features/search/suggestions/suggestions.tsx')).Suggestions,
);

/**
 * A form that shows its results below itself while one types needs no list. A form that React has not hydrated must not get one: React
 * would replace it, without what was typed. It signals when it is ready.
 */
const forms = 'form[role="search"]:not([data-live], [data-hydrating])';

type Search = { field: HTMLInputElement; path: SearchPath };

/** The field of a search for people and pelotons, and the place for its results. */
const searchOf = (target: EventTarget | null): Search | null => {
  const field = target instanceof HTMLInputElement && target.name === 'query' ? target : null;
  const path = field?.closest<HTMLFormElement>(forms)?.getAttribute('action');
  return field && (path === '/search' || path === '/give/search') ? { field, path } : null;
};

/** Adds suggestions to every search field on every page. The script loads only for people who type. */
export const SearchSuggestions = () => {
  const [typedIn, setTypedIn] = useState<Search | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const type = (search: Search | null) => {
      if (search !== null) setTypedIn((before) => (before?.field === search.field ? before : search));
    };
    const end = () => setTypedIn(null);
    const enter = (target: EventTarget | null) => {
      const search = searchOf(target);
      if (search === null) return;
      markField(search.field);
      if (search.field.value !== search.field.defaultValue) type(search);
    };
    // A fast person may be in the field already, and may have typed.
    enter(document.activeElement);
    document.addEventListener('focusin', ({ target }) => enter(target), { signal });
    document.addEventListener('input', ({ target }) => type(searchOf(target)), { signal });
    // The list closes when the person leaves the field or submits it. A form that hydrates is replaced, with its focus.
    const leave = () => (searchOf(document.activeElement) === null ? end() : enter(document.activeElement));
    document.addEventListener('focusout', () => setTimeout(leave), { signal });
    document.addEventListener('submit', end, { signal });
    return () => stop.abort();
  }, []);
  if (typedIn === null) return null;
  return (
    <Suspense fallback={null}>
      <Suggestions key={typedIn.field.id} {...typedIn} />
    </Suspense>
  );
};
