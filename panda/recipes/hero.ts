import { defineSlotRecipe } from '@pandacss/dev';

/** The top of a page that has something to say, over contour lines, full width. */
export const hero = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'inner', 'kicker', 'title', 'lede', 'actions', 'drawing'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      bg: 'paper.deep',
      borderBottom: '1px solid token(colors.line)',
    },
    inner: { position: 'relative', pt: { base: '12', md: '24' }, pb: { base: '10', md: '20' } },
    kicker: { fontWeight: 'bold', mb: '4' },
    title: { textStyle: 'hero', maxWidth: '14ch', _focusVisible: { outlineOffset: '6px' } },
    lede: { textStyle: 'lede', mt: '6', maxWidth: '52ch' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '4', mt: '8' },
    drawing: { mt: { base: '4', md: '8' } },
  },
});
