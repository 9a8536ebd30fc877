import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';

export const searchBox = defineSlotRecipe({
  className: 'search-box',
  slots: ['root', 'input', 'button'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minWidth: '0',
      borderRadius: 'full',
      border: '1.5px solid token(colors.edge)',
      bg: 'surface',
      color: 'ink',
      _hover: { borderColor: 'ink' },
      '&:has(input:focus-visible)': focusRing,
    },
    input: {
      flex: '1',
      width: '12rem',
      minWidth: '0',
      minHeight: 'calc(token(sizes.touch) - 3px)',
      ps: '4',
      bg: 'transparent',
      color: 'ink',
      fontSize: 'md',
      borderRadius: 'full',
      appearance: 'none',
      _placeholder: { color: 'ink.soft', opacity: '1' },
      '&::-webkit-search-cancel-button': { display: 'none' },
      // The whole box shows the focus.
      _focusVisible: { outline: 'none', boxShadow: 'none' },
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: 'touch',
      minHeight: 'calc(token(sizes.touch) - 3px)',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'surface.raised' },
    },
  },
});
