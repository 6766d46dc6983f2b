export {};

declare const self: ServiceWorkerGlobalScope;

/* Replaces the worker on a site without one: it deletes all caches and unregisters itself. */
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(clearUp());
});

async function clearUp(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
