import type { AnyRouter } from '@tanstack/react-router';
import { trustedScript } from '#src/components/trusted/trusted.ts';

/** The built files that the page has loaded. */
const loadedFiles = (): string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, location.href);
    return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [];
  });

/** Pages of the app that open offline. Their documents are empty, and so the same for everybody. */
const shells = ['/volunteer-edit/lead'];

/** Only pages that are the same for everybody, and that exist. A person may hide tomorrow what is public today. */
const isForEverybody = ({ state: { matches, location } }: AnyRouter): boolean =>
  (shells.includes(location.pathname) ||
    matches.some(({ staticData }) => staticData.isLight === true && staticData.isStored !== false)) &&
  matches.every(({ status }) => status === 'success');

/** Undefined on an insecure site; a page in a sandboxed frame throws. */
const serviceWorkerHere = (): ServiceWorkerContainer | undefined => {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
};

/** Tells the service worker (public/sw.js) to keep the visited public pages for reading offline. Without a worker nothing is kept. */
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
  // Where storage is blocked there is no worker.
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
