import { showState, type ShownState } from '../../showcase/page/shown-state.ts';

type Brought = { readonly event: () => Event; readonly as: ShownState };

/** A pointer that has moved onto a card, and the focus that has come to its link. */
const pointer: Brought = {
  event: () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', movementX: 1 }),
  as: 'hover',
};
const focus: Brought = { event: () => new FocusEvent('focusin', { bubbles: true }), as: 'focus-visible' };

/** By what was chosen; a card says that it is saved when somebody is near. */
const BROUGHT: Readonly<Record<string, Brought>> = { near: pointer, saved: pointer, focus };

/** Lets every card of a wall look as if a pointer or the focus were there, also those that come later. */
export function bringStates(wall: HTMLElement, state: string): (() => void) | undefined {
  const brought = BROUGHT[state];
  if (brought === undefined) return undefined;
  const seen = new WeakSet<Element>();
  const bring = () => {
    for (const card of wall.querySelectorAll('article')) {
      if (seen.has(card)) continue;
      seen.add(card);
      showState(card, brought.as);
      card.querySelector('[data-card-focus]')?.dispatchEvent(brought.event());
    }
  };
  const watch = new MutationObserver(bring);
  watch.observe(wall, { childList: true, subtree: true });
  // The views must have been drawn once before they hear of anything.
  queueMicrotask(bring);
  return () => watch.disconnect();
}
