// Keeps what a visitor has read, for when the connection is gone: public pages as anybody sees them, the built files they
// need, and a page that says how things are. Nothing of the API, of sign-in or of a person.

const pages = 'pages-1';
const files = 'files-1';

/** How much is kept; what was kept first goes first. */
const most = { [pages]: 40, [files]: 400 };

const fallback = ['/offline.html', '/offline.js', '/favicon.svg', '/illustrations/offline.svg'];

/** A lead needs this page at a shift without a connection, whatever else they have read since. */
const lasting = [...fallback, '/volunteer-edit/lead'];

/** Addresses that are not pages of the app, or that only pass people on. */
const isElsewhere = /^\/(api|sandbox|identity|files|assets|auth)(\/|$)|\.[^/]*$/;

const trim = async (name) => {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const spare = keys.filter(({ url }) => !lasting.includes(new URL(url).pathname));
  await Promise.all(spare.slice(0, Math.max(0, spare.length - most[name])).map((key) => cache.delete(key)));
};

const fileOf = async (path) => {
  const cache = await caches.open(files);
  const kept = await cache.match(path);
  if (kept) return kept;
  const answer = await fetch(path, { credentials: 'omit' });
  // A name that is gone after the site was renewed is answered, too, but not with the file.
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
};

/** A gift to somebody, and a draft, are other pages than what is kept; on all the rest a query (`?utm_source=…`) changes nothing. */
const isAnother = ({ pathname, search, searchParams }) =>
  (search !== '' && /^\/donate(\/|$)/.test(pathname)) || searchParams.has('drafts');

/** The page as a visitor gets it, whoever reads it: without cookies nobody's name can be in it. */
const keep = async (path, loaded) => {
  if (isElsewhere.test(path)) return;
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  const isPage = answer.ok && !answer.redirected && answer.headers.get('content-type')?.includes('text/html');
  if (!isPage) return;
  const cache = await caches.open(pages);
  // A put takes the place of what was kept before and goes last, all at once: the page is never missing in between.
  await cache.put(path, answer.clone());
  const named = (await answer.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  await Promise.allSettled([...new Set([...named, ...loaded])].map(fileOf));
  await Promise.all([trim(pages), trim(files)]);
};

const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const address = new URL(event.request.url);
    const kept = isAnother(address) ? null : await caches.match(address.pathname, { cacheName: pages });
    return kept ?? (await caches.match('/offline.html', { cacheName: pages })) ?? Response.error();
  }
};

/** What the browser asked for ahead; left to the browser it would be asked for again, and a step of signing in is good once. */
const passOn = async (event) => (await event.preloadResponse) ?? fetch(event.request);

addEventListener('install', (event) => {
  event.waitUntil(caches.open(pages).then((cache) => cache.addAll(fallback)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !(name in most)).map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener('message', (event) => {
  const { keep: path, files: loaded } = event.data ?? {};
  // Without a connection there is nothing to be kept.
  if (typeof path === 'string') event.waitUntil(keep(path, loaded ?? []).catch(() => undefined));
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(pathname));
  else if (mode === 'navigate' && !isElsewhere.test(pathname)) event.respondWith(page(event));
  else if (mode === 'navigate' && event.preloadResponse) event.respondWith(passOn(event));
  else if (fallback.includes(pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname, { cacheName: pages })));
});
