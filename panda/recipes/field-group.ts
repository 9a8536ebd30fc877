import { defineSlotRecipe } from '@pandacss/dev';

/** The parts of a form, and fields in a row. */
export const fieldGroup = defineSlotRecipe({
  className: 'field-group',
  slots: ['root', 'head', 'title', 'note', 'row'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', minWidth: '0' },
    head: { display: 'grid', gap: '1' },
    title: { textStyle: 'label' },
    note: { color: 'ink.soft', textStyle: 'small' },
    row: {
      display: 'grid',
      gap: '5',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    },
  },
  variants: {
    emphasis: {
      question: {
        head: { gap: '1.5', pt: '4', borderTop: '2px solid token(colors.ink)' },
        title: { textStyle: 'subheading' },
        note: { textStyle: 'body', maxWidth: 'measure' },
      },
    },
  },
});
