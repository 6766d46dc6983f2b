/** Events that show that the user has started to scroll or to interact. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What scrolls. `top` is px from the top; `content` grows while the page is loaded. */
export type Scroller = {
  readonly top: () => number;
  readonly scrollTo: (top: number) => void;
  readonly content: () => Element;
};

export const WINDOW_SCROLLER: Scroller = {
  top: () => window.scrollY,
  scrollTo: (top) => window.scrollTo(0, top),
  content: () => document.documentElement,
};

/**
 * Restores the scroll position of the window or of a layer. While the content is too short, it scrolls to the end
 * whenever the content grows, until the position is reached or the user interacts.
 */
export class ReturnToPlace {
  /** True while the page is not long enough. */
  isGoing = false;
  readonly #scroller: Scroller;
  #observer: ResizeObserver | undefined;

  constructor(scroller: Scroller) {
    this.#scroller = scroller;
  }

  /** @param top px */
  go(top: number): void {
    this.end();
    this.isGoing = true;
    const scroller = this.#scroller;
    for (const name of OWN_WAY) window.addEventListener(name, this.end, { capture: true, passive: true });
    const follow = () => {
      scroller.scrollTo(top);
      if (scroller.top() >= top - 1) this.end();
    };
    follow();
    if (!this.isGoing || typeof ResizeObserver === 'undefined') return;
    this.#observer = new ResizeObserver(follow);
    this.#observer.observe(scroller.content());
  }

  readonly end = (): void => {
    this.isGoing = false;
    this.#observer?.disconnect();
    for (const name of OWN_WAY) window.removeEventListener(name, this.end, true);
  };
}
