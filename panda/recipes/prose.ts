import { defineRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';
import { pictureFrame } from './illustration.ts';

/** Text from an MDX file, styled by element, so that the HTML stays as plain as the text. */
export const prose = defineRecipe({
  className: 'prose',
  base: {
    textStyle: 'body',
    fontSize: { md: '1.1875rem' },
    minWidth: '0',
    '& > *': { maxWidth: '42rem' },
    // Parts with pictures, cards or figures take the page's whole width.
    '& > [data-wide]': { maxWidth: 'none', my: { base: '8', md: '10' }, clear: 'both' },
    '& > [data-wide]:last-child': { mb: '0' },
    '& > .content__margin': { mb: '6', '@media (min-width: 75rem)': { mt: '1.5', mb: '10' } },
    '& > .content__pull': { width: '24rem', mt: '2' },
    '& > .content__fold:last-child': { borderBottom: '2px solid token(colors.ink)' },
    '& > * + *': { mt: '5' },
    '& > [data-wide] + *, & > .heading + *': { mt: '4' },
    '& > :first-child': { mt: '0' },
    '& h2': { textStyle: 'subheading' },
    '& h3': { textStyle: 'label', fontSize: 'xl' },
    '& > .heading': { position: 'relative', mt: { base: '10', md: '12' } },
    '& > .heading:has(h3)': { mt: { base: '8', md: '10' } },
    '& > .heading:first-child': { mt: '0' },
    '& .heading > a': {
      position: 'absolute',
      insetInlineEnd: 'calc(100% + 0.25em)',
      insetBlockStart: '0',
      px: '1',
      fontFamily: 'display',
      fontSize: 'xl',
      color: 'edge',
      textDecoration: 'none',
      opacity: '0',
      borderRadius: 'sm',
      _focusVisible: { ...focusRing, opacity: '1' },
    },
    '& .heading:hover > a': { opacity: '1', _hover: { color: 'ink' } },
    // A phone has no margin for it, and no pointer to find it.
    mdDown: { '& .heading > a:not(:focus-visible)': { display: 'none' } },
    '& a:not([class])': {
      color: 'forest',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '0.2em',
      borderRadius: '3px',
      _hover: { textDecorationThickness: '3px' },
    },
    '& > [data-facts]': { my: '8' },
    '& .notice :is(h2, h3)': { mb: '2' },
    '& .notice > div > p + *, & .notice > div > * + p': { mt: '2' },
    '& time': { whiteSpace: 'nowrap' },
    '& strong, & b': { fontWeight: 'bold' },
    '& :is(ul, ol):not([class])': { ps: '6', '& > li': { mt: '2.5', ps: '1.5' } },
    '& ol:not([class]) > li::marker': { fontWeight: 'bold' },
    '& ul:not([class])': { listStyle: 'square', '& > li::marker': { color: 'edge' } },
    '& ol:not([class])': { listStyle: 'decimal' },
    '& blockquote': { ps: '5', borderInlineStart: '3px solid token(colors.ink)', '& > * + *': { mt: '3' } },
    '& hr': { my: '12', width: '4rem', border: '0', borderTop: '2px solid token(colors.ink)' },
    '& img:not(.illustration)': { ...pictureFrame, maxWidth: 'full', height: 'auto' },
    '& .table': {
      maxWidth: '42rem',
      my: '6',
      textStyle: 'body',
      fontVariantNumeric: 'tabular-nums',
    },
    // A column without a name still has its line.
    '& .table thead td': { borderBottom: '2px solid token(colors.ink)' },
    '& > p:has(> .button)': { display: 'flex', flexWrap: 'wrap', gap: '4' },
  },
  variants: {
    voice: {
      // A story: a larger first line, and questions that stand out.
      story: {
        '& > *': { mx: 'auto', maxWidth: '40rem' },
        '& > .content__pull': { mx: '0', width: '13.5rem' },
        '& > p:first-child': { textStyle: 'lede', fontSize: 'xl', lineHeight: '1.4', textWrap: 'pretty' },
        '& > p:first-child::first-letter': {
          float: 'inline-start',
          fontFamily: 'display',
          fontWeight: 'black',
          fontSize: '3.4em',
          lineHeight: '0.82',
          // A margin, because browsers ignore a logical padding of a first letter.
          me: '0.1em',
          pt: '0.06em',
          // Where browsers can, the letter sits on the third line and reaches up to the first line's capitals.
          '@supports (initial-letter: 3)': {
            float: 'none',
            // Panda would turn a single number into a length, which browsers ignore.
            initialLetter: '3 3',
            fontSize: 'inherit',
            lineHeight: 'inherit',
            // In the text's size: the letter's own is unknown here.
            me: '0.5em',
            pt: '0',
          },
        },
        '& > p:has(> strong:only-child)': { mt: '8' },
      },
    },
  },
});
