import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Gives jsdom, which lays nothing out, a window of this size, in which the grid begins at the top of the page.
 * `scrollTo` scrolls as a person does and waits until no further card comes or goes.
 */
export function aScreen({ width = 1276, height = 800, rootPx = 16 } = {}) {
  const style = document.createElement('style');
  const resizers = new Set<() => void>();
  let top = 0;

  const measure = (next: number, nextRoot = rootPx) => {
    style.textContent = `.root{width:${next}px}.probe{width:${nextRoot * 10}px}`;
  };
  measure(width);
  document.head.append(style);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
        resizers.add(callback);
      }
      observe() {}
      disconnect() {
        resizers.delete(this.#callback);
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!(this instanceof HTMLElement) || this.getAttribute('role') !== 'feed')
      return new DOMRect(0, 0, width, 0);
    // As browsers do when the page has become too short for its scroll position.
    const tall = Number.parseFloat(this.style.blockSize);
    if (tall > height) top = Math.min(top, tall - height);
    return new DOMRect(0, -top, width, 0);
  });
  vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => {
    top += by;
  });

  return {
    get scrollTop() {
      return top;
    },
    async scrollTo(next: number) {
      top = next;
      act(() => void window.dispatchEvent(new Event('scroll')));
      let before: readonly Element[];
      let now = [...document.querySelectorAll('article')];
      do {
        before = now;
        await act(async () => {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          await new Promise((resolve) => setTimeout(resolve));
        });
        now = [...document.querySelectorAll('article')];
      } while (now.length !== before.length || now.some((card, index) => card !== before[index]));
    },
    resize(next: number, nextRoot?: number) {
      measure(next, nextRoot);
      for (const callback of resizers) callback();
    },
  };
}
