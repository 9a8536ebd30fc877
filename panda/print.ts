/** Not printed: links to other pages, controls, and moving parts. */
const onScreenOnly = [
  '.site-header__root',
  '.site-footer__root',
  '.frame__skip',
  '.drawer__root',
  '.snackbar__region',
  '.progress__root',
  '.hero__root > .contours',
  '.content__top > .contours',
  '.scenery__root',
  '.content__ridge',
  '.content__sun',
  '.give-card__bar',
  '.content__more',
  '.entries__find',
  '.heading > a',
  '[data-own-link]',
  'form[role="search"]',
  'button',
  'a.button',
].join(', ');

/** Heads are text over tinted land on the screen; on paper they are text on white. */
const heads = '.hero__root, .content__top, .frame__band';

/** A printed page is white, has no sticky bars and no controls. Ink is used for text and the climb. */
export const print = {
  '@page': { margin: '16mm' },
  // A card for the handlebar: one side of A5.
  '@page cue-card': { size: 'A5 portrait', margin: '8mm' },
  '@media print': {
    // A step smaller than on a screen, as usual in print.
    html: { fontSize: '10.5pt', colorScheme: 'light', background: 'none !important' },
    'body, .frame__root': { minHeight: '0 !important' },
    [onScreenOnly]: { display: 'none !important' },
    [heads]: {
      width: 'auto !important',
      marginInline: '0 !important',
      background: 'none !important',
      border: '0 !important',
    },
    '.hero__inner, .content__inner': { paddingBlock: '0 1.5rem !important' },
    '.frame__container': { maxWidth: 'none !important', paddingInline: '0 !important' },
    // Its dark ground is not printed, so its text must not be light.
    '.climb__sign': { color: 'token(colors.ink) !important', border: '1px solid' },
    '.entries__section > div:first-child, .frame__stepAside': { position: 'static !important' },
    '.give-card__side': { position: 'static !important', marginTop: '0 !important' },
    // A route stays on one page: its map, its figures and its hills.
    '.content__route': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) !important',
      breakInside: 'avoid',
      '& .course__elevation': { gridColumn: '1 / -1' },
    },
    // Closed answers can't be opened on paper.
    'details::details-content': { display: 'block', contentVisibility: 'visible !important' },
    'summary::after': { content: 'none !important' },
    'h1, h2, h3, summary': { breakAfter: 'avoid' },
    'svg, figure, tr, li, blockquote, dl': { breakInside: 'avoid' },
    'p, li': { orphans: '3', widows: '3' },
    // The address of an external link is printed after it, unless it is the link's own text.
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: 'normal' },
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
};
