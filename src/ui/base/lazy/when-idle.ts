const AT_LATEST_MS = 2000;

/** Runs `work` when the page is idle. Call the result to cancel it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
