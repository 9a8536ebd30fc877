import { defineSlotRecipe } from '@pandacss/dev';

const serif = "Georgia, 'Times New Roman', serif";

/** Six companies, each with its own style: a mark, and its name in its own type, all in the colour of their place. */
export const funderMark = defineSlotRecipe({
  className: 'funder-mark',
  slots: ['root', 'mark', 'name', 'rest'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      color: 'currentcolor',
      fontFamily: 'display',
      fontSize: '1.0625rem',
      lineHeight: '1.05',
    },
    mark: { flexShrink: '0', width: '2.375rem', height: '2.375rem' },
    name: { display: 'grid', gap: '0.5', fontWeight: 'black' },
    rest: { fontSize: '0.75rem', fontWeight: 'medium' },
  },
  variants: {
    house: {
      northfell: {
        name: { textTransform: 'uppercase', letterSpacing: '-0.03em' },
        rest: { letterSpacing: '0.13em' },
      },
      castleby: {
        root: { fontFamily: serif },
        name: { fontWeight: 'bold' },
        rest: { letterSpacing: '0.02em' },
      },
      saltmarsh: {
        root: { fontFamily: serif, fontStyle: 'italic', fontSize: '1.1875rem' },
        name: { fontWeight: 'normal' },
      },
      larkin: {
        root: { fontFamily: 'text' },
        name: {
          fontWeight: 'bold',
          textTransform: 'uppercase',
          letterSpacing: '0.1em',
          fontSize: '0.9375rem',
        },
        rest: { letterSpacing: '0.06em' },
      },
      ashgrove: { name: { fontWeight: 'medium', fontSize: '1.1875rem', letterSpacing: '-0.02em' } },
      marlow: {
        root: { fontFamily: 'text' },
        name: { fontWeight: 'bold', fontSize: '0.9375rem' },
        rest: { fontSize: '0.6875rem', letterSpacing: '0.04em' },
      },
    },
  },
});
