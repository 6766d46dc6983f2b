import type { ToastStore } from '../base/stores/toast-store.ts';
import { text } from '../text/language.ts';
import { sharingMessages } from './messages.en.ts';

/** Display time for copying by hand, ms. */
const BY_HAND_MS = 12_000;

/** Copies an address to the clipboard, and shows a toast. */
export async function copyLink(url: string, toasts: Pick<ToastStore, 'say'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.say({ text: text(sharingMessages.copied) });
  } catch {
    // Sites without HTTPS, such as many home servers, have no clipboard.
    const link = { label: url, href: url };
    toasts.say({ text: text(sharingMessages.copyThis), link, durationMs: BY_HAND_MS });
  }
}
