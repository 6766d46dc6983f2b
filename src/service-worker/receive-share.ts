import { formatRoute } from '../domain/routes/format-route.ts';
import {
  isSharedOver,
  SHARED_CACHE,
  sharedAddress,
  sharedId,
  sharedIdOf,
} from '../domain/sharing/shared-item.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps what another app hands over on this browser, as it came, and leads to the page that makes a pin of it. Nothing
 * is sent: somebody who is not logged in finds it after the log-in.
 */
export async function receiveShare(request: Request): Promise<Response> {
  const id = sharedId(Date.now(), crypto.getRandomValues(new Uint32Array(3)).join('-'));
  const forwarded = request.clone();
  try {
    await deleteExpiredShares();
    const cache = await caches.open(SHARED_CACHE);
    await cache.put(sharedAddress(id), new Response(await request.formData()));
  } catch {
    // No room, or storage is forbidden: the server hands the words on; pictures must be chosen again.
    return fetch(forwarded);
  }
  return Response.redirect(
    new URL(formatRoute({ kind: 'pin-create', shared: id }), self.location.origin),
    303,
  );
}

/** Removes what nobody has taken up in time. */
export async function deleteExpiredShares(): Promise<void> {
  if (!(await caches.has(SHARED_CACHE))) return;
  const cache = await caches.open(SHARED_CACHE);
  const kept = await cache.keys();
  const overdue = kept.filter(({ url }) => isSharedOver(sharedIdOf(new URL(url).pathname), Date.now()));
  await Promise.all(overdue.map((request) => cache.delete(request)));
}
