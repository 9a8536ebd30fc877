import { defineSlotRecipe } from '@pandacss/dev';
import { contentParts } from './content-parts.ts';
import { besideParts } from './contents-list.ts';

const display = { textStyle: 'figure', fontVariantNumeric: 'lining-nums' } as const;

/** Written pages: their heads, their ends and their lists. */
export const content = defineSlotRecipe({
  className: 'content',
  slots: [
    'top',
    'inner',
    'scene',
    'ridge',
    'kicker',
    'title',
    'lede',
    'byline',
    'body',
    'margin',
    'section',
    'fold',
    'showAll',
    'grid',
    'item',
    'team',
    'member',
    'routeCard',
    'finder',
    'inShort',
    'related',
    'more',
    'climb',
    'quote',
    'pull',
    'dates',
    'route',
    'routeText',
    'routeHead',
  ],
  base: {
    ...contentParts,
    top: {
      position: 'relative',
      overflow: 'hidden',
      bg: 'paper.deep',
    },
    // The scene is at the edge of the page: beside the text, and below it on a phone.
    inner: {
      position: 'relative',
      pt: { base: '6', sm: '10', md: '12' },
      pb: { base: '20', md: '32' },
      '&:has(> .content__scene)': {
        pb: { base: '3', md: '6' },
        sm: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 18rem',
          columnGap: '8',
          '& > div': { pb: { sm: '20', md: '24' } },
        },
        md: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: '12' },
        lg: { columnGap: '16' },
      },
    },
    // It has an outline, because its ground may have the colour of the head.
    scene: {
      position: 'relative',
      bg: 'paper',
      border: '1.5px solid token(colors.ink)',
      // On a phone it is small, on the ridge, so that the answer is on the first screen.
      smDown: { width: 'auto', height: '4.5rem', mt: '2', ms: 'auto' },
      sm: { alignSelf: 'end' },
    },
    // The head ends in a ridge above the page.
    ridge: {
      position: 'absolute',
      insetInline: '0',
      insetBlockEnd: '-1px',
      width: 'full',
      height: { base: '5rem', md: '7.5rem' },
      '& path:first-child': { fill: 'climb.ahead' },
      '& path:nth-child(2)': { fill: 'paper' },
      '& path:last-child': {
        fill: 'none',
        stroke: 'ink',
        strokeWidth: '2px',
        vectorEffect: 'non-scaling-stroke',
      },
    },
    kicker: {
      fontWeight: 'bold',
      mb: '4',
      '& a': { textUnderlineOffset: '0.25em', _hover: { textDecoration: 'underline' } },
      '& span': { color: 'ink.soft' },
    },
    // In em and rem, not ch: ch changes when the web font loads, and the lines change with it.
    title: { textStyle: 'title', maxWidth: '10.5em', _focusVisible: { outline: 'none', boxShadow: 'none' } },
    lede: { textStyle: 'lede', fontSize: 'xl', lineHeight: '1.4', mt: '5', maxWidth: '41rem' },
    byline: { mt: '6', textStyle: 'small', color: 'ink.soft', '& b': { color: 'ink', fontWeight: 'bold' } },
    body: { pt: { base: '8', md: '12' }, display: 'grid', gap: { base: '8', md: '12' } },
    more: {
      mt: { base: '16', md: '24' },
      pt: '6',
      borderTop: '2px solid token(colors.ink)',
      '& > h2': { textStyle: 'subheading', mb: '6' },
    },
    // The end of a story: its person's climb.
    climb: {
      width: 'full',
      maxWidth: '40rem',
      mx: 'auto',
      pt: '6',
      borderTop: '2px solid token(colors.ink)',
      '& > h2': { textStyle: 'subheading', mb: '3' },
      '& > p:last-child': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '5', mt: '6' },
      '& > .climb__root': { mt: '6' },
    },
    quote: {
      ps: { base: '5', md: '8' },
      borderInlineStart: '6px solid token(colors.ink)',
      '& blockquote': {
        textStyle: 'subheading',
        border: '0',
        p: '0',
        '& p': { textWrap: 'balance' },
      },
      '& figcaption': { mt: '4', textStyle: 'small', color: 'ink.soft' },
    },
    // Beside the 40rem column of a story, a page of 75rem has room for it; narrower pages hide it.
    pull: {
      display: 'none',
      '@media (min-width: 75rem)': {
        display: 'block',
        float: 'inline-end',
        clear: 'inline-end',
        pt: '3',
        borderTop: '6px solid token(colors.ink)',
        textStyle: 'label',
        fontSize: 'xl',
        textWrap: 'balance',
      },
      _print: { display: 'none' },
    },
    finder: {
      display: 'grid',
      gap: '3',
      alignItems: 'end',
      gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
      '& > label': { gridColumn: '1 / -1', mb: '0' },
    },
    showAll: {
      width: 'fit-content',
      '@media (scripting: none)': { display: 'none' },
      _print: { display: 'none' },
    },
    dates: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '5',
      rowGap: '1',
      py: '4',
      borderBlock: '2px solid token(colors.ink)',
      // Two below each other share the line between them.
      '& + &': { mt: '0', borderTopWidth: '0' },
      '& b': { ...display, fontSize: '2xl' },
      '& span': { color: 'ink.soft' },
    },
    route: {
      display: 'grid',
      gap: { base: '6', md: '8' },
      gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      alignItems: 'start',
      py: { base: '8', md: '12' },
      borderTop: '2px solid token(colors.ink)',
      '& .course__elevation': { md: { gridColumn: '1 / -1' } },
    },
    routeText: { display: 'grid', gap: '5', minWidth: '0', '& .card__value': { fontSize: '1.75rem' } },
    routeHead: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      '& h3': { textStyle: 'heading' },
    },
  },
  variants: {
    tone: {
      forest: { top: { bg: 'forest.tint' } },
      amber: { top: { bg: 'amber.tint' } },
    },
    kind: {
      story: {
        title: { textStyle: 'hero', maxWidth: '8em' },
        scene: { smDown: { height: '8.5rem', mt: '4' } },
      },
      reading: {
        // The list of parts is beside the text where no part of the text needs that room.
        body: {
          _desktop: {
            '&:has(> .contents-list__root):not(:has([data-wide], .content__margin))': {
              ...besideParts,
              '& > .contents-list__root': { order: '2' },
            },
            '&:has([data-wide], .content__margin) > .contents-list__root': { display: 'none' },
          },
        },
      },
    },
  },
});
