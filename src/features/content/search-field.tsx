import type { InputHTMLAttributes } from 'react';
import { longestQuery } from '#machines/search/search-query.ts';
import { slots } from '#src/components/style/style.ts';

type SearchFieldProps = { id: string; label: string } & InputHTMLAttributes<HTMLInputElement>;

/** A search field. It works as static HTML. */
export const SearchField = ({ id, label, ...field }: SearchFieldProps) => {
  const at = slots('field');
  return (
    <>
      <label htmlFor={id} className={at('label')}>
        {label}
      </label>
      <span className={at('box')}>
        <input
          id={id}
          name="query"
          type="search"
          maxLength={longestQuery}
          autoComplete="off"
          className={at('input')}
          {...field}
        />
      </span>
    </>
  );
};
