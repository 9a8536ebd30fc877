import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';

/** The payment methods: tiles side by side, and the fields of the chosen one below. */
export const ways = defineSlotRecipe({
  className: 'ways',
  slots: ['list', 'way', 'input', 'panel'],
  base: {
    list: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
    },
    way: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '1',
      minHeight: '3.5rem',
      px: '1.5',
      py: '1.5',
      bg: 'surface',
      border: '1.5px solid token(colors.edge)',
      borderRadius: 'field',
      cursor: 'pointer',
      textStyle: 'small',
      lineHeight: '1.2',
      textAlign: 'center',
      fontWeight: 'medium',
      '& > svg': { width: '1.3rem', height: '1.3rem' },
      // The chosen tile keeps its colour under the pointer.
      '&:hover:not(:has(:checked))': { borderColor: 'ink', bg: 'surface.raised' },
      '&[data-wide]': {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: '3',
        justifyItems: 'start',
        alignItems: 'center',
        px: '4',
        minHeight: '3.25rem',
        textAlign: 'start',
      },
      '&:has(:focus-visible)': focusRing,
      '&:has([aria-invalid="true"])': { borderColor: 'brick' },
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'ink.soft', borderColor: 'line' },
      '&:has(:checked)': {
        bg: 'jersey',
        color: 'jersey.ink',
        borderColor: 'jersey.ink',
        fontWeight: 'bold',
      },
      '@media (forced-colors: active)': {
        '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' },
      },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      opacity: '0',
      m: '0',
      cursor: 'inherit',
    },
    panel: { mt: { base: '4', sm: '6' }, '& > p': { color: 'ink.soft', maxWidth: 'measure' } },
  },
});
