import { defineSlotRecipe } from '@pandacss/dev';

/** Beside a person's story: their progress, and how to help. */
export const giveCard = defineSlotRecipe({
  className: 'give-card',
  slots: [
    'page',
    'side',
    'company',
    'main',
    'rest',
    'folds',
    'root',
    'head',
    'sum',
    'lede',
    'note',
    'bar',
    'barSum',
    'actions',
    'passOn',
  ],
  base: {
    // The card comes first, for the keyboard and on a phone; on wider screens it is on the right.
    page: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(19rem, 24rem)' },
      // A longer right side stretches only the second row, so no gap opens above it.
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { md: '12', lg: '20' },
      rowGap: { base: '7', md: '10' },
      alignItems: 'start',
      pt: { base: '5', md: '8' },
      // The keyboard follows the visual order in browsers that support it.
      '@supports (reading-flow: grid-order)': { readingFlow: 'grid-order' },
    },
    // On a phone the card comes before the story, and the parts below it come after the story.
    side: {
      display: { base: 'contents', md: 'grid' },
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '5',
      minWidth: '0',
      md: {
        gridColumn: '2',
        gridRow: '1 / span 2',
        position: 'relative',
        zIndex: '1',
        alignSelf: 'stretch',
        alignContent: 'start',
        // The side overlaps the hero, so that the card is visible at once.
        mt: '-21rem',
        // The card stays, and the parts below it pass behind it.
        '& > .give-card__root': {
          position: 'sticky',
          zIndex: '1',
          top: '6',
          // In a low window, a reader could never see the end of a sticky card.
          '@media (max-height: 42rem)': { position: 'relative', top: '0' },
        },
      },
    },
    company: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '3', md: '5' },
      minWidth: '0',
      order: { base: '2', md: '0' },
      // A focused element scrolls to a place below the card.
      '& :is(a, button, summary)': { md: { scrollMarginTop: '41rem' } },
      _empty: { display: 'none' },
    },
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '7',
      minWidth: '0',
      order: { base: '1', md: '0' },
      md: { gridColumn: '1', gridRow: '1' },
    },
    rest: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '7', md: '9' },
      minWidth: '0',
      order: { base: '3', md: '0' },
      md: { gridColumn: '1', gridRow: '2' },
      _empty: { display: 'none' },
    },
    // Two closed folds are side by side; an open fold takes the whole width.
    folds: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      gap: '3',
      alignItems: 'start',
      '& > :is([open], :has([open]), :last-child:nth-child(odd))': { gridColumn: '1 / -1' },
      _empty: { display: 'none' },
    },
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      p: { base: '5', sm: '6' },
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'card',
      minWidth: '0',
      '& .climb__picture': { mt: '12' },
      '& .climb__root': { mb: '3' },
    },
    // The sum, and its edit pencil at the card's corner.
    head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '4' },
    sum: {
      textStyle: 'body',
      color: 'ink.soft',
      '& b': {
        textStyle: 'figure',
        fontSize: '4xl',
        color: 'ink',
        display: 'block',
        mb: '1',
      },
    },
    lede: { textStyle: 'label', letterSpacing: 'normal' },
    note: { textStyle: 'small', color: 'ink.soft' },
    bar: {
      pt: '3',
      // At the bottom of a phone's screen; `data-bottom-bar` keeps the page's end and focused elements above it.
      mdDown: {
        position: 'fixed',
        zIndex: 'header',
        insetInline: '0',
        insetBlockEnd: '0',
        display: 'flex',
        alignItems: 'center',
        gap: '4',
        px: { base: '5', sm: '6' },
        pt: '3',
        pb: 'max(0.75rem, env(safe-area-inset-bottom))',
        bg: 'paper',
        borderTop: '1px solid token(colors.edge)',
      },
    },
    barSum: {
      display: { md: 'none' },
      flexShrink: '0',
      textStyle: 'caption',
      color: 'ink.soft',
      fontVariantNumeric: 'tabular-nums',
      '& b': { display: 'block', textStyle: 'label', color: 'ink' },
    },
    passOn: { display: 'grid', pt: '1' },
    actions: {
      display: 'flex',
      flexWrap: { md: 'wrap' },
      gap: { base: '2', sm: '3' },
      flex: '1',
      minWidth: '0',
      // A button that works before hydration is in a form without a box.
      '& > *, & .button': { flex: '1 1 auto' },
      // Two buttons are side by side, each on one line. Otherwise the button's own size would win.
      mdDown: { '& .button': { px: '2!', py: '2!' } },
    },
  },
});
