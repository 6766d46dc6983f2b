import { PHONE_WINDOWS } from '../phone-windows.ts';

const GAP_PX = 8;

/**
 * For browsers without anchor positioning: places every popover below its button, or above it where there is no space,
 * inside the window. Other browsers need nothing.
 */
export function startPlacing(): void {
  if (CSS.supports('position-area', 'block-end')) return;
  const placing = new WeakMap<Element, ResizeObserver>();
  const toggled = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset.align === undefined) return;
    placing.get(target)?.disconnect();
    const button = document.querySelector(`[popovertarget="${CSS.escape(target.id)}"]`);
    if (newState !== 'open' || button === null || isSheet(target)) return;
    // Its content may be rendered later.
    const observer = new ResizeObserver(() => place(target, button));
    observer.observe(target);
    placing.set(target, observer);
    place(target, button);
  };
  // The event does not bubble.
  document.addEventListener('toggle', toggled, true);
}

function isSheet({ dataset }: HTMLElement): boolean {
  return dataset.sheet !== undefined && matchMedia(PHONE_WINDOWS).matches;
}

function place(popover: HTMLElement, anchor: Element): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = (popover.dataset.align === 'start') === rightToLeft ? box.right - width : box.left;
  const under = box.bottom + GAP_PX;
  const above = box.top - GAP_PX - height;
  const fits = under + height <= innerHeight || above < GAP_PX;
  popover.style.setProperty('left', `${within(left, width, innerWidth)}px`);
  popover.style.setProperty('top', `${within(fits ? under : above, height, innerHeight)}px`);
  popover.style.setProperty('margin', '0');
}

function within(start: number, size: number, room: number): number {
  return Math.max(GAP_PX, Math.min(start, room - size - GAP_PX));
}
