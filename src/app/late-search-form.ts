import { latePart } from './late.tsx';

/** The field that looks for somebody by name, below what a page about giving says. */
export const lateSearchForm = latePart(
  async () => (await import('#src/features/search/search-form.tsx')).SearchForm,
);
