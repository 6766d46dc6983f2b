import { ServiceError } from '../../application/ports/service-error.ts';

/** The first pause, ms; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Asks again, less and less often, and only while the page is visible, until something is ready. Call the result to
 * stop: the answer that is still to come is then of no use, which `signal` says.
 */
export function askUntilReady(isReady: (signal: AbortSignal) => Promise<boolean>): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;

  const again = async () => {
    try {
      if (!document.hidden && (await isReady(signal))) return;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
    if (!signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void again(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  wait();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
