import type { MenuEntry } from '../kit/layers/menu-items.tsx';

/**
 * The entries of the account menu, with what the profile of the app adds. None adds anything but the fake, whose build
 * puts a module of its own in the place of this one, so that nobody else carries it.
 */
export function withProfileEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries;
}
