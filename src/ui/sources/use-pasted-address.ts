import { useEffect, useRef } from 'react';
import { pastedAddress } from '../../domain/links/pasted-address.ts';

/** Listens for an address that is pasted onto the page outside a text field. */
export function usePastedAddress(take: (address: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isTextField(event.target) || document.querySelector('dialog[open]'))
        return;
      const address = pastedAddress(event.clipboardData?.getData('text') ?? '');
      if (address === null) return;
      event.preventDefault();
      latest.current(address);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null
  );
}
