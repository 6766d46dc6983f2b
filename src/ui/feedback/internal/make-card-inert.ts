/**
 * Makes the card beneath an overlay inert, also for the keyboard. When it is undone, focus on the overlay moves to the
 * card's link.
 * @param overlay the last child of the card that it covers
 */
export function makeCardInert(overlay: HTMLElement | null): () => void {
  const parts = [...(overlay?.parentElement?.children ?? [])].filter((part) => part !== overlay);
  for (const part of parts) part.toggleAttribute('inert', true);
  const link = parts.find((part) => part.matches(MARKED));
  // The overlay handles arrow keys now.
  link?.removeAttribute(MARK);
  let hadFocus = false;
  const note = () => (hadFocus = overlay?.contains(document.activeElement) === true);
  overlay?.addEventListener('focusin', note);
  overlay?.addEventListener('focusout', note);
  return () => {
    for (const part of parts) part.removeAttribute('inert');
    link?.setAttribute(MARK, '');
    overlay?.removeEventListener('focusin', note);
    overlay?.removeEventListener('focusout', note);
    if (hadFocus && link instanceof HTMLElement) link.focus({ preventScroll: true });
  };
}

const MARK = 'data-card-focus';
const MARKED = `[${MARK}]`;
