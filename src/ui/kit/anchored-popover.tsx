import { useLayoutEffect, type HTMLAttributes, type RefObject, type ToggleEvent } from 'react';
import classes from './anchored-popover.module.css';
import { classNames } from './class-names.ts';

export interface AnchoredPopoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'popover' | 'onToggle'> {
  readonly id: string;
  readonly popoverRef: RefObject<HTMLDivElement | null>;
  /** What it belongs to: it opens under it, or above where there is no room. Its button names `id` as popover target. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The edge that it shares with the anchor. */
  readonly align?: 'start' | 'end';
  readonly onToggle?: (open: boolean) => void;
}

const GAP_PX = 8;

/** A box that floats beside its anchor. Escape, a click elsewhere and another popover close it; that is the browser's work. */
export function AnchoredPopover({
  popoverRef,
  anchor,
  align = 'start',
  onToggle,
  className,
  children,
  ...rest
}: AnchoredPopoverProps) {
  const { id } = rest;
  useLayoutEffect(() => {
    // Names are set here because served markup carries no style attributes.
    anchor.current?.style.setProperty('anchor-name', `--${id}`);
    popoverRef.current?.style.setProperty('position-anchor', `--${id}`);
  }, [anchor, popoverRef, id]);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const open = event.newState === 'open';
    if (open) placeByHand(event.currentTarget, anchor.current, align);
    onToggle?.(open);
  };

  return (
    <div
      {...rest}
      ref={popoverRef}
      popover="auto"
      className={classNames(classes.popover, align === 'end' ? classes.end : classes.start, className)}
      onToggle={toggled}
    >
      {children}
    </div>
  );
}

/** For browsers without anchor positioning: under the anchor, inside the window. */
function placeByHand(popover: HTMLElement, anchor: HTMLElement | null, align: 'start' | 'end'): void {
  if (anchor === null || globalThis.CSS?.supports?.('position-area', 'block-end')) return;
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const rightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const left = (align === 'start') === rightToLeft ? box.right - width : box.left;
  const under = box.bottom + GAP_PX;
  const above = box.top - GAP_PX - height;
  const top = under + height > innerHeight && above >= 0 ? above : under;
  popover.style.setProperty('left', `${Math.max(GAP_PX, Math.min(left, innerWidth - width - GAP_PX))}px`);
  popover.style.setProperty('top', `${top}px`);
  popover.style.setProperty('margin', '0');
}
