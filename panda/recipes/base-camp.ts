import { defineSlotRecipe } from '@pandacss/dev';

/** Shows a participant their progress and the next step. On the home page it is at the top, in reserved space. */
export const baseCamp = defineSlotRecipe({
  className: 'base-camp',
  slots: [
    'root',
    'head',
    'parts',
    'progress',
    'next',
    'newest',
    'donation',
    'week',
    'bars',
    'bar',
    'goals',
    'season',
    'ahead',
    'dates',
    'slim',
    'line',
    'scene',
    'job',
    'hills',
    'further',
  ],
  base: {
    root: {
      bg: 'surface',
      borderBottom: '1px solid token(colors.line)',
      py: { base: '6', md: '8' },
      // The panel is on the first screen, so its height must never be estimated (`data-opening`).
      contentVisibility: 'visible!',
    },
    head: {
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      minHeight: { base: '7.25rem', sm: '4.25rem' },
      mb: { base: '4', md: '5' },
      '& :is(h1, h2)': { textStyle: 'heading' },
      '& p': {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '1.5',
        minWidth: '0',
        maxWidth: 'full',
        color: 'ink.soft',
        textStyle: 'body',
      },
      // A long name must not wrap the number of days.
      '& p > span': {
        maxWidth: { base: '100%', sm: '20rem' },
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& b': {
        color: 'ink',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
        textWrap: 'balance',
      },
    },
    // Where this slot exists, the home page hides its texts for visitors (`home.ts`).
    parts: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'minmax(0, 7fr) minmax(0, 6fr)',
        md: 'minmax(0, 7fr) minmax(0, 5fr)',
      },
      columnGap: { sm: '8', md: '10', lg: '14' },
      rowGap: { base: '7', md: '8' },
      '& h2': { textStyle: 'subheading', fontSize: 'xl' },
    },
    progress: {
      gridColumn: { sm: '1' },
      gridRow: { sm: '1' },
      display: 'grid',
      gap: '2',
      '& p > b': { textStyle: 'figure', fontSize: { base: '3xl', md: '4xl' }, display: 'block', mb: '1' },
      '& > section': { gridRow: '1 / -1' },
    },
    // First in reading order, and first on a phone; beside the climb on wider screens.
    next: {
      gridColumn: { sm: '2' },
      gridRow: { sm: '1' },
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      alignItems: 'flex-start',
      overflow: 'hidden',
      p: { base: '5', md: '6' },
      border: '2px solid token(colors.ink)',
      borderRadius: 'card',
      bg: 'paper',
      '& h2': { textStyle: 'subheading', fontSize: { base: '2xl', md: '3xl' } },
      // The small line above the next step.
      '& > p:first-child': { textStyle: 'small', fontWeight: 'bold', color: 'ink.soft' },
    },
    newest: { minWidth: '0', '& > ol': { listStyle: 'none', p: '0', mt: '3' } },
    donation: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      py: '2.5',
      borderTop: '1px solid token(colors.line)',
      _first: { borderTop: '2px solid token(colors.ink)' },
      '& > p': { whiteSpace: 'nowrap' },
      '& > p:nth-child(odd)': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > p:nth-child(even)': { textAlign: 'end' },
      '& > p:nth-child(2)': { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
      '& > p:nth-child(n + 3)': { textStyle: 'small', color: 'ink.soft' },
      // Makes a touch target without a taller row.
      '& a': { display: 'inline-block', py: '3', my: '-3' },
      '& svg': { display: 'inline', width: '1.1em', height: '1.1em', verticalAlign: '-0.15em', me: '1' },
      '& [data-thanked]': { color: 'forest' },
    },
    week: { '& > p': { mt: '3' }, '& > p > b': { textStyle: 'figure', display: 'block', mb: '1' } },
    bars: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '2',
      columnGap: '3',
      alignItems: 'center',
      mt: '4',
      textStyle: 'small',
      '& dt': { color: 'ink.soft' },
      '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    },
    bar: {
      display: 'block',
      height: '0.875rem',
      minWidth: '2px',
      borderRadius: '2px',
      border: '1.5px solid token(colors.ink)',
      bg: 'climb.ahead',
      '&[data-current]': { bg: 'jersey' },
    },
    goals: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(14rem, 1fr))' },
      columnGap: '8',
      rowGap: '3',
      listStyle: 'none',
      p: '0',
      mt: '3',
      textStyle: 'small',
      '& p': { mb: '1.5' },
    },
    season: { gridColumn: '1 / -1', minWidth: '0' },
    ahead: { gridColumn: '1 / -1', minWidth: '0' },
    dates: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(4, minmax(0, 1fr))',
      },
      columnGap: { sm: '8', md: '6' },
      rowGap: '4',
      listStyle: 'none',
      p: '0',
      mt: '3',
      pt: '3',
      borderTop: '2px solid token(colors.ink)',
      '& ul': {
        display: 'grid',
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(min(2, var(--entries)), minmax(0, 1fr))',
          md: 'repeat(var(--entries), minmax(0, 1fr))',
        },
        columnGap: { sm: '8', md: '6' },
        rowGap: '3',
        listStyle: 'none',
        p: '0',
      },
      // A day is as wide as its entries.
      '& > li': {
        display: { base: 'grid', sm: 'block' },
        gridTemplateColumns: '6.5rem minmax(0, 1fr)',
        gridColumn: { sm: 'span min(2, var(--entries))', md: 'span var(--entries)' },
        columnGap: '3',
      },
      // The date is above all entries of its day.
      '& time': {
        display: 'block',
        textStyle: 'label',
        sm: { pb: '1', mb: '2', borderBottom: '1px solid token(colors.line)' },
      },
      '& p:last-child': { textStyle: 'small', color: 'ink.soft' },
    },
    slim: {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { sm: 'center' },
      justifyContent: 'space-between',
      gap: '4',
      minHeight: { base: '9rem', sm: '3.75rem' },
      '& h2': { textStyle: 'label' },
      '& p': { color: 'ink.soft' },
    },
    line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    scene: { display: 'block', width: 'full', maxWidth: '20rem', height: 'auto', mt: '4', color: 'ink' },
    // The picture keeps its proportions, because cropping would remove its sky.
    job: { aspectRatio: '8 / 5', borderRadius: 'card', bg: 'paper.deep' },
    // Other open tasks, each line as high as a touch target.
    further: {
      alignSelf: 'stretch',
      listStyle: 'none',
      p: '0',
      '& > li': { borderTop: '1px solid token(colors.line)' },
      '& a': { display: 'block', py: '2.5' },
    },
    hills: {
      // The land takes the height that the text leaves, overlaps the card's padding and gap, and adds no height.
      position: 'relative',
      flex: '1 1 auto',
      alignSelf: 'stretch',
      minHeight: { base: '5', md: '6' },
      mx: { base: '-5', md: '-6' },
      mt: '-3',
      mb: { base: '-5', md: '-6' },
      '& svg': {
        position: 'absolute',
        insetInline: '0',
        insetBlockEnd: '0',
        display: 'block',
        width: 'full',
        // Below 2.5rem, the land would be a thin strip, so there is none.
        height: 'min(6rem, 100% - 0.5rem, max(0px, (100% - 2.5rem) * 100))',
      },
    },
  },
  variants: {
    // Reserves the full height, so that nothing below moves when it appears.
    place: {
      home: {
        parts: {
          gridTemplateRows: {
            sm: 'minmax(23.5rem, auto) minmax(16.5rem, auto)',
            md: 'minmax(21rem, auto) minmax(16.5rem, auto)',
          },
        },
        // The climb takes the rest of the height.
        progress: { gridTemplateRows: 'auto 1fr', minHeight: { base: '18.5rem', sm: '0' } },
        next: { minHeight: { base: '24rem', sm: '0' } },
        newest: { minHeight: { base: '16rem', sm: '0' } },
        week: { minHeight: { base: '7.5rem', sm: '0' } },
        ahead: { minHeight: { base: '12rem', sm: '12rem', md: '7.5rem' } },
      },
      // A volunteer's panel is lower, because it has no donations and totals.
      volunteer: {
        parts: {
          gridTemplateColumns: {
            sm: 'minmax(0, 1fr) minmax(0, 1fr)',
            md: 'minmax(0, 5fr) minmax(0, 7fr)',
          },
          gridTemplateRows: { sm: 'minmax(23rem, auto)', md: 'minmax(21rem, auto)' },
        },
        progress: { alignContent: 'start' },
        next: { minHeight: { base: '21rem', sm: '0' } },
        // The panel is one line where it fits.
        week: {
          gridColumn: '1 / -1',
          minHeight: { base: '8rem', sm: '2.75rem' },
          sm: { display: 'flex', alignItems: 'baseline', columnGap: '5', '& > p': { my: '0' } },
        },
        ahead: { minHeight: { base: '9rem', sm: '12rem', md: '9.5rem' } },
      },
      // The panel is one low line, because the person came to see the page below it.
      profile: {
        root: { py: { base: '1', md: '3' } },
        slim: {
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: { base: '4.5rem', sm: '3rem' },
          '& > div': {
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '5',
            minWidth: '0',
            alignItems: 'baseline',
          },
          '& > :last-child:not(:first-child)': { flexShrink: '0' },
          '& p': { color: 'ink', textStyle: { base: 'small', sm: 'body' }, textWrap: 'balance' },
          '& p > span': { color: 'ink.soft' },
          '& .button': { px: { smDown: '4!' }, py: '2!' },
        },
      },
    },
  },
});
