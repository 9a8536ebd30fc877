/** Paths that the server answers itself: documents, not pages of the app. */
const served = /^\/(api|sandbox|files|calendar)(\/|$)/;

type LinkOut = {
  href: string;
  /** The link opens in a new tab. */
  isElsewhere: boolean;
};

type Ways = {
  /** Goes to a page of the app. */
  goTo: (href: string) => void;
  /** Called for an external link; true when it navigates there itself. */
  goOut: (link: LinkOut) => boolean;
};

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The clicked link, for any mouse button; null for other elements, and for a handled click. */
const linkOf = ({ target, defaultPrevented }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.hasAttribute('href') && !defaultPrevented ? link : null;
};

/** The address of the app that a link leads to; null for all links that the browser should handle. */
const placeOf = (link: HTMLAnchorElement): string | null => {
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || served.test(pathname)) return null;
  // The browser handles a jump within the page.
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash !== '' ? null : pathname + search + hash;
};

/** The address of a link to another site; null for our own pages, and for mail and telephone links, whose addresses are personal. */
const wayOutOf = (link: HTMLAnchorElement, event: MouseEvent): LinkOut | null => {
  const { origin, protocol, href } = new URL(link.href, location.href);
  if (origin === location.origin || !/^https?:$/.test(protocol)) return null;
  // With Alt a browser downloads the target.
  if (event.altKey || event.button > 1) return null;
  const isBeside = link.target !== '' && link.target !== '_self';
  return { href, isElsewhere: isBeside || event.button === 1 || hasModifier(event) };
};

/**
 * Content and stories contain plain links. The app handles their clicks without a reload, as the router does for its own links, so that
 * progress, leave warning and session work. It reports external links. Returns a function that stops it.
 */
export const followLinks = ({ goTo, goOut }: Ways): (() => void) => {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null) return;
    const wayOut = wayOutOf(link, event);
    if (wayOut !== null) {
      const isTaken = goOut(wayOut);
      if (isTaken && !wayOut.isElsewhere) event.preventDefault();
      return;
    }
    const place = event.button === 0 && !hasModifier(event) ? placeOf(link) : null;
    if (place === null) return;
    event.preventDefault();
    goTo(place);
  };
  document.addEventListener('click', follow);
  // The middle button opens a link in a new tab, and causes no click event.
  document.addEventListener('auxclick', follow);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('auxclick', follow);
  };
};
