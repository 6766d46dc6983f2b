import { useEffect, useState } from 'react';

/**
 * The element that toasts are drawn into. While there is something to say it lies on top of everything, inside the
 * dialog on top if there is one: what stands outside of a modal dialog can be neither pressed nor read. Null until
 * the page has come to life.
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
      // A dialog that is opened again, now as a modal one, lies over what was shown in it before.
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

/** A toast that moves to another place is shown there anew. */
function raise(host: HTMLElement): void {
  host.hidePopover?.();
  topmostPlace().append(host);
  host.showPopover?.();
}

function topmostPlace(): HTMLElement {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body;
}
