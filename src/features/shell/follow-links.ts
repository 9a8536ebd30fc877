/** What the server answers itself: documents, not pages of the app. */
const served = /^\/(api|sandbox|files)(\/|$)/;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The place of the app that a click leads to; null for everything that a browser does better by itself. */
const placeOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented || !isPlain(event)) return null;
  if (!link.hasAttribute('href') || link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || served.test(pathname)) return null;
  // A jump within the page is the browser's own.
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash !== '' ? null : pathname + search + hash;
};

/**
 * Pages hold plain links; the app follows them without loading itself anew, so that progress, leave warning and session go
 * along. Returns the way to stop.
 */
export const followLinks = (goTo: (href: string) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const place = placeOf(event);
    if (place === null) return;
    event.preventDefault();
    goTo(place);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
};
