import { showState, type ShownState } from '../../showcase/page/shown-state.ts';

type Brought = { readonly event: () => Event; readonly as: ShownState };

/** A pointer over a card, and the focus on its link. */
const pointer: Brought = {
  event: () => new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', movementX: 1 }),
  as: 'hover',
};
const focus: Brought = { event: () => new FocusEvent('focusin', { bubbles: true }), as: 'focus-visible' };

/** The events by the selected state; a card shows that it is saved on hover. */
const BROUGHT: Readonly<Record<string, Brought>> = { near: pointer, saved: pointer, focus };

/** Puts every card of a grid into the hover or focus state, including cards that are added later. */
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
  // The views must be mounted before they receive events.
  queueMicrotask(bring);
  return () => watch.disconnect();
}
