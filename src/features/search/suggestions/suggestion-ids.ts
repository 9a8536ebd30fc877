/** The list that belongs to a field; the header's field and a page's may both be there. */
export const listId = (field: HTMLInputElement): string => `${field.id || 'site-search'}-names`;

/**
 * Says of a search field that it opens a list while one types. A field of the type `search` may not say so: it becomes one of text,
 * which looks and works the same here.
 */
export const markField = (field: HTMLInputElement): void => {
  field.type = 'text';
  const said = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': listId(field),
  };
  for (const [name, value] of Object.entries(said)) field.setAttribute(name, value);
};
