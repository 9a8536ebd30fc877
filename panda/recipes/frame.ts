import { defineSlotRecipe } from '@pandacss/dev';
import { focusRing } from '../global.ts';

export const frame = defineSlotRecipe({
  className: 'frame',
  slots: [
    'root',
    'skip',
    'wordmark',
    'glyph',
    'main',
    'band',
    'container',
    'step',
    'stepMain',
    'stepAside',
    'stepLine',
    'title',
    'lede',
    'actions',
    'kicker',
    'end',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
    skip: {
      position: 'fixed',
      zIndex: 'skip',
      insetBlockStart: '3',
      insetInlineStart: '3',
      px: '5',
      py: '3',
      bg: 'ink',
      color: 'paper',
      borderRadius: 'full',
      fontWeight: 'bold',
      transform: 'translateY(-6rem)',
      opacity: '0',
      _focus: { transform: 'none', opacity: '1', ...focusRing },
    },
    wordmark: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'touch',
      fontFamily: 'display',
      fontWeight: 'black',
      fontSize: '1.625rem',
      letterSpacing: 'tighter',
      color: 'ink',
      textDecoration: 'none',
      borderRadius: 'sm',
    },
    glyph: { width: '2.25rem', height: '2.25rem' },
    container: { width: 'full', maxWidth: 'page', mx: 'auto', px: { base: '5', sm: '6' } },
    main: {
      flex: '1',
      overflowX: 'clip',
      '&[aria-busy=true]': { minHeight: '100dvh' },
      // A page of a hero only: its hills are at the bottom of the screen, not above a strip of paper.
      '&:has(> div > .hero__root:only-child)': {
        '&, & > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      _focus: { outline: 'none' },
      _focusVisible: { outline: 'none', boxShadow: 'none' },
    },
    band: {
      position: 'relative',
      overflow: 'hidden',
      bg: 'paper.deep',
      borderBottom: '1px solid token(colors.line)',
    },
    end: {
      py: '4',
      textStyle: 'small',
      '& button': {
        minHeight: 'touch',
        color: 'ink.soft',
        borderRadius: 'sm',
        textUnderlineOffset: '0.35em',
        '&:hover': { textDecoration: 'underline' },
      },
    },
    step: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: '10', lg: '16' },
      pt: { base: '8', md: '14' },
      pb: { base: '12', md: '20' },
      alignItems: 'start',
    },
    stepMain: {
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '8', md: '10' },
      minWidth: '0',
      maxWidth: '44rem',
    },
    stepAside: { minWidth: '0', lg: { position: 'sticky', top: '8' } },
    kicker: { textStyle: 'small', fontWeight: 'bold', color: 'ink.soft', mb: '3' },
    // A heading takes focus so that it is read out. It can't be operated, so it has no ring.
    title: { textStyle: 'title', _focusVisible: { outline: 'none', boxShadow: 'none' } },
    lede: { textStyle: 'lede', color: 'ink.soft', mt: '4', maxWidth: '37.5em' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      // Without a link back there is one side only.
      '&:not(:has(> .button--tone_quiet))': { justifyContent: 'flex-start', flexWrap: 'wrap' },
      gap: '3',
      pt: '6',
      borderTop: '1px solid token(colors.line)',
    },
  },
  variants: {
    motion: {
      forward: { stepMain: { animation: 'arrive 250ms token(easings.out)' } },
      back: { stepMain: { animation: 'return 250ms token(easings.out)' } },
    },
    // Cards need the page's whole width; text keeps its measure. Where nothing fits beside the question, a line below it says the same.
    folded: {
      true: { stepAside: { display: { base: 'none', lg: 'block' } }, stepLine: { lg: { display: 'none' } } },
    },
    wide: {
      true: {
        stepMain: { maxWidth: 'none', '& > :not(fieldset, .frame__actions)': { lg: { maxWidth: '44rem' } } },
      },
    },
    aside: {
      true: { step: { lg: { gridTemplateColumns: 'minmax(0, 44rem) minmax(18rem, 1fr)' } } },
    },
  },
});
