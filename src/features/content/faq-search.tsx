import { type RefObject, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { apostrophes } from '#machines/form/apostrophes.ts';
import { longestQuery } from '#machines/search/search-query.ts';
import { counted } from '#src/components/format/numbers.ts';
import { look } from '#src/components/style/style.ts';
import { FaqForm } from './faq-form.tsx';
import { showNamed } from './unfold.ts';

/** Ignores case, accents, apostrophes and hyphens, so that “email” finds “e-mail”. */
const plain = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Pd}]/gu, '')
    .toLowerCase();

/** The words of a search, all of which a result must contain. */
export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether a text contains all the words, as a whole or in parts. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};

/** Hides the questions that lack a word, and sections without questions; unfolds the others. Returns how many are left of how many. */
const filterQuestions = (page: ParentNode, query: string): { found: number; all: number } => {
  const words = wordsOf(query);
  const questions = [...page.querySelectorAll<HTMLElement>('[data-question]')];
  for (const question of questions) question.hidden = !hasWords(question.textContent ?? '', words);
  for (const section of page.querySelectorAll<HTMLElement>('[data-section]')) {
    const left = section.querySelectorAll('[data-question]:not([hidden])').length;
    section.hidden = left === 0;
    section.querySelector('[data-count]')?.replaceChildren(counted(left, 'question'));
    if (words.length > 0 && !section.hidden) section.querySelector('details')?.setAttribute('open', '');
  }
  return { found: questions.filter(({ hidden }) => !hidden).length, all: questions.length };
};

const queryInAddress = () =>
  [...(new URLSearchParams(location.search).get('query') ?? '')].slice(0, longestQuery).join('');

/**
 * Writes the search into the address, so that it can be shared. It bypasses the router, which patches the object's own method: nothing
 * loads, and no page restarts.
 */
const keepInAddress = (query: string) => {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('query');
  else address.searchParams.set('query', query);
  History.prototype.replaceState.call(history, history.state, '', address);
};

/** Replaces the form in the page, with the text that was typed while this one loaded. */
const takePlace = (slot: Element): { typed: string; wasTyping: boolean } => {
  const field = slot.querySelector('input');
  const wasTyping = field !== null && field === document.activeElement;
  slot.replaceChildren();
  return { typed: field?.value ?? '', wasTyping };
};

const sayFound = ({ found, all }: { found: number; all: number }) =>
  found === all ? `All ${all} questions` : `${found} of ${all} questions`;

type FaqSearchProps = {
  /** The element that contains the server's HTML of the page. */
  page: RefObject<HTMLElement | null>;
};

/** Filters the questions on the page; without scripts people use the browser's own search. */
export const FaqSearch = ({ page }: FaqSearchProps) => {
  const [slot, setSlot] = useState<Element | null>(null);
  const [wasTyping, setWasTyping] = useState(false);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState({ found: 0, all: 0 });

  const search = useCallback(
    (text: string) => {
      setQuery(text);
      if (page.current !== null) setCount(filterQuestions(page.current, text));
    },
    [page],
  );

  useEffect(() => {
    const openNamed = (isWanted: boolean) =>
      showNamed(page.current, {
        isWanted,
        // A link to a question or a section ends the previous search.
        onHidden: () => {
          search('');
          keepInAddress('');
        },
      });
    const place = page.current?.querySelector('[data-faq-search]') ?? null;
    const before = place === null ? null : takePlace(place);
    setSlot(place);
    setWasTyping(before?.wasTyping ?? false);
    const typed = before?.typed ?? '';
    const hasTyped = typed.trim() !== '';
    search(hasTyped ? typed : queryInAddress());
    openNamed(!hasTyped);
    const follow = () => openNamed(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [page, search]);

  if (slot === null) return null;
  return createPortal(
    <FaqForm
      onSubmit={(event) => event.preventDefault()}
      status={sayFound(count)}
      field={{
        value: query,
        autoFocus: wasTyping,
        onChange: ({ target }) => {
          search(target.value);
          keepInAddress(target.value.trim());
        },
      }}
    >
      {count.found === 0 ? (
        <p>
          No question has all of these words. Try fewer of them, or{' '}
          <a href="/contact" className={look('link')}>
            write to us
          </a>
          .
        </p>
      ) : null}
    </FaqForm>,
    slot,
  );
};
