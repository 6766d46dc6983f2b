import { ServiceError } from '../../application/ports/service-error.ts';

/**
 * Fetches a part of the app that is a chunk of its own: `fetchCode(() => import('./part.ts'))`.
 * @throws {ServiceError} when it does not come
 */
export async function fetchCode<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (cause) {
    throw new ServiceError(navigator.onLine ? 'unavailable' : 'offline', null, { cause });
  }
}
