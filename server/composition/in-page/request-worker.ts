import { BackendChannel, backendRequest } from '../../../src/composition/fake/backend-channel.ts';
import { sentCookies } from '../../../src/composition/fake/page-cookies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Files of the app itself; the in-page server handles all other addresses of this origin. */
const FILES = /^\/(?:static|sample)\/|^\/(?:index\.html|404\.html|favicon\.ico|sw\.js)$/;
/** Addresses that are not pages of the app. */
const ANSWERED = /^\/(?:media|resource|v3|vx|account\/export|source-preview)\//;

const backend = new BackendChannel();

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// Asked for by a page that was reloaded without its service worker.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || FILES.test(pathname)) return;
  const isPage = request.mode === 'navigate' && !ANSWERED.test(pathname);
  event.respondWith(isPage ? fetch('/') : answered(request));
});

/** Requests of images, links and beacons, which the page cannot intercept. */
async function answered(request: Request): Promise<Response> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 0) return new Response('No page of the app is open.\n', { status: 503 });
  const { status, headers, body } = await backend.request(await backendRequest(request, await cookies()));
  const isBare = status === 204 || status === 304 || request.method === 'HEAD';
  return new Response(isBare ? null : body, {
    status,
    headers: headers.map(([name, value]) => [name, value]),
  });
}

async function cookies(): Promise<string> {
  const all = await self.cookieStore.getAll();
  return sentCookies(all.map(({ name, value }) => `${name}=${value}`).join('; '));
}
