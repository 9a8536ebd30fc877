// Served as /sw.js where OFFLINE_PAGES is no: takes the place of the worker that keeps pages, forgets them all, and goes.

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(leave());
});
