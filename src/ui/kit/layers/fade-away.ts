/** What a copy must not carry: it would answer for the thing itself. */
const OWN = ['id', 'name', 'for', 'autofocus'];

/**
 * Shows for a moment longer what is about to be closed, as a picture in the top layer that takes no part in
 * anything: the page beneath is in use at once. `className` says how it goes.
 */
export function fadeAway(dialog: HTMLElement, className: string | undefined): void {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (still || dialog.getAnimations === undefined) return;
  const ghost = document.createElement('div');
  ghost.className = `${dialog.className} ${className ?? ''}`;
  ghost.popover = 'manual';
  ghost.inert = true;
  ghost.ariaHidden = 'true';
  for (const part of dialog.children) ghost.append(part.cloneNode(true));
  for (const name of OWN) for (const part of ghost.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
  document.body.append(ghost);
  ghost.showPopover();
  for (const [index, part] of [...dialog.children].entries()) {
    const copy = ghost.children[index];
    if (copy !== undefined) copy.scrollTop = part.scrollTop;
  }
  const fading = ghost.getAnimations({ subtree: true });
  void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => ghost.remove());
}
