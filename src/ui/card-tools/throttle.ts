/** Runs at once, and then not again before `ms` milliseconds are over; calls in between are dropped. */
export function throttle(run: () => void, ms: number): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < ms) return;
    last = now;
    run();
  };
}
