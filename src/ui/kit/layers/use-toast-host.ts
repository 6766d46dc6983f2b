import { useEffect, useState } from 'react';

/**
 * The element into which toasts are drawn. While there is a toast, it is in the top layer, inside the topmost modal
 * dialog if there is one: content outside a modal dialog can neither be pressed nor be read. Null until hydration is
 * done.
 */
export function useToastHost(className: string | undefined, inUse: boolean): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const element = document.createElement('div');
    element.className = className ?? '';
    element.role = 'status';
    element.popover = 'manual';
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, [className]);

  useEffect(() => {
    if (host === null || !inUse) return undefined;
    raise(host);
    const observer = new MutationObserver((changes) => {
      const place = topmostPlace();
      // A dialog that was reopened as a modal one covers the toast that was shown in it before.
      const isReopened = changes.some(({ type, target }) => type === 'attributes' && target === place);
      if (host.parentElement !== place || isReopened) raise(host);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    return () => {
      observer.disconnect();
      host.hidePopover?.();
    };
  }, [host, inUse]);

  return host;
}

/** A toast that moves to another place is shown again there. */
function raise(host: HTMLElement): void {
  host.hidePopover?.();
  topmostPlace().append(host);
  host.showPopover?.();
}

function topmostPlace(): HTMLElement {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;
}
