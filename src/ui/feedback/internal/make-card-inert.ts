/**
 * Makes the card beneath an overlay inert, also for the keyboard. Undo it while the overlay is still there: focus on it
 * moves to the card's link.
 * @param overlay the last child of the card that it covers
 */
export function makeCardInert(overlay: HTMLElement | null): () => void {
  const parts = [...(overlay?.parentElement?.children ?? [])].filter((part) => part !== overlay);
  for (const part of parts) part.toggleAttribute('inert', true);
  const link = parts.find((part) => part.matches(MARKED));
  // The overlay handles arrow keys now.
  link?.removeAttribute(MARK);
  return () => {
    const hasFocus = overlay?.contains(document.activeElement) === true;
    for (const part of parts) part.removeAttribute('inert');
    link?.setAttribute(MARK, '');
    if (hasFocus && link instanceof HTMLElement) link.focus({ preventScroll: true });
  };
}

const MARK = 'data-card-focus';
const MARKED = `[${MARK}]`;
