/** Calls back after so many milliseconds in which the page was visible. Call the result to cancel. */
export function waitVisibly(ms: number, callback: () => void): () => void {
  let left = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
  const run = () => {
    startedAt = performance.now();
    timer = setTimeout(() => {
      end();
      callback();
    }, left);
  };
  const changed = () => {
    if (!document.hidden) run();
    else if (timer !== undefined) {
      clearTimeout(timer);
      left = Math.max(0, left - (performance.now() - startedAt));
    }
  };
  document.addEventListener('visibilitychange', changed);
  if (!document.hidden) run();
  return end;
}
