/** Gives the focus back to where it came from; to the heading of the page if that is gone. */
export function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) {
    before.focus({ preventScroll: true });
    return;
  }
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
