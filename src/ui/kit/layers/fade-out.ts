/** Attributes that are removed from the copy, because they identify the original. */
const OWN = ['id', 'name', 'for', 'autofocus'];

/**
 * Fades a closing dialog out: an inert copy in the top layer runs the animation of `className`, while the dialog is
 * closed already and the page can be used.
 */
export function fadeOut(dialog: HTMLElement, className: string | undefined): void {
  const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (still || dialog.getAnimations === undefined) return;
  const copy = document.createElement('div');
  copy.className = `${dialog.className} ${className ?? ''}`;
  copy.popover = 'manual';
  copy.inert = true;
  copy.ariaHidden = 'true';
  for (const part of dialog.children) copy.append(part.cloneNode(true));
  for (const name of OWN) for (const part of copy.querySelectorAll(`[${name}]`)) part.removeAttribute(name);
  document.body.append(copy);
  copy.showPopover();
  for (const [index, part] of [...dialog.children].entries()) {
    const copied = copy.children[index];
    if (copied !== undefined) copied.scrollTop = part.scrollTop;
  }
  const fading = copy.getAnimations({ subtree: true });
  void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => copy.remove());
}
