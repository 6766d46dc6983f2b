/** Number of open dialogs over the page. */
let dialogs = 0;

/**
 * Locks the scrolling of the page while a dialog is open. CSS selects an attribute: `:has(dialog[open])` would be
 * evaluated again after every change of the document.
 * @returns to be called when this dialog closes
 */
export function inertBackground(): () => void {
  dialogs += 1;
  document.documentElement.toggleAttribute('data-background-inert', true);
  return () => {
    dialogs -= 1;
    if (dialogs === 0) document.documentElement.toggleAttribute('data-background-inert', false);
  };
}
