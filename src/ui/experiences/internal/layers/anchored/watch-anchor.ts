/**
 * Calls `onGone` once when an anchor is removed from the page or is no longer drawn: before the next frame, so that its
 * layer is never seen without it.
 */
export function watchAnchor(anchor: HTMLElement, onGone: () => void): () => void {
  const look = () => {
    if (anchor.isConnected && anchor.getBoundingClientRect().width > 0) return;
    stop();
    onGone();
  };
  const changes = new MutationObserver(look);
  changes.observe(anchor.ownerDocument, { childList: true, subtree: true });
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
  sizes?.observe(anchor);
  const stop = () => {
    changes.disconnect();
    sizes?.disconnect();
  };
  return stop;
}
