import { defineSlotRecipe } from '@pandacss/dev';

/** Where a participant finds how far they are and what is next. On the home page it stands above all else, in room that is kept for it. */
export const baseCamp = defineSlotRecipe({
  className: 'base-camp',
  slots: ['root', 'head', 'parts', 'standing', 'next', 'newest', 'gift', 'week', 'slim', 'line', 'bunting'],
  base: {
    root: {
      bg: 'surface',
      borderBottom: '1px solid token(colors.line)',
      py: { base: '6', md: '8' },
      // It is the first screen: its height is never guessed (`data-opening`).
      contentVisibility: 'visible!',
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '1',
      minHeight: { base: '5rem', sm: '2.75rem' },
      mb: '5',
      '& h2': { textStyle: 'subheading' },
      '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '1.5', color: 'ink.soft', textStyle: 'small' },
      // A long name doesn't take the days another line.
      '& p > span': {
        maxWidth: { base: '100%', sm: '20rem' },
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& b': { color: 'ink', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    },
    parts: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'minmax(0, 7fr) minmax(0, 6fr)',
        md: 'minmax(0, 7fr) minmax(0, 5fr)',
      },
      columnGap: { sm: '8', md: '10', lg: '14' },
      rowGap: { base: '7', md: '8' },
      '& h3': { textStyle: 'label' },
    },
    standing: {
      display: 'grid',
      alignContent: 'end',
      gap: '2',
      '& > p > b': { textStyle: 'figure', display: 'block', mb: '1' },
    },
    next: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      gap: '3',
      justifyItems: 'start',
      p: { base: '5', md: '6' },
      border: '2px solid token(colors.ink)',
      borderRadius: 'card',
      bg: 'paper',
      // The kicker over what to do.
      '& > p:first-child': { textStyle: 'caption', color: 'ink.soft', mb: '1' },
    },
    newest: { minWidth: '0', '& > ol': { listStyle: 'none', p: '0', mt: '3' } },
    gift: {
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
      // As tall as a finger, without a taller row.
      '& a': { display: 'inline-block', py: '3', my: '-3' },
      '& svg': { display: 'inline', width: '1.1em', height: '1.1em', verticalAlign: '-0.15em', me: '1' },
      '& [data-thanked]': { color: 'forest' },
    },
    week: { '& > p': { mt: '3' }, '& > p > b': { textStyle: 'figure', display: 'block', mb: '1' } },
    slim: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      alignItems: { md: 'center' },
      justifyContent: 'space-between',
      gap: '4',
      '& h2': { textStyle: 'label' },
      '& p': { color: 'ink.soft' },
    },
    line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' },
    bunting: {
      display: 'block',
      width: 'full',
      height: 'auto',
      color: 'ink',
      '& [data-flag]': { animation: 'rise 400ms token(easings.out) both' },
    },
  },
  variants: {
    // As tall as it gets, so that nothing below moves when it comes.
    place: {
      home: {
        parts: {
          gridTemplateRows: { sm: '19.5rem minmax(16.5rem, auto)', md: '16rem minmax(16.5rem, auto)' },
        },
        standing: { minHeight: { base: '18.5rem', sm: '0' } },
        next: { minHeight: { base: '17rem', sm: '0' } },
        newest: { minHeight: { base: '16rem', sm: '0' } },
        week: { minHeight: { base: '8.5rem', sm: '0' } },
        slim: { minHeight: { base: '9rem', md: '3.5rem' } },
      },
      profile: {
        standing: { alignContent: 'start' },
      },
    },
  },
});
