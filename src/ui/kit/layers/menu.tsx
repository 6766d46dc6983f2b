import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydrating } from '../use-hydrating.ts';
import { AnchoredPopover } from './anchored-popover.tsx';
import { classNames } from '../class-names.ts';
import { focusItem, MenuItems, type MenuEntry, type MenuGroup } from './menu-items.tsx';
import classes from './menu.module.css';

export interface MenuProps {
  /** The accessible name of the menu, and of the button unless that has a text. */
  readonly label: string;
  /** The accessible name of the menu, if it differs from that of the button. */
  readonly menuLabel?: string;
  /** The content of the button. */
  readonly trigger: ReactNode;
  /** True when the button shows its name as text. */
  readonly triggerHasText?: boolean;
  readonly triggerClass?: string;
  /** The name of the button as an anchor of messages. */
  readonly triggerAnchor?: string;
  /** Static content above the entries. */
  readonly head?: ReactNode;
  readonly entries: readonly (MenuEntry | MenuGroup)[];
  readonly align?: 'start' | 'end';
  /** On narrow windows it becomes a bottom sheet. */
  readonly sheet?: boolean;
  /** A ref to the menu, for callers that open it without the button. */
  readonly popoverRef?: RefObject<HTMLDivElement | null>;
}

/**
 * A menu button. Arrow keys wrap around, Home and End jump, typed letters find an entry, and Escape closes the menu and
 * restores the focus.
 */
export function Menu({
  label,
  menuLabel = label,
  trigger,
  triggerHasText = false,
  triggerClass,
  triggerAnchor,
  head,
  entries,
  align = 'end',
  sheet = false,
  popoverRef,
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const popover = popoverRef ?? own;
  const items = useRef<HTMLDivElement>(null);
  const openAtEnd = useRef(false);
  /** Draws the menu on first opening, because most menus are never opened. A served one may already be open. */
  const [isDrawn, draw] = useState(useHydrating());

  const toggled = (nowOpen: boolean) => {
    setOpen(nowOpen);
    if (nowOpen) focusItem(items.current, openAtEnd.current ? -1 : 0);
    openAtEnd.current = false;
  };

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAtEnd.current = event.key === 'ArrowUp';
    popover.current?.showPopover();
  };

  const close = () => {
    popover.current?.hidePopover();
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(classes.trigger, triggerClass)}
        popoverTarget={id}
        aria-label={triggerHasText ? undefined : label}
        data-tooltip={triggerHasText ? undefined : label}
        aria-haspopup="menu"
        data-anchor={triggerAnchor}
        aria-expanded={open}
        onKeyDown={openByArrow}
      >
        {trigger}
      </button>
      <AnchoredPopover
        id={id}
        popoverRef={popover}
        anchor={button}
        align={align}
        sheet={sheet}
        className={classes.popover}
        onBeforeToggle={() => flushSync(() => draw(true))}
        onToggle={toggled}
      >
        {isDrawn && (
          <>
            {head && <div className={classes.head}>{head}</div>}
            <MenuItems
              label={menuLabel}
              entries={entries}
              onChosen={close}
              onLeave={() => popover.current?.hidePopover()}
              itemsRef={items}
            />
          </>
        )}
      </AnchoredPopover>
    </>
  );
}
