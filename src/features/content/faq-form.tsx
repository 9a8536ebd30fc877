import type { FormEvent, InputHTMLAttributes, ReactNode } from 'react';
import { SearchField } from './search-field.tsx';

type FaqFormProps = {
  /** What makes the field live; without it the form stands as the server writes it. */
  field?: InputHTMLAttributes<HTMLInputElement>;
  onSubmit?: (event: FormEvent) => void;
  /** What has been found. */
  status: string;
  children?: ReactNode;
};

/** The search over the questions: the same in the page as it comes and once it works, so that nothing changes under anybody's eyes. */
export const FaqForm = ({ field, onSubmit, status, children }: FaqFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: browsers of early 2023 don't know <search>
  <form role="search" aria-label="Questions" onSubmit={onSubmit}>
    <SearchField {...field} id="faq-query" label="Search the questions" />
    <p role="status">{status}</p>
    {children}
  </form>
);
