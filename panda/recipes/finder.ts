import { defineSlotRecipe } from '@pandacss/dev';
import { menuItem, menuPanel } from './menu-look.ts';

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
      insetInline: '0',
      insetBlockStart: '100%',
      m: '0',
      mt: '2',
      listStyle: 'none',
      ...menuPanel,
      _empty: { display: 'none' },
    },
    option: menuItem,
  },
});
