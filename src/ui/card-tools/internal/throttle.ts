/** Runs at once, then at most every `ms` milliseconds; calls in between are dropped. */
export function throttle(run: () => void, ms: number): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    run();
  };
}
