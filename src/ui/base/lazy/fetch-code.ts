import { ServiceError } from '../../../application/ports/service-error.ts';
import { lazyStyles } from './lazy-styles.ts';

/** The event on the window when a chunk could not be loaded although there is a network. */
export const CODE_MISSING = 'pinakes:code-missing';

/**
 * Imports views in a chunk of their own, with the styles of later chunks: `fetchCode(() => import('./part.tsx'))`.
 * @throws {ServiceError} when it cannot be loaded
 */
export function fetchCode<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  return fetchScript(async () => {
    const [part] = await Promise.all([fetchPart(), lazyStyles()]);
    return part;
  });
}

/**
 * Imports a chunk without styles of its own: a screen, or code without views.
 * @throws {ServiceError} when it cannot be loaded
 */
export async function fetchScript<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (cause) {
    if (navigator.onLine) window.dispatchEvent(new Event(CODE_MISSING));
    throw new ServiceError(navigator.onLine ? 'unavailable' : 'offline', null, { cause });
  }
}
