/** The nearest ancestor that scrolls; undefined for the window. */
export function findScrollContainer(thing: HTMLElement): HTMLElement | undefined {
  for (let parent = thing.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent;
  }
  return undefined;
}
