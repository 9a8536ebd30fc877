import type { AnyRouter } from '@tanstack/react-router';
import { trustedScript } from '#src/components/trusted/trusted.ts';

/** The built files that the page has loaded so far. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, location.href);
    return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [];
  });

/** Pages of the app that open without a connection: their documents are empty, and so the same for everybody. */
const shells = ['/volunteer-edit/lead'];

/** Pages that are the same for everybody, and were there. What somebody lets be seen today they may hide tomorrow. */
const isForEverybody = ({ state: { matches, location } }: AnyRouter): boolean =>
  (shells.includes(location.pathname) ||
    matches.some(({ staticData }) => staticData.isLight === true && staticData.isStored !== false)) &&
  matches.every(({ status }) => status === 'success');

/** Nothing on a site that is not secure; a page in a sandboxed frame may not even ask. */
const serviceWorkerHere = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

/**
 * Has the service worker (public/sw.js) keep the public pages that are looked at, so that they can be read without a
 * connection. Where there is none, nothing is kept.
 */
export const keepPages = (router: AnyRouter): void => {
  const serviceWorker = serviceWorkerHere();
  if (serviceWorker === undefined) return;
  const kept = new Set<string>();
  const keep = () => {
    const { pathname } = location;
    if (kept.has(pathname) || !isForEverybody(router)) return;
    kept.add(pathname);
    serviceWorker.controller?.postMessage({ keep: pathname, files: loadedFiles() });
  };
  // Where storage is blocked there is no worker to be had.
  serviceWorker
    .register(trustedScript('/sw.js'))
    .then(() => serviceWorker.ready)
    .then(keep, () => undefined);
  serviceWorker.addEventListener('controllerchange', () => {
    kept.clear();
    keep();
  });
  router.subscribe('onRendered', keep);
};
