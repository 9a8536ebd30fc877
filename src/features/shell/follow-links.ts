/** What the server answers itself: documents, not pages of the app. */
const served = /^\/(api|sandbox|files|calendar)(\/|$)/;

type LinkOut = {
  href: string;
  /** It opens beside the page. */
  isElsewhere: boolean;
};

type Ways = {
  /** Goes to a place of the app. */
  goTo: (href: string) => void;
  /** Hears of a link that leads out; true when it takes the person there. */
  goOut: (link: LinkOut) => boolean;
};

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The link that was chosen, by whichever button; null when something else was, or somebody has dealt with it. */
const linkOf = ({ target, defaultPrevented }: MouseEvent): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.hasAttribute('href') && !defaultPrevented ? link : null;
};

/** The place of the app that a link leads to; null for everything that a browser does better by itself. */
const placeOf = (link: HTMLAnchorElement): string | null => {
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || served.test(pathname)) return null;
  // A jump within the page is the browser's own.
  const isHere = pathname === location.pathname && search === location.search;
  return isHere && hash !== '' ? null : pathname + search + hash;
};

/** Where a link to another site leads; null for our own pages, and for mail and telephone, whose addresses are people's. */
const wayOutOf = (link: HTMLAnchorElement, event: MouseEvent): LinkOut | null => {
  const { origin, protocol, href } = new URL(link.href, location.href);
  if (origin === location.origin || !/^https?:$/.test(protocol)) return null;
  // With Alt a browser saves what is there instead of going.
  if (event.altKey || event.button > 1) return null;
  const isBeside = link.target !== '' && link.target !== '_self';
  return { href, isElsewhere: isBeside || event.button === 1 || hasModifier(event) };
};

/**
 * Pages hold plain links; the app follows them without loading itself anew, so that progress, leave warning and session go
 * along, and hears of those that lead out. Returns the way to stop.
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
  // The middle button opens a link beside the page, and is no click.
  document.addEventListener('auxclick', follow);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('auxclick', follow);
  };
};
