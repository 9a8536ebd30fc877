import { defineSlotRecipe } from '@pandacss/dev';
import { pill } from './contents-list.ts';

/** The views of one page: a line of pills, to swipe on a phone. */
export const pageTabs = defineSlotRecipe({
  className: 'page-tabs',
  slots: ['root', 'list', 'tab', 'count'],
  base: {
    root: { minWidth: '0', textStyle: 'small', _print: { display: 'none' } },
    // On a phone the last visible one is cut off, which shows that there are more.
    list: {
      display: 'flex',
      flexWrap: { base: 'nowrap', sm: 'wrap' },
      gap: '2',
      listStyle: 'none',
      m: '0',
      mx: { base: '-5', sm: '0' },
      px: { base: '5', sm: '0' },
      py: '1.5',
      overflowX: { base: 'auto', sm: 'visible' },
      scrollbarWidth: 'none',
      '& li': { flexShrink: '0' },
    },
    tab: {
      ...pill,
      textDecoration: 'none',
      '&[aria-current]': { bg: 'ink', borderColor: 'ink', color: 'paper', fontWeight: 'bold' },
    },
    count: {
      minWidth: '6',
      px: '1.5',
      textAlign: 'center',
      lineHeight: '1.5',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      bg: 'jersey',
      color: 'jersey.ink',
      border: '1px solid token(colors.ink)',
      borderRadius: 'full',
    },
  },
});
