import { type RefObject, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { look, slots } from '#src/components/style/style.ts';
import { filterQuestions, questionAt } from './faq-questions.ts';

/** As much as anybody looks for. */
const longest = 200;

const queryInAddress = () => (new URLSearchParams(location.search).get('query') ?? '').slice(0, longest);

/**
 * Keeps the search in the address, so that it can be sent to somebody. Past the router, which patches the object's own
 * method: nothing is loaded for it, and no page begins anew.
 */
const keepInAddress = (query: string) => {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('query');
  else address.searchParams.set('query', query);
  History.prototype.replaceState.call(history, history.state, '', address);
};

const sayFound = ({ found, all }: { found: number; all: number }) =>
  found === all ? `All ${all} questions` : `${found} of ${all} questions`;

type FaqSearchProps = {
  /** The element that the server's HTML of the page is in. */
  page: RefObject<HTMLElement | null>;
};

/** Finds questions among those that stand in the page anyway; without scripts the browser's own search does. */
export const FaqSearch = ({ page }: FaqSearchProps) => {
  const [slot, setSlot] = useState<Element | null>(null);
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
    const openNamed = () => {
      const question = page.current === null ? null : questionAt(page.current, location.hash);
      if (question === null) return;
      // Who follows a link to a question wants that one, whatever was looked for before.
      if (question.hidden) {
        search('');
        keepInAddress('');
      }
      question.open = true;
      question.scrollIntoView({ block: 'start' });
    };
    setSlot(page.current?.querySelector('[data-faq-search]') ?? null);
    search(queryInAddress());
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [page, search]);

  if (slot === null) return null;
  const at = slots('field');
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
    <form role="search" aria-label="Questions" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="faq-query" className={at('label')}>
        Search the questions
      </label>
      <span className={at('box')}>
        <input
          id="faq-query"
          type="search"
          value={query}
          maxLength={longest}
          autoComplete="off"
          className={at('input')}
          onChange={({ target }) => {
            search(target.value);
            keepInAddress(target.value.trim());
          }}
        />
      </span>
      <p role="status">{sayFound(count)}</p>
      {count.found === 0 ? (
        <p>
          No question has all of these words. Try fewer of them, or{' '}
          <a href="/contact" className={look('link')}>
            write to us
          </a>
          .
        </p>
      ) : null}
    </form>,
    slot,
  );
};
