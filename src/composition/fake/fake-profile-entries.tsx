import { ReplayIcon } from '../../ui/kit/icons/replay-icon.tsx';
import type { MenuEntry } from '../../ui/kit/layers/menu-items.tsx';
import { askForReset } from './reset.tsx';
import { text } from '../../ui/text/language.ts';
import { fakeMessages } from './messages.en.ts';

/** Replaces `src/ui/chrome/internal/profile-entries.ts`. */
export function withProfileEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return [
    ...entries,
    { label: text(fakeMessages.reset), icon: <ReplayIcon size={20} />, onChoose: askForReset },
  ];
}
