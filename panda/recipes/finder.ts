import { defineSlotRecipe } from '@pandacss/dev';

/** A field that finds while one types, and the list of what it found. */
export const finder = defineSlotRecipe({
  className: 'finder',
  slots: ['root', 'list', 'option'],
  base: {
    // Whatever is brought into view comes to lie above the bar at the thumb.
    root: {
      position: 'relative',
      '& :is([role=listbox], [role=option])': { lgDown: { scrollMarginBottom: '9rem' } },
    },
    // It lies over what comes next, so that nothing moves while one types.
    list: {
      position: 'absolute',
      zIndex: 'overlay',
      insetInline: '0',
      insetBlockStart: '100%',
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
