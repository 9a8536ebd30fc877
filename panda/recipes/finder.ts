import { defineSlotRecipe } from '@pandacss/dev';
import { menuItem, menuPanel } from './menu-look.ts';

/** A field that searches while a person types, and the list of results. */
export const finder = defineSlotRecipe({
  className: 'finder',
  slots: ['root', 'list', 'option'],
  base: {
    // What is scrolled into view comes to lie above the bar at the bottom.
    root: {
      position: 'relative',
      '& :is([role=listbox], [role=option])': { lgDown: { scrollMarginBottom: '9rem' } },
    },
    // It covers what comes next, so that nothing moves while a person types.
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
