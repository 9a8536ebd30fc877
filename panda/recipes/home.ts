import { defineSlotRecipe } from '@pandacss/dev';

/** Side by side, titles, texts, figures and buttons each share a line, regardless of their length. */
const inLine = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: { md: 'subgrid' },
} as const;

export const home = defineSlotRecipe({
  className: 'home',
  slots: [
    'pitch',
    'stories',
    'part',
    'head',
    'ways',
    'way',
    'wayFigure',
    'rides',
    'ride',
    'days',
    'day',
    'last',
    'count',
  ],
  base: {
    pitch: { 'main:has(.base-camp__parts) &': { display: 'none' } },
    // Beside a participant's own news, one story is enough on a phone.
    stories: { smDown: { 'main:has(.base-camp__parts) & li:nth-child(n + 2)': { display: 'none' } } },
    part: {
      mt: { base: '16', md: '28' },
      // Below a participant's own news, the event's totals are quieter.
      'main:has(.base-camp__parts) &': {
        mt: { base: '10', md: '12' },
        '& .home__head': { mb: { base: '4', md: '5' } },
        '& h2': { textStyle: 'subheading', fontSize: 'xl', maxWidth: 'none' },
        '& .climb__picture': { height: { base: '6rem!', md: '8rem!' }, mt: '14!' },
      },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '3',
      mb: { base: '6', md: '10' },
      '& h2': { textStyle: 'heading', maxWidth: '13em' },
      '& > p': { maxWidth: '26em', color: 'ink.soft' },
    },
    ways: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      border: '2px solid token(colors.ink)',
      borderRadius: 'card',
      overflow: 'hidden',
      p: '0',
      listStyle: 'none',
    },
    way: {
      ...inLine,
      gridRow: { md: 'span 4' },
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      p: { base: 'min(token(spacing.6), 5vw)', md: '8' },
      bg: 'surface',
      '& + &': {
        borderTop: { base: '2px solid token(colors.ink)', md: '0' },
        borderInlineStart: { md: '2px solid token(colors.ink)' },
      },
      // No size is so large that the longest word breaks.
      '& h3': { textStyle: 'title', fontSize: { base: 'min(token(fontSizes.4xl), 12vw)', md: '4xl' } },
      '& > p:last-child': { pt: '4' },
    },
    wayFigure: { textStyle: 'small', '& b': { textStyle: 'figure', display: 'block', mb: '1' } },
    rides: { display: 'grid', gap: '6', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
    ride: {
      ...inLine,
      gridRow: { md: 'span 6' },
      gap: '5',
      pt: '6',
      borderTop: '2px solid token(colors.ink)',
      '& h3': { textStyle: 'heading' },
      '& .card__figures': {
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, auto)' },
      },
      '& .card__value': { fontSize: { base: '2xl', md: '1.75rem' } },
    },
    days: { p: '0', listStyle: 'none' },
    day: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: '11rem minmax(0, 1fr)',
        md: '14rem minmax(0, 1fr) auto',
      },
      columnGap: '6',
      rowGap: '1',
      alignItems: 'baseline',
      py: '5',
      borderTop: '1px solid token(colors.line)',
      _first: { borderTop: '2px solid token(colors.ink)' },
      '& > time': { textStyle: 'subheading', whiteSpace: 'nowrap' },
      '& h3': { textStyle: 'label' },
      '& p': { color: 'ink.soft', textStyle: 'small' },
      '& > :nth-child(3)': { sm: { gridColumnStart: '2', md: { gridColumnStart: 'auto' } } },
    },
    last: {
      display: 'grid',
      gap: { base: '6', md: '10' },
      gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
      alignItems: 'end',
      justifyItems: 'start',
      '& h2': { textStyle: 'title', maxWidth: '10em' },
      '& h2 + p': { mt: '5', color: 'ink.soft' },
      '& > p': { display: 'flex', flexWrap: 'wrap', gap: '4' },
    },
    // Beside the two buttons, and below them on a phone.
    count: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: { base: 'full', sm: 'auto' },
      ps: { sm: '5' },
      borderInlineStart: { sm: '2px solid token(colors.ink)' },
      '& b': { textStyle: 'figure', fontSize: { base: '3xl', md: '4xl' }, lineHeight: '1' },
      '& > span': { textStyle: 'small', lineHeight: '1.3', fontWeight: 'medium' },
      '& time': { display: 'block', color: 'ink.soft', fontWeight: 'normal' },
    },
  },
});
