import type { Cancellation } from '../../src/application/ports/upload-gateway.ts';

/** A cancellation and the way to ask for it. */
export function aCancellation(): Cancellation & { readonly cancel: () => void } {
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
      cancelled = true;
      for (const listener of listeners) listener();
    },
  };
}
