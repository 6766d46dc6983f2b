/** How many dialogs lie over the page. */
let dialogs = 0;

/**
 * Keeps the page where it is while a dialog lies over it. An attribute says so: a style that looks for open dialogs is
 * asked again whenever anything comes or goes.
 * @returns what is called when this dialog goes
 */
export function veilPage(): () => void {
  dialogs += 1;
  document.documentElement.toggleAttribute('data-veiled', true);
  return () => {
    dialogs -= 1;
    if (dialogs === 0) document.documentElement.toggleAttribute('data-veiled', false);
  };
}
