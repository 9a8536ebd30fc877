import { defineSlotRecipe } from '@pandacss/dev';

/** A route's cues: a table on the screen, one side of A5 on paper. */
export const cueCard = defineSlotRecipe({
  className: 'cue-card',
  slots: ['root', 'ways', 'card', 'head', 'table', 'beside'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      alignItems: 'start',
      py: { base: '8', md: '12' },
      _print: { py: '0', page: 'cue-card', gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    ways: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6',
      rowGap: '3',
      _print: { display: 'none' },
    },
    beside: { position: { lg: 'sticky' }, top: '8', _print: { display: 'none' } },
    card: {
      bg: 'surface',
      border: '1px solid token(colors.line)',
      borderRadius: 'card',
      p: { base: '5', md: '8' },
      _print: { p: '0', border: '0', fontSize: '7.5pt' },
    },
    head: {
      display: 'grid',
      gap: '1',
      pb: '4',
      borderBottom: '2px solid token(colors.ink)',
      fontVariantNumeric: 'tabular-nums',
      '& h1': { textStyle: 'heading', _focusVisible: { outline: 'none', boxShadow: 'none' } },
      '& p': { textStyle: 'small', color: 'ink.soft' },
      _print: { pb: '1mm', '& h1': { fontSize: '13pt' }, '& p': { fontSize: '7.5pt', lineHeight: '1.2' } },
    },
    table: {
      width: 'full',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.3',
      '& :is(th, td)': { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'baseline' },
      '& :is(th, td):is(:first-child, :last-child)': { textAlign: 'end', whiteSpace: 'nowrap' },
      '& :is(th, td):first-child': { ps: '1', width: '3.5em' },
      '& :is(th, td):last-child': { pe: '1', color: 'ink.soft' },
      '& thead th': { textStyle: 'caption', color: 'ink.soft' },
      '& tbody tr': { borderTop: '1px solid token(colors.line)' },
      '& tbody th': { fontWeight: 'normal', color: 'ink.soft', whiteSpace: 'nowrap' },
      '& tbody td:nth-child(3)': { fontWeight: 'bold' },
      // Important cues stand out without a colour.
      '& [data-kind="climb"], & [data-kind="pass"]': { bg: 'surface.raised' },
      // On a phone the table is a list: each action, and the place below it.
      '@media screen and (max-width: 39.99rem)': {
        display: 'block',
        '& tbody': { display: 'block' },
        '& thead': { display: 'none' },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: '3.5em minmax(0, 1fr) auto',
          columnGap: '3',
          py: '2.5',
        },
        '& :is(th, td)': { p: '0!', width: 'auto!' },
        '& td:first-child': { gridRow: '1 / 3' },
        '& tbody th': { gridColumn: '2', textStyle: 'small' },
        '& td:nth-child(3)': { gridColumn: '2 / -1', gridRow: '2', overflowWrap: 'anywhere' },
        '& td:last-child': { gridColumn: '3', gridRow: '1', textStyle: 'small' },
        '& td:last-child:not(:empty)::before': { content: '"next in "' },
        '& td:last-child:not(:empty)::after': { content: '" mi"' },
      },
      _print: {
        '& :is(th, td)': { py: '0.35mm', lineHeight: '1.15' },
        '& tbody tr': { borderTop: '0.4pt solid' },
      },
    },
  },
});
