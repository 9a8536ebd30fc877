import { defineSlotRecipe } from '@pandacss/dev';

/** The list of a page's parts beside them: the one sidebar of written pages. */
export const besideParts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem',
  columnGap: '16',
} as const;

/** The link to a part where the list is a line. */
export const pill = {
  display: 'flex',
  alignItems: 'center',
  columnGap: '2',
  minHeight: 'touch',
  px: '4',
  border: '1.5px solid token(colors.edge)',
  borderRadius: 'full',
  fontWeight: 'medium',
  color: 'ink',
  // The current one keeps its look under the pointer.
  '&:not([aria-current]):hover': { borderColor: 'ink', bg: 'surface' },
} as const;

export const contentsList = defineSlotRecipe({
  className: 'contents-list',
  slots: ['root', 'fold', 'column', 'title', 'list'],
  base: {
    root: {
      alignSelf: 'start',
      minWidth: '0',
      _desktop: { position: 'sticky', top: '8', maxHeight: 'calc(100vh - 4rem)', overflowY: 'auto' },
      _print: { display: 'none' },
    },
    fold: {
      _desktop: { display: 'none' },
      borderBlock: '2px solid token(colors.ink)',
      '& > summary': { minHeight: 'touch', py: '3', fontWeight: 'bold' },
      '& > ol': { pb: '3' },
    },
    column: { display: 'none', _desktop: { display: 'block' }, borderTop: '6px solid token(colors.ink)' },
    title: { textStyle: 'label', py: '3' },
    list: {
      listStyle: 'none',
      m: '0',
      p: '0',
      '& a': {
        display: 'block',
        py: { base: '2.5', xl: '2' },
        borderTop: '1px solid token(colors.line)',
        color: 'ink.soft',
        textDecoration: 'none',
        _hover: { color: 'ink', borderTopColor: 'ink' },
      },
    },
  },
});
