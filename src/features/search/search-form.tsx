import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { queryOf } from '#machines/search/search-query.ts';
import { buttonLook } from '#src/components/button/button.tsx';
import { useIsHydrating } from '#src/components/lazy/use-is-hydrating.ts';
import { slots } from '#src/components/style/style.ts';
import { css } from '#styled-system/css';
import { type SearchPath, searchLink } from './search-address.ts';

/** Milliseconds after the last key before the search starts. */
const pause = 250;

/** Fewer letters find nearly everybody. */
const fewest = 2;

/**
 * Searches while the person types on the results page: the address contains the search, and replaces the previous one, so that Back leaves
 * the search. The field stays unchanged unless something else changed the address.
 * @param text the search in the address
 */
const useTypedSearch = (path: SearchPath, text: string, isLive: boolean) => {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (text === searched.current) return;
    searched.current = text;
    if (field.current) field.current.value = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const seek = (typed: string, isReplaced: boolean) => {
    clearTimeout(timer.current);
    searched.current = queryOf(typed).text;
    void router.navigate({ ...searchLink(path, { text: typed }), replace: isReplaced });
  };

  const type = (typed: string) => {
    clearTimeout(timer.current);
    const { text: wanted } = queryOf(typed);
    if (!isLive || wanted === searched.current || [...wanted].length < fewest) return;
    timer.current = setTimeout(() => seek(typed, true), pause);
  };

  // Handles text typed before hydration.
  const typeEarly = useEffectEvent(() => type(field.current?.value ?? ''));
  useEffect(() => typeEarly(), []);

  return { field, type, submit: (typed: string) => seek(typed, false) };
};

type SearchFormProps = {
  /** The page with the results. */
  path: SearchPath;
  label: ReactNode;
  hint?: ReactNode;
  /** The last search. */
  text?: string | undefined;
  /** The page's main action, so its button is the primary one. */
  isFirst?: boolean | undefined;
  /** The results are below, and follow what is typed. */
  isLive?: boolean | undefined;
};

const row = css({
  display: 'flex',
  gap: { base: '2', sm: '3' },
  '& > :first-child': { flex: '1', minWidth: '0' },
});

/** A search by name. A plain form, so that it works without scripts. */
export const SearchForm = ({
  path,
  label,
  hint,
  text = '',
  isFirst = true,
  isLive = false,
}: SearchFormProps) => {
  const id = useId();
  const { field, type, submit } = useTypedSearch(path, text, isLive);
  const isHydrating = useIsHydrating();
  // A fast person may be in the field already, before this script could listen.
  useEffect(() => {
    if (!isHydrating && field.current === document.activeElement)
      field.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [isHydrating, field]);
  const at = slots('field', { width: 'full' });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(String(new FormData(event.currentTarget).get('query') ?? ''));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
    <form
      role="search"
      aria-label="People and pelotons"
      action={path}
      data-live={isLive || undefined}
      data-hydrating={isHydrating || undefined}
      onSubmit={search}
      className={css({ maxWidth: 'form' })}
    >
      <label htmlFor={id} className={at('label')}>
        {label}
      </label>
      <div className={row}>
        <div>
          <span className={at('box')}>
            <input
              ref={field}
              id={id}
              type="search"
              name="query"
              defaultValue={text}
              onInput={(event) => type(event.currentTarget.value)}
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
              aria-describedby={hint ? `${id}-hint` : undefined}
              className={at('input')}
            />
          </span>
          {/* The suggestions appear here. */}
          <div data-found className={css({ position: 'relative' })} />
        </div>
        <button type="submit" className={buttonLook({ tone: isFirst ? 'primary' : 'plain' })}>
          Search
        </button>
      </div>
      {hint ? (
        <p id={`${id}-hint`} className={at('hint')}>
          {hint}
        </p>
      ) : null}
    </form>
  );
};
