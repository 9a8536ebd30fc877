import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '#src/components/lazy/lazy-component.ts';
import type { SearchPath } from '#src/features/search/search-address.ts';
import { markField } from '#src/features/search/suggestions/suggestion-ids.ts';

const Suggestions = lazyComponent(
  async () => (await import('#src/features/search/suggestions/suggestions.tsx')).Suggestions,
);

/**
 * A form that shows its results below itself as one types needs no list. One that React has not hydrated yet must not get one: React
 * would put a new form in its place, without what was typed. It tells when it is ready.
 */
const forms = 'form[role="search"]:not([data-live], [data-hydrating])';

type Search = { field: HTMLInputElement; path: SearchPath };

/** The field of a search for people and pelotons, and where its results would be shown. */
const searchOf = (target: EventTarget | null): Search | null => {
  const field = target instanceof HTMLInputElement && target.name === 'query' ? target : null;
  const path = field?.closest<HTMLFormElement>(forms)?.getAttribute('action');
  return field && (path === '/search' || path === '/give/search') ? { field, path } : null;
};

/** Lets every search on every page suggest names: no page carries the script for it, nor does anybody load it who doesn’t type. */
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
    // Who was quicker than the app is in it already, and may have typed.
    enter(document.activeElement);
    document.addEventListener('focusin', ({ target }) => enter(target), { signal });
    document.addEventListener('input', ({ target }) => type(searchOf(target)), { signal });
    // Whoever leaves the field or sends it wants no list any more. A form whose script comes is put in its place, focus and all.
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
