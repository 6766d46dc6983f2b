import {
  isSharedOver,
  SHARED_CACHE,
  sharedAddress,
  sharedId,
  sharedIdOf,
  sharedItemPage,
} from '../domain/sharing/shared-item.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores content that another app shares in this browser, and redirects to the page that creates a pin. Nothing is
 * sent to the server, so a visitor finds it after the log-in.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const id = sharedId(Date.now(), crypto.getRandomValues(new Uint32Array(3)).join('-'));
  const forwarded = request.clone();
  try {
    await deleteExpiredShares();
    const cache = await caches.open(SHARED_CACHE);
    await cache.put(sharedAddress(id), new Response(await request.formData()));
  } catch {
    // Without storage the server passes the texts on; pictures must be chosen again.
    return fetch(forwarded);
  }
  return Response.redirect(new URL(sharedItemPage(id), self.location.origin), 303);
}

/** Deletes expired shared content. */
export async function deleteExpiredShares(): Promise<void> {
  if (!(await caches.has(SHARED_CACHE))) return;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.keys();
  const overdue = kept.filter(({ url }) => isSharedOver(sharedIdOf(new URL(url).pathname), Date.now()));
  await Promise.all(overdue.map((request) => cache.delete(request)));
}
