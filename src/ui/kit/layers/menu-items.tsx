import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { AppLink } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check-icon.tsx';
import classes from './menu.module.css';

interface MenuWords {
  readonly label: string;
  readonly icon?: ReactNode;
}

/** A link or an action. */
export type MenuEntry = MenuWords &
  (
    | { readonly href: string }
    | {
        readonly onChoose: () => void;
        readonly destructive?: boolean;
        /** The state of a radio item; true for the selected one. */
        readonly checked?: boolean;
      }
  );

/** Related entries under a heading. */
export interface MenuGroup {
  readonly heading: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuItemsProps {
  /** The accessible name of the menu. */
  readonly label: string;
  readonly entries: readonly (MenuEntry | MenuGroup)[];
  /** Called when an entry is chosen, before its action. */
  readonly onChosen: () => void;
  /** Called when the focus moves on to the page. */
  readonly onLeave?: () => void;
  readonly itemsRef?: RefObject<HTMLDivElement | null>;
}

/** The entries of a menu. Arrow keys wrap around, Home and End jump, and typed letters find an entry. */
export function MenuItems({ label, entries, onChosen, onLeave, itemsRef }: MenuItemsProps) {
  return (
    <div
      ref={itemsRef}
      role="menu"
      aria-label={label}
      className={classes.items}
      onKeyDown={(event) => moveByKey(event, onLeave)}
    >
      {entries.map((entry) =>
        'heading' in entry ? (
          <div key={entry.heading} role="group" aria-label={entry.heading} className={classes.group}>
            <p className={classes.heading} aria-hidden="true">
              {entry.heading}
            </p>
            {entry.entries.map((one) => (
              <MenuItem key={one.label} entry={one} onChosen={onChosen} />
            ))}
          </div>
        ) : (
          <MenuItem key={entry.label} entry={entry} onChosen={onChosen} />
        ),
      )}
    </div>
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

function items(menu: HTMLElement | null): readonly HTMLElement[] {
  return menu === null ? [] : [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

/** Negative numbers count from the end; numbers beyond the end wrap around. */
export function focusItem(menu: HTMLElement | null, index: number): void {
  const all = items(menu);
  all.at(index < all.length ? index : 0)?.focus();
}

function moveByKey(event: KeyboardEvent<HTMLElement>, onLeave?: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const menu = event.currentTarget;
  const all = items(menu);
  const current = all.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, current, all);
  if (event.key === 'Tab') onLeave?.();
  const item = all[current];
  // Browsers press buttons on Space; on a link it would scroll the page.
  const follow = event.key === ' ' && item instanceof HTMLAnchorElement;
  if (target === null && !follow) return;
  event.preventDefault();
  if (target !== null) focusItem(menu, target);
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
