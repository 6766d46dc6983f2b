import { ReplayIcon } from '../../ui/kit/icons/replay-icon.tsx';
import type { MenuEntry } from '../../ui/kit/layers/menu-items.tsx';
import { askForReset } from './reset.tsx';

/** Replaces `src/ui/chrome/internal/profile-entries.ts`. */
export function withProfileEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return [...entries, { label: 'Reset', icon: <ReplayIcon size={20} />, onChoose: askForReset }];
}
