import { defineSlotRecipe } from '@pandacss/dev';
import { besideParts } from './contents-list.ts';

/** Lists on written pages: tiles, rows, partners, questions. */
export const entries = defineSlotRecipe({
  className: 'entries',
  slots: [
    'list',
    'tile',
    'tileText',
    'tileTitle',
    'rows',
    'row',
    'funder',
    'faq',
    'find',
    'section',
    'question',
    'jobs',
  ],
  base: {
    list: {
      display: 'grid',
      gap: { base: '8', md: '6' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      p: '0',
      listStyle: 'none',
      // Three in one row rather than two and one.
      '&:has(> :nth-child(3):last-child)': { sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      // On a phone they are rows: a small scene with the text beside it.
      ':is(.prose, .content__more) > &:has(> :nth-child(3):last-child)': {
        smDown: {
          gap: '6',
          '& > .entries__tile': {
            display: 'grid',
            gridTemplateColumns: '6.5rem minmax(0, 1fr)',
            alignItems: 'start',
          },
        },
      },
      // Four in one row or two, rather than three and one.
      '&:has(> :nth-child(4):last-child)': {
        smDown: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: '4',
          '& p': { display: 'none' },
        },
        sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    tile: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minWidth: '0',
      // The link of the title covers the tile.
      '& a': { textDecoration: 'none', color: 'ink' },
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
      '&:hover a': {
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.15em',
      },
      '&:hover .illustration': { borderColor: 'ink' },
    },
    tileText: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2',
      minWidth: '0',
      '& > p': { textStyle: 'small', color: 'ink.soft' },
      '& > p:first-child': { fontWeight: 'bold', color: 'ink' },
    },
    tileTitle: {
      textStyle: 'label',
      fontSize: 'xl',
      '& a': {
        color: 'ink',
        fontWeight: 'inherit',
        textDecoration: 'none',
        textUnderlineOffset: '0.15em',
        _hover: { textDecoration: 'underline' },
      },
    },
    rows: { p: '0', listStyle: 'none' },
    row: {
      position: 'relative',
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) 5.5rem',
        sm: 'minmax(0, 1fr) 12rem',
        md: '11rem minmax(0, 1fr) 12rem',
      },
      gridTemplateRows: { base: 'auto 1fr', md: 'auto' },
      '& .illustration': {
        gridColumn: { base: '2', md: 'auto' },
        gridRow: { base: '1 / span 2', md: 'auto' },
      },
      // The first one: a large scene with the text beside it.
      '&[data-lead]:first-child': {
        border: '0',
        pt: '0',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gridTemplateRows: { base: 'auto', sm: 'auto 1fr' },
        columnGap: { sm: '6', md: '10' },
        '& .illustration': {
          order: '-1',
          aspectRatio: '8 / 5',
          gridColumn: '1',
          gridRow: { base: 'auto', sm: '1 / span 2' },
        },
        '& > p': { flexDirection: 'row', pt: { sm: '2', md: '8' }, mt: { base: '2', sm: '0' } },
        '& .entries__tileTitle': { textStyle: 'heading' },
        '& .entries__tileText > p': { textStyle: 'body' },
      },
      columnGap: '6',
      rowGap: { base: '1.5', md: '6' },
      py: '6',
      borderTop: '1px solid token(colors.line)',
      _first: { borderTop: '2px solid token(colors.ink)' },
      '& > p': {
        display: 'flex',
        flexDirection: { base: 'row', md: 'column' },
        flexWrap: 'wrap',
        columnGap: '3',
        textStyle: 'small',
        color: 'ink.soft',
        fontVariantNumeric: 'tabular-nums',
        '& > *': { whiteSpace: 'nowrap' },
        '& > span': { fontWeight: 'bold' },
      },
    },
    funder: {
      borderTop: '2px solid token(colors.ink)',
      scrollMarginTop: '4',
      '& > summary': {
        alignItems: 'flex-start',
        pt: '5',
        pb: { base: '4', md: '2' },
        '& > div': { flex: '1' },
        '& p': { mt: '2', textStyle: 'small', color: 'ink.soft' },
        _after: { mt: '2', alignSelf: 'flex-start' },
      },
      '& h3': { textStyle: 'subheading' },
      '.entries__list:has(> &)': { rowGap: '2' },
      '& .funder-mark__root': { zoom: '1.3' },
      '& > div': { pb: '5' },
      // Those who are listed together.
      '&:has(ul)': {
        gridColumn: '1 / -1',
        '& ul': { columns: { md: '2' }, columnGap: '10' },
        '& ul > li': { breakInside: 'avoid', mt: '0', mb: '2.5' },
      },
    },
    // The first question of each section is beside the sections, where there is room.
    faq: {
      display: 'grid',
      // The list ends with the sections' own line.
      _mobile: { '& > .contents-list__root': { mt: '2' }, '& .contents-list__fold': { borderBottom: '0' } },
      _desktop: {
        ...besideParts,
        '& > *': { gridColumn: '1' },
        '& > .contents-list__root': { gridColumn: '2', gridRow: '1 / span 12' },
      },
      '& .contents-list__list a': {
        color: 'forest',
        fontWeight: 'medium',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
      },
    },
    // As high as the search with its longest answer, so that nothing moves.
    find: {
      minHeight: { base: '7rem', md: '8rem' },
      mb: { md: '4' },
      maxWidth: '34rem',
      '& p': { mt: '2', textStyle: 'small' },
      '@media (scripting: none)': { display: 'none' },
    },
    section: {
      borderTop: '2px solid token(colors.ink)',
      scrollMarginTop: '4',
      '& > details > summary': {
        py: '5',
        '& > div': {
          flex: '1',
          display: 'grid',
          columnGap: '6',
          rowGap: '1',
          gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
          alignItems: 'center',
        },
        '& h2': { textStyle: 'subheading' },
        '& p': { textStyle: { base: 'small', md: 'body' }, color: 'ink.soft', gridColumn: '1' },
        '& [data-count]': {
          textStyle: 'small',
          fontWeight: 'bold',
          sm: { gridColumn: '2', gridRow: '1 / span 2', fontWeight: 'medium' },
        },
      },
      '& > details[open]': { pb: '10' },
      // The target of the address is visible from the start, also before the script opens it.
      '[data-folds]:not([data-unfolds]) &:is(:target, :has(:target)) > details::details-content': {
        display: 'block',
        contentVisibility: 'visible',
      },
    },
    jobs: {
      display: 'grid',
      gap: { base: '4', sm: '5' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
      p: '0',
      listStyle: 'none',
      textStyle: 'small',
      fontWeight: 'bold',
      '& .illustration': { mb: '2' },
    },
    question: {
      borderTop: '1px solid token(colors.line)',
      maxWidth: '46rem',
      '& > summary': {
        py: '4',
        '& h3': { textStyle: 'label' },
      },
      '& > div': { pb: '7', '& > * + *': { mt: '4' } },
      '&:target > summary h3': { bg: 'jersey', color: 'jersey.ink' },
      // The answer in the address is visible from the start, also before the script opens it.
      '[data-folds]:not([data-unfolds]) &:target': {
        '&::details-content': { display: 'block', contentVisibility: 'visible' },
        '& > summary': { _after: { transform: 'translateY(25%) rotate(225deg)' } },
      },
    },
  },
  variants: {
    lead: {
      true: {
        list: {
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
          rowGap: { base: '8', md: '12' },
          '& > :first-child': {
            sm: { gridColumn: '1 / -1' },
            md: {
              flexDirection: 'row',
              alignItems: 'center',
              gap: '10',
              '& > *': { flex: '1 1 0' },
              '& .entries__tileTitle': { textStyle: 'heading' },
              '& .entries__tileText > p': { textStyle: 'body' },
            },
          },
        },
      },
    },
  },
});
