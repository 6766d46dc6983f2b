import { painted } from '../painted.ts';
import { veilPage } from './veil-page.ts';

/**
 * Shows a dialog in the next frame and takes the page beneath out of reach after it: for that the browser styles every
 * element of the page anew, which is no reason to let somebody wait. A key that is pressed before is the dialog's
 * already. The dialog's own style has to lay it over the page as long as it is not `:modal`.
 * @param veiled called right before the page gets out of reach
 * @returns what is called when the dialog goes, before it is closed
 */
export function showThenVeil(dialog: HTMLDialogElement, veiled: () => void): () => void {
  let isDecided = false;
  let unveil: (() => void) | null = null;
  const veil = () => {
    if (isDecided) return;
    isDecided = true;
    // Before it opens, so that the browser works out both at once.
    unveil = veilPage();
    veiled();
    dialog.removeAttribute('open');
    dialog.showModal();
  };
  window.addEventListener('keydown', veil, true);
  dialog.setAttribute('open', '');
  void painted().then(veil);
  return () => {
    isDecided = true;
    window.removeEventListener('keydown', veil, true);
    unveil?.();
  };
}
