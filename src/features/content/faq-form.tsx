import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import { SearchField } from './search-field.tsx';

type FaqFormProps = {
  /** The props that activate the field; without them the form is as the server writes it. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  onSubmit?: (event: FormEvent) => void;
  /** The number of results. */
  status: string;
  children?: ReactNode;
};

/** The search over the questions: the same in the server's HTML and after hydration, so that nothing moves. */
export const FaqForm = ({ field, onSubmit, status, children }: FaqFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
  <form role="search" aria-label="Questions" onSubmit={onSubmit}>
    <SearchField {...field} id="faq-query" label="Search the questions" />
    <p role="status">{status}</p>
    {children}
  </form>
);
