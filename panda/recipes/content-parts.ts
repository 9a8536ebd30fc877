/** Parts within or beside a written text: slots of `content`. */
export const contentParts = {
  // Stands beside the text on a wide screen, and between its paragraphs on others.
  margin: {
    display: 'grid',
    gap: '6',
    sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', alignItems: 'center' },
    '& > .button': { width: 'fit-content' },
    '& > .illustration': { maxWidth: '24rem' },
    // A phone shows the page's own scene, and its links in the text.
    smDown: {
      '& .illustration': { display: 'none' },
      '&:not(:has(> :not(.illustration)))': { display: 'none' },
    },
    '& .content__quote': {
      borderInlineStart: '0',
      borderTop: '6px solid token(colors.ink)',
      pt: '5',
      ps: '0',
    },
    '@media (min-width: 75rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      float: 'inline-end',
      clear: 'inline-end',
      width: '24rem',
      '& .card__figures': { display: 'grid', gridTemplateColumns: '1fr', rowGap: '4' },
      '& .card__figure': { pt: '4', borderTop: '2px solid token(colors.ink)' },
      '&[data-stays]': { position: 'sticky', top: '8' },
    },
    _print: { float: 'none', width: 'auto' },
  },
  section: {
    maxWidth: 'none',
    mt: { base: '10', md: '12' },
    '&:first-child': { mt: '0' },
    '@media (max-width: 74.99rem)': {
      display: 'flex',
      flexDirection: 'column',
      '& > .button': { alignSelf: 'flex-start' },
      '& > .content__margin': { order: '1', mt: '8', mb: '0' },
      // Key figures and summaries are at the start of a page.
      '&:first-child > .content__margin:has(> .card__figures, > .content__inShort)': {
        order: '0',
        mt: '0',
        mb: '2',
      },
      // It is for the sections that follow.
      '& > .content__showAll': { order: '2' },
    },
    // Without its own box, a sticky part stays along the whole text.
    '@media (min-width: 75rem)': {
      display: 'contents',
      '&:not(:first-child) > .heading:first-child': { mt: '12' },
    },
  },
  fold: {
    maxWidth: 'none',
    mt: '0',
    // Beside a margin it is as wide as the text.
    '.prose:has(.content__margin) > &': { maxWidth: '42rem' },
    borderTop: '2px solid token(colors.ink)',
    scrollMarginTop: '4',
    '& > summary': {
      py: '4',
      '& > div': {
        display: 'grid',
        flex: '1',
        columnGap: '6',
        rowGap: '1',
        alignItems: 'baseline',
        gridTemplateColumns: { lg: 'minmax(0, 19rem) minmax(14rem, 1fr)' },
      },
      '& h2': { textStyle: 'label', fontSize: 'xl' },
      '& p': { textStyle: 'small', color: 'ink.soft', mt: '0' },
    },
    '& > .prose': { pb: '10' },
    '&[open] > .prose': { pt: '2' },
    // The target of the address is visible from the start, also before the script opens it.
    '&:not([data-unfolds]):is(:target, :has(:target))::details-content': {
      display: 'block',
      contentVisibility: 'visible',
    },
  },
  inShort: {
    borderTop: '6px solid token(colors.ink)',
    '& > h2': { textStyle: 'label', py: '3' },
    '& > ul:not([class])': {
      listStyle: 'none',
      p: '0',
      '& > li': { m: '0', py: '3', ps: '0', borderTop: '1px solid token(colors.line)', textStyle: 'small' },
    },
    '& strong': { display: 'block', textStyle: 'body', fontWeight: 'bold' },
    '& dl': { textStyle: 'small', borderTop: '2px solid token(colors.ink)', pt: '3' },
    '& dl > div': { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', py: '1' },
    '& dt': { color: 'ink.soft' },
    '& dd': { m: '0' },
  },
  related: {
    borderTop: '6px solid token(colors.ink)',
    '& > p': { textStyle: 'label', py: '3' },
    '& > ul': { listStyle: 'none', p: '0' },
    // At the end of a text they are side by side, as far as there is room.
    '.prose > * + &': { mt: { base: '10', md: '12' } },
    '.prose > &': {
      maxWidth: 'none',
      '& > ul': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
        columnGap: '6',
      },
    },
    '& li': { position: 'relative', m: '0', py: '3', ps: '0', borderTop: '1px solid token(colors.line)' },
    '& a': {
      fontWeight: 'bold',
      color: 'ink',
      textDecoration: 'none',
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    '& li:hover a': { textDecoration: 'underline', textDecorationThickness: '2px' },
    '& span': { display: 'block', textStyle: 'small', color: 'ink.soft', mt: '1' },
    _print: { display: 'none' },
  },
  routeCard: {
    '& > p': { mt: '3' },
    '& a': { fontWeight: 'bold', color: 'ink', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& span:not([class])': { display: 'block', textStyle: 'small', color: 'ink.soft' },
    '.prose--voice_story > &': {
      maxWidth: '26rem',
      '@media (min-width: 75rem)': {
        float: 'inline-end',
        clear: 'inline-end',
        width: '13.5rem',
        mx: '0',
        mt: '2',
      },
    },
  },
  grid: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    '&:has(> :nth-child(3))': { columnGap: '6' },
    // Texts of different lengths above figures: titles, texts and figures each share a row.
    smDown: { '&:has(> * > dl:not(.card__figures))': { rowGap: '12' } },
    sm: {
      '&:has(> * > dl:not(.card__figures))': { rowGap: '4' },
      '& > :has(> dl:not(.card__figures))': {
        display: 'grid',
        gridRow: 'span 3',
        gridTemplateRows: 'subgrid',
        mb: { lgDown: '6' },
        '& > *': { mt: '0' },
      },
      '& > :has(> dl:not(.card__figures)):has(> .illustration)': { gridRow: 'span 4' },
    },
  },
  item: {
    '.content__grid:has(> :nth-child(3)) > &': { fontSize: 'md', '& .notice h2': { fontSize: 'xl' } },
    // On a phone the scene is beside its title.
    smDown: {
      '&:has(> .illustration)': {
        display: 'grid',
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        columnGap: '4',
        alignItems: 'center',
        '& > :not(.illustration, .illustration + *)': { gridColumn: '1 / -1' },
        '& > .illustration + *': { mt: '0' },
      },
    },
    '& .card__value': { fontSize: '1.75rem' },
    '& > .notice:only-child': { height: 'full' },
    // Below the address on the map, where it isn't beside it.
    '&:has(> .valley__map:only-child)': { gridColumnEnd: '-1' },
    '& > dl:not(.card__figures)': { mt: '4', pt: '3', borderTop: '2px solid token(colors.ink)' },
  },
  team: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    p: '0',
    listStyle: 'none',
  },
  member: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'start',
    '& > .illustration': {
      width: { base: '4.5rem', md: '6rem' },
      aspectRatio: '1',
      borderRadius: 'full',
      border: '1.5px solid token(colors.ink)',
    },
    '& h3': { textStyle: 'label' },
    '& p': { textStyle: 'small' },
    '& h3 + p': { color: 'ink.soft', mb: '1' },
  },
} as const;
