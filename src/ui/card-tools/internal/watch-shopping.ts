import { INDICATOR_MS, SCROLL_THROTTLE_MS } from '../../../domain/shopping/shopping-indicator.ts';
import { throttle } from './throttle.ts';

/** Set on the root of the document while cards show their shopping tag; their style sheet uses it. */
const MARK = 'data-scrolling';

/** Shows the shopping tags during scrolling and for a while after it. Call the result to stop. */
export function watchShopping(): () => void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => root.removeAttribute(MARK);
  const show = throttle(() => {
    clearTimeout(timer);
    timer = setTimeout(hide, INDICATOR_MS);
    root.toggleAttribute(MARK, true);
  }, SCROLL_THROTTLE_MS);
  window.addEventListener('scroll', show, { passive: true });
  return () => {
    clearTimeout(timer);
    hide();
    window.removeEventListener('scroll', show);
  };
}
