import { defineSlotRecipe } from '@pandacss/dev';

/** The years as a mountain range: as high as the amount raised, with a dashed line at the goal. */
export const chart = defineSlotRecipe({
  className: 'chart',
  slots: ['root', 'range', 'year', 'land', 'goal', 'sum', 'name', 'numbers'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      '& > figcaption': { textStyle: 'small', color: 'ink.soft' },
      // The source of the numbers, beside the link to them.
      md: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '& > :first-child': { gridColumn: '1 / -1' },
        '& > figcaption': { mt: '8', py: '2' },
      },
    },
    range: {
      display: 'flex',
      height: { base: '14rem', md: '16rem' },
      pt: '12',
      px: '3%',
      borderBottom: '2px solid token(colors.ink)',
    },
    year: { position: 'relative', flex: '1 1 0', minWidth: '0', maxWidth: '24rem' },
    land: {
      position: 'absolute',
      insetInline: '-9%',
      insetBlockEnd: '0',
      '& svg': { display: 'block', width: 'full', height: 'full', overflow: 'visible' },
      '& path': {
        fill: 'climb.ahead',
        stroke: 'ink',
        strokeWidth: '2px',
        strokeLinejoin: 'round',
        vectorEffect: 'non-scaling-stroke',
      },
      '[data-current] > & path': { fill: 'jersey', stroke: 'jersey.ink', _dark: { stroke: 'jersey' } },
    },
    goal: {
      position: 'absolute',
      insetInline: '0',
      borderTop: '2px dashed token(colors.ink)',
      textStyle: 'small',
      fontWeight: 'bold',
      '& span': {
        position: 'absolute',
        insetInlineStart: '0',
        insetBlockEnd: '0.25rem',
        whiteSpace: 'nowrap',
      },
    },
    sum: {
      position: 'absolute',
      transform: 'translateX(-50%)',
      pb: '2',
      whiteSpace: 'nowrap',
      textStyle: 'label',
      fontVariantNumeric: 'tabular-nums',
    },
    name: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 0.5rem)',
      insetInline: '0',
      textAlign: 'center',
      textStyle: 'small',
      fontWeight: 'bold',
    },
    numbers: {
      mt: '8',
      '& > summary': {
        width: 'fit-content',
        textStyle: 'small',
        fontWeight: 'medium',
        py: '2',
      },
    },
  },
  variants: {
    // A person's few years, beside text: as wide as needed, and low.
    size: {
      small: {
        range: { height: '12rem', px: '5%', maxWidth: '34rem' },
        year: { maxWidth: '11rem' },
        // Without a drawing, the table follows its title directly.
        numbers: { '&:first-child': { mt: '0' } },
      },
    },
  },
});
