import { defineSlotRecipe } from '@pandacss/dev';

export const course = defineSlotRecipe({
  className: 'course',
  slots: ['elevation', 'top', 'hills', 'land', 'ridge', 'marks'],
  base: {
    elevation: { display: 'block', position: 'relative' },
    top: {
      display: 'block',
      textStyle: 'caption',
      color: 'ink.soft',
      mb: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    hills: { display: 'block', width: 'full', overflow: 'visible' },
    land: { fill: 'climb.ahead' },
    ridge: {
      fill: 'none',
      stroke: 'ink',
      strokeWidth: '2px',
      vectorEffect: 'non-scaling-stroke',
      strokeLinejoin: 'round',
    },
    marks: {
      display: 'flex',
      justifyContent: 'space-between',
      borderTop: '2px solid token(colors.ink)',
      pt: '1.5',
      textStyle: 'caption',
      color: 'ink.soft',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    size: {
      full: { hills: { height: { base: '6rem', md: '9rem' } } },
      bare: { elevation: { pt: '5' }, hills: { height: '4rem', overflow: 'hidden' } },
    },
  },
});
