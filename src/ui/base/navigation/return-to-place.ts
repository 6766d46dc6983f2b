/** Events that show that the user has started to scroll or to interact. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of the window. While the page is too short, it scrolls to the end whenever the page
 * grows, until the position is reached or the user interacts.
 */
export class ReturnToPlace {
  /** True while the page is not long enough. */
  isGoing = false;
  #observer: ResizeObserver | undefined;

  /** @param top px */
  go(top: number): void {
    this.end();
    this.isGoing = true;
    for (const name of OWN_WAY) window.addEventListener(name, this.end, { capture: true, passive: true });
    const follow = () => {
      window.scrollTo(0, top);
      if (window.scrollY >= top - 1) this.end();
    };
    follow();
    if (!this.isGoing || typeof ResizeObserver === 'undefined') return;
    this.#observer = new ResizeObserver(follow);
    this.#observer.observe(document.documentElement);
  }

  readonly end = (): void => {
    this.isGoing = false;
    this.#observer?.disconnect();
    for (const name of OWN_WAY) window.removeEventListener(name, this.end, true);
  };
}
