import {
  Fragment,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from 'react';
import classes from './anchored-popover.module.css';
import { classNames } from '../class-names.ts';

export interface AnchoredPopoverProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'popover' | 'onToggle' | 'children'
> {
  readonly id: string;
  readonly popoverRef: RefObject<HTMLDivElement | null>;
  /**
   * The element beside which the popover opens: below it, or above it where there is no space. Its button names `id` as
   * popover target.
   */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The edge at which it is aligned with the anchor. */
  readonly align?: 'start' | 'end';
  /** On narrow windows it becomes a bottom sheet. */
  readonly sheet?: boolean;
  readonly onToggle?: (open: boolean) => void;
  /** A function is called only while a part of the popover is visible. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * A popover beside its anchor. The browser closes it on Escape, on a click elsewhere and when another popover opens. It
 * also closes when the focus moves on to the page.
 */
export function AnchoredPopover({
  popoverRef,
  anchor,
  align = 'start',
  sheet = false,
  onBeforeToggle,
  onToggle,
  className,
  children,
  ...rest
}: AnchoredPopoverProps) {
  const { id } = rest;
  const isOpen = useRef(false);
  /** Number of the current opening; 0 while it is closed. Each opening mounts new content. */
  const [seen, setSeen] = useState(0);
  // Anchor names are set here because served markup has no style attributes, and only on opening, because most popovers
  // are never opened.
  const tie = () => {
    anchor.current!.style.anchorName = popoverRef.current!.style.positionAnchor = `--${id}`;
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const open = event.newState === 'open';
    isOpen.current = open;
    if (open) {
      // A served popover may have been opened before hydration.
      tie();
      setSeen(seen + 1);
    } else afterFading(event.currentTarget, () => isOpen.current || setSeen(0));
    onToggle?.(open);
  };
  const focusLeft = ({ currentTarget: popover, relatedTarget: next }: FocusEvent<HTMLElement>) => {
    if (next !== null && !popover.contains(next) && !anchor.current?.contains(next)) popover.hidePopover();
  };

  return (
    <div
      {...rest}
      ref={popoverRef}
      popover="auto"
      data-align={align}
      data-sheet={sheet || undefined}
      className={classNames(
        classes.popover,
        align === 'end' ? classes.end : classes.start,
        sheet && classes.sheet,
        className,
      )}
      onBeforeToggle={(event) => {
        tie();
        onBeforeToggle?.(event);
      }}
      onToggle={toggled}
      onBlur={focusLeft}
    >
      {typeof children !== 'function' ? children : seen > 0 && <Fragment key={seen}>{children()}</Fragment>}
    </div>
  );
}

function afterFading(element: HTMLElement, task: () => void): void {
  const fading = element.getAnimations?.() ?? [];
  if (fading.length === 0) task();
  else void Promise.allSettled(fading.map(({ finished }) => finished)).then(task);
}
