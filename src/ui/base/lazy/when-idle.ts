const AT_LATEST_MS = 2000;

/** Does something that can wait, once the page has come to rest. The answer calls it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, AT_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
