import { defineSlotRecipe } from '@pandacss/dev';
import { besideParts, pill } from './contents-list.ts';

const display = { textStyle: 'figure', fontVariantNumeric: 'lining-nums' } as const;

/** The pages that are written rather than worked with: their tops, their ends and the lists in between. */
export const content = defineSlotRecipe({
  className: 'content',
  slots: [
    'top',
    'inner',
    'ridge',
    'sun',
    'kicker',
    'title',
    'lede',
    'byline',
    'body',
    'scene',
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
    top: {
      position: 'relative',
      overflow: 'hidden',
      bg: 'paper.deep',
    },
    inner: {
      position: 'relative',
      lg: {
        '&:has(> .illustration)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 27rem',
          columnGap: '12',
          alignItems: 'end',
        },
      },
      '& > .illustration': { lgDown: { display: 'none' }, bg: 'paper' },
      pt: { base: '12', md: '20' },
      pb: { base: '28', md: '40' },
    },
    // The head ends in a ridge, behind which the page begins.
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
    // Behind the hills of the ridge, which is drawn over it.
    sun: {
      position: 'absolute',
      insetBlockEnd: { base: '1.5rem', md: '2rem' },
      width: { base: '5.5rem', md: '13rem' },
      aspectRatio: '1',
      borderRadius: 'full',
      bg: 'jersey',
      border: '2px solid token(colors.jersey.ink)',
    },
    // Without room beside the title it stands over the text, as wide as that.
    scene: { gridColumn: '1 / -1', maxWidth: '42rem', lg: { display: 'none' } },
    kicker: {
      fontWeight: 'bold',
      mb: '4',
      '& a': { textUnderlineOffset: '0.25em', _hover: { textDecoration: 'underline' } },
      '& span': { color: 'ink.soft' },
    },
    // In em and rem, not ch: those change as the web font arrives, and the lines with them.
    title: { textStyle: 'title', maxWidth: '10.5em', _focusVisible: { outline: 'none', boxShadow: 'none' } },
    lede: { textStyle: 'lede', fontSize: 'xl', lineHeight: '1.4', mt: '5', maxWidth: '41rem' },
    byline: { mt: '6', textStyle: 'small', color: 'ink.soft', '& b': { color: 'ink', fontWeight: 'bold' } },
    body: { pt: { base: '10', md: '14' }, display: 'grid', gap: { base: '10', md: '14' } },
    more: {
      mt: { base: '16', md: '24' },
      pt: '6',
      borderTop: '2px solid token(colors.ink)',
      '& > h2': { textStyle: 'subheading', mb: '6' },
    },
    // A story's last lines: its person's climb.
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
    // Beside the column of a story, which is 40rem wide, a page of 75rem has room for it; below that it is not shown.
    pull: {
      display: 'none',
      '@media (min-width: 75rem)': {
        display: 'block',
        float: 'inline-end',
        clear: 'inline-end',
        width: '13.5rem',
        pt: '3',
        borderTop: '6px solid token(colors.ink)',
        textStyle: 'label',
        fontSize: 'xl',
        textWrap: 'balance',
      },
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
    kind: {
      story: {
        inner: { pb: { base: '40', md: '52' } },
        title: { textStyle: 'hero', maxWidth: '8em' },
        scene: { maxWidth: '40rem', mx: 'auto' },
      },
      reading: {
        // The list of parts stands beside the text where nothing in the text needs that room.
        body: {
          _desktop: {
            '&:has(> .contents-list__root):not(:has([data-wide]))': {
              ...besideParts,
              '& > .contents-list__root': { order: '2' },
            },
            // Over a page with wide parts it is a line, as on a smaller screen.
            '&:has([data-wide]) > .contents-list__root': {
              position: 'static',
              maxHeight: 'none',
              '& .contents-list__list': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
              '& a': { ...pill, py: '0' },
            },
          },
        },
      },
    },
  },
});
