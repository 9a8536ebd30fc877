import { defineSlotRecipe } from '@pandacss/dev';

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['root', 'panel', 'title', 'body', 'actions', 'close'],
  base: {
    root: {
      m: 'auto',
      p: '0',
      width: 'min(34rem, calc(100vw - 2.5rem))',
      maxHeight: 'calc(100dvh - 3rem)',
      bg: 'surface',
      color: 'ink',
      border: '2px solid token(colors.ink)',
      borderRadius: 'card',
      overflow: 'auto',
      _open: { animation: 'rise 200ms token(easings.out)' },
      _backdrop: { bg: 'rgb(8 16 13 / 0.62)' },
      // On a phone it comes up from the bottom edge, near the thumb.
      smDown: {
        width: '100vw',
        maxWidth: '100vw',
        mb: '0',
        borderRadius: '14px 14px 0 0',
        borderInline: '0',
        borderBottom: '0',
        pb: 'env(safe-area-inset-bottom)',
      },
    },
    panel: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      p: { base: '6', sm: '8' },
    },
    title: { textStyle: 'subheading', pr: '10', _focusVisible: { outline: 'none', boxShadow: 'none' } },
    body: { display: 'flex', flexDirection: 'column', gap: '4', color: 'ink.soft' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap-reverse',
      justifyContent: 'flex-end',
      gap: '3',
      pt: '2',
      // Elsewhere a later rule aligns a quiet button by its margin.
      '&& > *': { smDown: { width: 'full', mx: '0!' } },
    },
    close: {
      position: 'absolute',
      insetBlockStart: '4',
      insetInlineEnd: '4',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      cursor: 'pointer',
      _hover: { bg: 'surface.raised' },
      '& svg': { width: '1.4rem', height: '1.4rem' },
    },
  },
  variants: {
    wide: { true: { root: { sm: { width: 'min(60rem, calc(100vw - 2.5rem))' } } } },
  },
});

export const snackbar = defineSlotRecipe({
  className: 'snackbar',
  slots: ['region', 'bar', 'text', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'snackbar',
      insetInline: '0',
      insetBlockEnd: 'max(1rem, env(safe-area-inset-bottom))',
      display: 'flex',
      justifyContent: 'center',
      px: '4',
      pointerEvents: 'none',
      // It covers neither a bar at the bottom of the window nor the bar's subject.
      'body:has([data-foot-bar]) &': {
        insetBlockEnd: { base: 'calc(7.5rem + env(safe-area-inset-bottom))', sm: '5.5rem' },
      },
      'body:has([data-bottom-bar]) &': {
        mdDown: { insetBlockEnd: 'calc(5.5rem + env(safe-area-inset-bottom))' },
      },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '3.5rem',
      maxWidth: '40rem',
      ps: '5',
      pe: '1.5',
      py: '1.5',
      bg: 'ink',
      color: 'paper',
      // On a page of the same dark colour, the bar still has an edge.
      border: '2px solid token(colors.paper)',
      borderRadius: 'card',
      pointerEvents: 'auto',
      animation: 'rise 200ms token(easings.out)',
      '& > svg': { flexShrink: '0', width: '1.5rem', height: '1.5rem' },
    },
    text: { flex: '1', lineHeight: '1.4', fontWeight: 'medium' },
    close: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      cursor: 'pointer',
      // The page's focus ring is ink, like this bar.
      _focusVisible: {
        outlineColor: 'jersey',
        outlineOffset: '-3px',
        boxShadow: 'none',
        _dark: { outlineColor: 'paper' },
      },
      '& svg': { width: '1.3rem', height: '1.3rem' },
    },
  },
});

export const progress = defineSlotRecipe({
  className: 'progress',
  slots: ['root', 'bar'],
  base: {
    root: {
      position: 'fixed',
      zIndex: 'snackbar',
      insetInline: '0',
      insetBlockStart: '0',
      height: '4px',
      overflow: 'hidden',
      pointerEvents: 'none',
    },
    bar: {
      height: 'full',
      bg: 'jersey',
      _contrast: { bg: 'Highlight', forcedColorAdjust: 'none' },
      borderBottom: '1px solid token(colors.ink)',
      transition: 'width 150ms token(easings.out)',
      '&[data-endless]': { width: '30% !important', animation: 'roll 1.1s linear infinite' },
    },
  },
  variants: {
    inPage: {
      true: {
        root: {
          position: 'relative',
          inset: 'auto',
          zIndex: 'auto',
          height: '8px',
          maxWidth: '24rem',
          bg: 'climb.ahead',
          borderRadius: 'full',
        },
      },
    },
  },
});
