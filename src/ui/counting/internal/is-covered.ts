/** Cards of the page beneath an open pin are not visible; those of the open pin are. */
export function isCovered(card: Element): boolean {
  return document.documentElement.hasAttribute('data-overlaid') && card.closest('dialog') === null;
}
