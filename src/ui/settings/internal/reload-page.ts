/** Reloads the page, so that the server renders all of it with the new setting. */
export function reloadPage(): void {
  location.reload();
}
