import type { MenuEntry } from '../../kit/layers/menu-items.tsx';

/**
 * The entries of the account menu, plus those of the app's profile. Only the fake profile adds entries: its build
 * replaces this module with its own, so that no other build contains them.
 */
export function withProfileEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries;
}
