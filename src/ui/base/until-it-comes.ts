import { ServiceError } from '../../application/ports/service-error.ts';
import { FIRST_RETRY_MS, nextRetryMs } from '../../domain/connection/retry-pause.ts';

/** Called at each failure; `again` asks without waiting for the end of the pause. */
type OnFailure = (failure: ServiceError['kind'], again: () => void) => void;

/** Asks for a part of the app until it comes: with growing pauses, and at once when the network is back. */
export async function untilItComes<Part>(
  fetchPart: () => Promise<Part>,
  onFailure?: OnFailure,
): Promise<Part> {
  for (let pauseMs = FIRST_RETRY_MS; ; pauseMs = nextRetryMs(pauseMs))
    try {
      return await fetchPart();
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
