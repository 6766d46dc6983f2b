import type { Cancellation } from './ports/media/upload-gateway.ts';

/** A cancellation with the function that triggers it. */
export function newCancellation(): Cancellation & { readonly cancel: () => void } {
  const listeners: (() => void)[] = [];
  let cancelled = false;
  return {
    get cancelled() {
      return cancelled;
    },
    onCancel(listener) {
      if (cancelled) listener();
      else listeners.push(listener);
    },
    cancel() {
      if (cancelled) return;
      cancelled = true;
      for (const listener of listeners) listener();
    },
  };
}
