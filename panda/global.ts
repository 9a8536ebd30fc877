import { defineGlobalStyles } from '@pandacss/dev';
import { print } from './print.ts';

/**
 * The focus ring has two parts, so that it shows on every colour: an outline in ink, and a gap in paper between it
 * and the control. On the jersey, on a photograph or on a tinted notice one of the two always stands out.
 */
export const focusRing = {
  outline: '3px solid token(colors.ink)',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px token(colors.paper)',
} as const;

export const globalCss = defineGlobalStyles({
  html: {
    '--global-font-body': 'token(fonts.text)',
    '--global-color-border': 'token(colors.line)',
    '--global-color-placeholder': 'token(colors.ink.soft)',
    '--global-color-selection': 'token(colors.jersey)',
    colorScheme: 'light dark',
    bg: 'paper',
    color: 'ink',
    textSizeAdjust: '100%',
    scrollPaddingTop: '6rem',
  },
  'html[data-theme="light"]': { colorScheme: 'light' },
  'html[data-theme="dark"]': { colorScheme: 'dark' },
  // A word that no line breaks (`scripts/content/unbroken.ts`).
  '.whole, time': { whiteSpace: 'nowrap' },
  'html:has(dialog[open])': { overflow: 'hidden' },
  body: {
    textStyle: 'body',
    fontWeight: 'normal',
    minHeight: '100dvh',
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
  },
  // A bar at the bottom of a phone's screen must cover neither the footer nor the focused element.
  'html:has([data-bottom-bar])': { mdDown: { scrollPaddingBottom: '7rem' } },
  // The room for that bar at the end of the page belongs to the footer, in the footer's colour.
  'body:has([data-bottom-bar]) .site-footer__root': {
    mdDown: { paddingBottom: 'calc(7rem + max(0rem, env(safe-area-inset-bottom) - 0.75rem))' },
  },
  '::selection': { color: 'jersey.ink' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  // No last line of one word.
  'p, li, dd': { textWrap: 'pretty' },
  'a, button, input, select, textarea, summary, [tabindex]': {
    '&:focus-visible': focusRing,
  },
  // The one mark of an expandable line: the same chevron everywhere, which points up while its part is open.
  summary: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    _after: {
      content: '""',
      flexShrink: '0',
      alignSelf: 'center',
      width: '0.5rem',
      height: '0.5rem',
      marginInlineStart: 'auto',
      marginInlineEnd: '0.25rem',
      borderInlineEnd: '2px solid currentcolor',
      borderBlockEnd: '2px solid currentcolor',
      transform: 'translateY(-25%) rotate(45deg)',
      transition: 'transform 150ms',
    },
  },
  'details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  'button, [role="button"], label, select, summary': { touchAction: 'manipulation' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: even a short transition delays inherited values by a frame, so that the element can't take focus yet.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // Until the script has loaded, content below the first screen is laid out after the first paint. This is
  // only for a document that opens at its top (`index.html`): estimated heights would misplace a position.
  ':root[data-opening] :is(main section, main [data-wide], footer > *)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 32rem',
    // The focus ring of an element at an edge.
    overflowClipMargin: '0.5rem',
  },
  ...print,
});

export const keyframes = {
  arrive: {
    from: { opacity: '0', transform: 'translateX(1.5rem)' },
    to: { opacity: '1', transform: 'none' },
  },
  return: {
    from: { opacity: '0', transform: 'translateX(-1.5rem)' },
    to: { opacity: '1', transform: 'none' },
  },
  rise: { from: { opacity: '0', transform: 'translateY(1rem)' }, to: { opacity: '1', transform: 'none' } },
  fade: { from: { opacity: '0' }, to: { opacity: '1' } },
  pulse: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
  unveil: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } },
  roll: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } },
};
