import { afterPaint } from '../after-paint.ts';
import { inertBackground } from './inert-background.ts';

/**
 * Paints a dialog first and makes the page beneath inert (`showModal`) after that frame, because the browser then
 * recalculates the style of every element. A key press before does it at once. The dialog's style has to place it over
 * the page as long as it is not `:modal`.
 * @param onInert called right before the page gets inert
 * @returns to be called before the dialog is closed
 */
export function showBeforeInert(dialog: HTMLDialogElement, onInert: () => void): () => void {
  let isDecided = false;
  let restore: (() => void) | null = null;
  const makeInert = () => {
    if (isDecided) return;
    isDecided = true;
    // Before `showModal`, so that the browser recalculates styles once for both.
    restore = inertBackground();
    onInert();
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  window.addEventListener('keydown', makeInert, true);
  dialog.setAttribute('open', '');
  void afterPaint().then(makeInert);
  return () => {
    isDecided = true;
    window.removeEventListener('keydown', makeInert, true);
    restore?.();
  };
}
