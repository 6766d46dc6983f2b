export {};

declare const self: ServiceWorkerGlobalScope;

/* Takes the place of the worker on a site that wants none any more: it clears up behind all of them and goes. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(clearUp());
});

async function clearUp(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
