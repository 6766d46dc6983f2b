import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';
import { AppLink } from './app-link.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon } from './icons/check-icon.tsx';
import classes from './menu.module.css';

interface MenuWords {
  readonly label: string;
  readonly icon?: ReactNode;
}

/** A place to go to or a thing to do. */
export type MenuEntry = MenuWords &
  (
    | { readonly href: string }
    | {
        readonly onChoose: () => void;
        readonly destructive?: boolean;
        /** One of several of which one holds; true for that one. */
        readonly checked?: boolean;
      }
  );

/** Entries that belong together, under a heading. */
export interface MenuGroup {
  readonly heading: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** Names the menu, and the button unless its own text does. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** True when the button shows its name in words. */
  readonly triggerHasText?: boolean;
  readonly triggerClass?: string;
  /** Above the entries, for reading only. */
  readonly head?: ReactNode;
  readonly entries: readonly (MenuEntry | MenuGroup)[];
  readonly align?: 'start' | 'end';
}

/** A button with a menu. Arrow keys go round, Home and End jump, a letter finds, Escape closes and gives focus back. */
export function Menu({
  label,
  trigger,
  triggerHasText = false,
  triggerClass,
  head,
  entries,
  align = 'end',
}: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const openAtEnd = useRef(false);

  const toggled = (nowOpen: boolean) => {
    setOpen(nowOpen);
    if (nowOpen) focusItem(popover.current, openAtEnd.current ? -1 : 0);
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
        className={classes.popover}
        onToggle={toggled}
      >
        {head && <div className={classes.head}>{head}</div>}
        <div
          role="menu"
          aria-label={label}
          className={classes.items}
          onKeyDown={(event) => moveByKey(event, popover.current)}
        >
          {entries.map((entry) =>
            'heading' in entry ? (
              <div key={entry.heading} role="group" aria-label={entry.heading} className={classes.group}>
                <p className={classes.heading} aria-hidden="true">
                  {entry.heading}
                </p>
                {entry.entries.map((one) => (
                  <MenuItem key={one.label} entry={one} onChosen={close} />
                ))}
              </div>
            ) : (
              <MenuItem key={entry.label} entry={entry} onChosen={close} />
            ),
          )}
        </div>
      </AnchoredPopover>
    </>
  );
}

function MenuItem({ entry, onChosen }: { readonly entry: MenuEntry; readonly onChosen: () => void }) {
  const shared = { role: 'menuitem', tabIndex: -1 } as const;
  const content = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if ('href' in entry) {
    return (
      <AppLink {...shared} className={classes.item} href={entry.href} onClick={onChosen}>
        {content}
      </AppLink>
    );
  }
  const choose = () => {
    onChosen();
    entry.onChoose();
  };
  const choice = entry.checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': entry.checked };
  return (
    <button
      {...shared}
      {...choice}
      type="button"
      className={classNames(classes.item, entry.destructive && classes.destructive)}
      onClick={choose}
    >
      {content}
      {entry.checked === true && <CheckIcon size={20} />}
    </button>
  );
}

function items(popover: HTMLElement | null): readonly HTMLElement[] {
  return popover === null ? [] : [...popover.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** Negative numbers count from the end, numbers beyond the end start anew. */
function focusItem(popover: HTMLElement | null, index: number): void {
  const all = items(popover);
  all.at(index < all.length ? index : 0)?.focus();
}

function moveByKey(event: KeyboardEvent, popover: HTMLDivElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const all = items(popover);
  const current = all.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, current, all);
  if (event.key === 'Tab') popover?.hidePopover();
  const item = all[current];
  // Space presses buttons by itself; on a link it would scroll the page.
  const follow = event.key === ' ' && item instanceof HTMLAnchorElement;
  if (target === null && !follow) return;
  event.preventDefault();
  if (target !== null) focusItem(popover, target);
  else item?.click();
}

function targetOf(key: string, current: number, all: readonly HTMLElement[]): number | null {
  if (key === 'ArrowDown') return current + 1;
  if (key === 'ArrowUp') return current < 0 ? -1 : current - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if ([...key].length !== 1 || key === ' ') return null;
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const next = all.findIndex((item, index) => index > current && begins(item));
  const found = next >= 0 ? next : all.findIndex(begins);
  return found >= 0 ? found : null;
}
