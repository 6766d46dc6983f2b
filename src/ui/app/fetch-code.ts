import { ServiceError } from '../../application/ports/service-error.ts';

/** Told to the window when a part did not come although there is a network. */
export const CODE_MISSING = 'pinakes:code-missing';

/**
 * Fetches a part of the app that is a chunk of its own: `fetchCode(() => import('./part.ts'))`.
 * @throws {ServiceError} when it does not come
 */
export async function fetchCode<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (cause) {
    if (navigator.onLine) window.dispatchEvent(new Event(CODE_MISSING));
    throw new ServiceError(navigator.onLine ? 'unavailable' : 'offline', null, { cause });
  }
}
