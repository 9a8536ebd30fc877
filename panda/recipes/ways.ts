import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';

/** The ways to pay: rows in one card, the chosen one open. */
export const ways = defineSlotRecipe({
  className: 'ways',
  slots: ['list', 'way', 'head', 'dot', 'name', 'panel'],
  base: {
    list: {
      bg: 'surface',
      border: '1.5px solid token(colors.edge)',
      borderRadius: 'card',
    },
    way: {
      borderTop: '1px solid token(colors.line)',
      _first: { borderTop: '0' },
    },
    head: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '3.5rem',
      px: '5',
      py: '2',
      borderRadius: 'card',
      cursor: 'pointer',
      '& > svg': { flexShrink: '0', width: '1.4rem', height: '1.4rem', color: 'ink.soft' },
      _hover: { bg: 'surface.raised' },
      '&:has(:focus-visible)': { ...focusRing, zIndex: '1' },
      '&:has(:disabled)': { cursor: 'not-allowed', color: 'ink.soft' },
      '& .choice-group__mark': { width: '1.5rem', height: '1.5rem' },
      '& input:focus-visible + .choice-group__mark': { outline: 'none', boxShadow: 'none' },
    },
    dot: {
      width: '0.6rem',
      height: '0.6rem',
      borderRadius: 'full',
      bg: 'jersey.ink',
      visibility: 'hidden',
      'input:checked + * > &': { visibility: 'visible' },
    },
    name: { flex: '1', minWidth: '0', fontWeight: 'medium', '[data-chosen] > * > &': { fontWeight: 'bold' } },
    panel: { px: '5', pt: '2', pb: '6', '& > p': { color: 'ink.soft', maxWidth: 'measure' } },
  },
});
