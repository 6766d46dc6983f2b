/**
 * Closes a layer on Escape, if the focus is at a place that belongs to it. Nothing else closes on the same key press:
 * neither another layer, nor a dialog beneath. A popup of the focused element closes first.
 */
export function closeOnEscape(belongs: (target: Node) => boolean, close: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Escape' || event.defaultPrevented || !(target instanceof Element)) return;
    if (!belongs(target) || target.ariaExpanded === 'true') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  addEventListener('keydown', pressed, true);
  return () => removeEventListener('keydown', pressed, true);
}
