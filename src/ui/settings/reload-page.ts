/** Loads the page anew, so that all of it is served as the person chose. */
export function reloadPage(): void {
  location.reload();
}
