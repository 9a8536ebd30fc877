import { defineSlotRecipe } from '@pandacss/dev';

/** The head of a page, over contour lines, full width. */
export const hero = defineSlotRecipe({
  className: 'hero',
  slots: ['root', 'inner', 'byline', 'kicker', 'title', 'lede', 'actions', 'drawing'],
  base: {
    root: {
      position: 'relative',
      overflow: 'hidden',
      // The names that a search suggests overlap the page below.
      '&:has([role=listbox])': { overflow: 'clip visible', zIndex: '1' },
      // Full width from any position; `main` clips what the scroll bar covers.
      width: '100vw',
      ms: 'calc(50% - 50vw)',
      bg: 'paper.deep',
      borderBottom: '1px solid token(colors.line)',
    },
    inner: {
      position: 'relative',
      zIndex: '1',
      pt: { base: '12', md: '24' },
      pb: { base: '10', md: '20' },
      '.portrait__cover + &': { pt: '0' },
    },
    // A portrait is at the lower edge of the cover.
    byline: {
      '.portrait__cover + * > &': { mt: { base: '-3.25rem', md: '-4.5rem' }, alignItems: 'end' },
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      mb: '5',
      '& > p': { mb: '0', minWidth: '0', overflowWrap: 'anywhere' },
    },
    kicker: { fontWeight: 'bold', mb: '4' },
    // In em, not ch: ch changes when the web font loads, and the lines change with it.
    title: { textStyle: 'hero', maxWidth: '9.4em', _focusVisible: { outline: 'none', boxShadow: 'none' } },
    lede: { textStyle: 'lede', mt: '6', maxWidth: '34.75em' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', mt: '8' },
    drawing: { mt: { base: '4', md: '8' } },
  },
  variants: {
    // The mountains need room below the text.
    scenery: { true: { inner: { pb: { base: '48', md: '52' } } } },
    // On a wide screen a part of the page reaches up beside the text.
    beside: {
      true: {
        inner: {
          pt: { base: '6', md: '14' },
          pb: { base: '6', md: '14' },
          // A cover gives it enough height.
          '.portrait__cover + &': { minHeight: '0', pb: { base: '6', md: '7' } },
          md: { minHeight: '25rem', '& > *': { marginInlineEnd: '22rem' } },
          lg: { '& > *': { marginInlineEnd: '29rem' } },
        },
        title: { textStyle: { base: 'hero', md: 'title', lg: 'hero' }, overflowWrap: 'anywhere' },
        lede: { mt: '5' },
        actions: { mt: '5' },
      },
    },
    // A low head, so that the page below is visible at once: the text, with the drawing beside it.
    brief: {
      true: {
        inner: {
          display: 'grid',
          // Without a drawing the text has the whole width.
          '&:not(:has(> .hero__drawing))': { display: 'block' },
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) minmax(0, 1fr)',
            lg: 'minmax(0, 42rem) minmax(20rem, 25rem)',
          },
          // The last row takes the rest of the drawing's height, so that the text stays together.
          gridTemplateRows: { sm: 'repeat(4, auto) 1fr' },
          columnGap: { sm: '10', lg: '16' },
          justifyContent: 'space-between',
          pt: { base: '5', md: '10' },
          pb: { base: '5', md: '8' },
        },
        kicker: { mb: '2' },
        title: { textStyle: { base: 'heading', sm: 'title' }, maxWidth: 'none' },
        lede: { mt: { base: '3', md: '5' }, textStyle: 'body' },
        actions: { mt: '6' },
        drawing: {
          mt: '0',
          sm: { gridColumn: '2', gridRow: '1 / span 5', alignSelf: 'end' },
          '& .climb__picture': { smDown: { height: '3.5rem', mt: '14' } },
        },
      },
    },
  },
});

export const scenery = defineSlotRecipe({
  className: 'scenery',
  slots: ['root', 'land', 'far', 'near', 'road', 'rider'],
  base: {
    root: {
      position: 'absolute',
      insetInline: '0',
      insetBlockEnd: '0',
      // On a tablet the text is over the hills, not beside them.
      height: { base: '11rem', sm: '46%', md: '68%' },
      pointerEvents: 'none',
      containerType: 'size',
    },
    land: { position: 'absolute', inset: '0', width: 'full', height: 'full', overflow: 'visible' },
    far: { fill: 'climb.ahead' },
    near: { fill: 'jersey' },
    road: { fill: 'none', stroke: 'jersey.ink', strokeWidth: '4px', vectorEffect: 'non-scaling-stroke' },
    rider: {
      position: 'absolute',
      width: { base: '2.75rem', md: '4.5rem' },
      transformOrigin: '0 0',
      transform: 'translate(-50%, -98%)',
      color: 'ink',
      '& svg': { display: 'block', width: 'full', height: 'auto' },
    },
  },
});
