import { fetchStrategy } from '../domain/offline/fetch-strategy.ts';
import { countsAnswer } from './counts-answer.ts';
import { pageAnswer } from './page-answer.ts';
import { deleteStaleShells, fileAnswer, cacheShell, type Shell } from './shell.ts';
import { deleteExpiredShares, receiveShare } from './receive-share.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: the files of this version. */
declare const SHELL: Shell;

/* A new version takes over at once. Windows of the previous version continue with its files, which stay cached. */
self.addEventListener('install', (event) => {
  event.waitUntil(cacheShell(SHELL).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const plan = fetchStrategy({
    method: request.method,
    isOwn: origin === self.location.origin,
    pathname,
    isNavigation: request.mode === 'navigate',
    hasRange: request.headers.has('range'),
    isKeptAlive: request.keepalive,
    isFromElsewhere: request.referrer !== '' && !request.referrer.startsWith(`${self.location.origin}/`),
  });
  // Without `respondWith` the browser sends the request to the server itself.
  if (plan === 'page') event.respondWith(pageAnswer(event));
  if (plan === 'file') event.respondWith(fileAnswer(request));
  if (plan === 'counts') event.respondWith(countsAnswer(event));
  if (plan === 'share') event.respondWith(receiveShare(request));
});

async function takeOver(): Promise<void> {
  await Promise.all([
    deleteStaleShells(SHELL),
    deleteExpiredShares(),
    // Navigation preload: the browser sends the request while this worker starts.
    self.registration.navigationPreload?.enable(),
  ]);
  await self.clients.claim();
}
