import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import { longestQuery } from '#machines/search/search-query.ts';
import { slots } from '#src/components/style/style.ts';

type FaqFormProps = {
  /** What makes the field live; without it the form stands as the server writes it. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  onSubmit?: (event: FormEvent) => void;
  /** What has been found. */
  status: string;
  children?: ReactNode;
};

/** The search over the questions: the same in the page as it comes and once it works, so that nothing changes under anybody's eyes. */
export const FaqForm = ({ field, onSubmit, status, children }: FaqFormProps) => {
  const at = slots('field');
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
    <form role="search" aria-label="Questions" onSubmit={onSubmit}>
      <label htmlFor="faq-query" className={at('label')}>
        Search the questions
      </label>
      <span className={at('box')}>
        <input
          id="faq-query"
          name="query"
          type="search"
          maxLength={longestQuery}
          autoComplete="off"
          className={at('input')}
          {...field}
        />
      </span>
      <p role="status">{status}</p>
      {children}
    </form>
  );
};
