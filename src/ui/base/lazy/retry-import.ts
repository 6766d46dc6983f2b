import { ServiceError } from '../../../application/ports/service-error.ts';
import { FIRST_RETRY_MS, nextRetryMs } from '../../../domain/connection/retry-pause.ts';

/** Called after each failure; `again` retries without waiting for the end of the pause. */
type OnFailure = (failure: ServiceError['kind'], again: () => void) => void;

/** Imports a chunk, again after each failure: with growing pauses, and at once when the network is back. */
export async function retryImport<Chunk>(
  importChunk: () => Promise<Chunk>,
  onFailure?: OnFailure,
): Promise<Chunk> {
  for (let pauseMs = FIRST_RETRY_MS; ; pauseMs = nextRetryMs(pauseMs))
    try {
      return await importChunk();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      await pause(pauseMs, (again) => onFailure?.(error.kind, again));
    }
}

function pause(ms: number, begun: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    begun(end);
  });
}
