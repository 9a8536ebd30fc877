import { defineSlotRecipe } from '@pandacss/dev';

/** Where the list of a page's parts stands beside them: the one sidebar of pages that are read. */
export const besideParts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
  columnGap: '12',
} as const;

/** A part's way where the list is a line. */
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
  _hover: { borderColor: 'ink', bg: 'surface' },
} as const;

export const contentsList = defineSlotRecipe({
  className: 'contents-list',
  slots: ['root', 'title', 'list'],
  base: {
    root: {
      alignSelf: 'start',
      minWidth: '0',
      textStyle: 'small',
      _desktop: { position: 'sticky', top: '8', maxHeight: 'calc(100vh - 4rem)', overflowY: 'auto' },
      _print: { display: 'none' },
    },
    title: { fontWeight: 'bold', mb: '2', _mobile: { display: 'none' } },
    list: {
      listStyle: 'none',
      m: '0',
      p: '0',
      '& a': { display: 'block', color: 'ink.soft', textDecoration: 'none', _hover: { color: 'ink' } },
      _desktop: {
        '& a': { py: '1.5', borderTop: '1px solid token(colors.line)', _hover: { borderTopColor: 'ink' } },
      },
      // One line high, so that the first word of the page stays in sight. The last one in view is cut off: there is more.
      _mobile: {
        display: 'flex',
        flexWrap: { base: 'nowrap', sm: 'wrap' },
        gap: '2.5',
        overflowX: 'auto',
        mx: { base: '-5', sm: '0' },
        px: { base: '5', sm: '0' },
        py: '1.5',
        scrollbarWidth: 'none',
        '& li': { flexShrink: '0' },
        '& a': pill,
      },
    },
  },
});
