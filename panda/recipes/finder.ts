import { defineSlotRecipe } from '@pandacss/dev';

/** A field that finds while one types, and the list of what it found. */
export const finder = defineSlotRecipe({
  className: 'finder',
  slots: ['root', 'list', 'option'],
  base: {
    root: { position: 'relative' },
    list: {
      m: '0',
      mt: '2',
      p: '1',
      listStyle: 'none',
      bg: 'surface',
      border: '1.5px solid token(colors.ink)',
      borderRadius: 'field',
      _empty: { display: 'none' },
    },
    option: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      px: '3',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'surface.raised' },
      '&[aria-selected="true"]': { bg: 'ink', color: 'paper' },
    },
  },
});
