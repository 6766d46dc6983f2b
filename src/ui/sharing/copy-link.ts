import type { ToastStore } from '../base/stores/toast-store.ts';

/** Time enough to copy by hand, ms. */
const BY_HAND_MS = 12_000;

/** Copies an address to the clipboard, and shows a toast. */
export async function copyLink(url: string, toasts: Pick<ToastStore, 'say'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.say({ text: 'Link copied' });
  } catch {
    // There is no clipboard on sites without encryption, which many homes have.
    const link = { label: url, href: url };
    toasts.say({ text: 'Copy this link:', link, durationMs: BY_HAND_MS });
  }
}
