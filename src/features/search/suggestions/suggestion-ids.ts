/** The id of a field's list; the header's field and a page's may both be there. */
export const listId = (field: HTMLInputElement): string => `${field.id || 'site-search'}-names`;

/**
 * Marks a search field as a combobox. A field of the type `search` may not be one, so it becomes a text field, which looks and works the
 * same here.
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
