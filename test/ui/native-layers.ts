import { act } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/**
 * Popovers and modal dialogs as browsers have them, as far as components rely on it: the test document knows
 * neither. Escape and the focus that comes back are the browser's work, so they are here and not in the kit.
 */
export function useNativeLayers(): void {
  const element = HTMLElement.prototype;
  const dialog = HTMLDialogElement.prototype;
  const opener = new WeakMap<Element, Element | null>();

  const showPopover = function (this: HTMLElement) {
    opener.set(this, document.activeElement);
    tell(this, 'beforetoggle', 'open');
    this.setAttribute('data-open', '');
    this.style.display = 'block';
    tell(this, 'toggle', 'open');
  };
  const hidePopover = function (this: HTMLElement) {
    if (!this.hasAttribute('data-open')) return;
    tell(this, 'beforetoggle', 'closed');
    this.removeAttribute('data-open');
    this.style.display = '';
    tell(this, 'toggle', 'closed');
  };
  const pressed = (event: MouseEvent) => {
    const id = (event.target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id ? document.getElementById(id) : null;
    if (popover?.hasAttribute('data-open')) popover.hidePopover();
    else popover?.showPopover();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const popover = document.querySelector<HTMLElement>('[popover][data-open]');
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
    if (popover) {
      popover.hidePopover();
      focus(opener.get(popover));
    } else if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
  };

  beforeAll(() => {
    Object.assign(element, { showPopover, hidePopover });
    Object.assign(dialog, {
      showModal(this: HTMLDialogElement) {
        opener.set(this, document.activeElement);
        this.open = true;
        this.querySelector<HTMLElement>('button, input, textarea, a[href]')?.focus();
      },
      close(this: HTMLDialogElement) {
        if (!this.open) return;
        this.open = false;
        focus(opener.get(this));
        this.dispatchEvent(new Event('close'));
      },
    });
    document.addEventListener('click', pressed);
    document.addEventListener('keydown', escape);
  });
  afterAll(() => {
    document.removeEventListener('click', pressed);
    document.removeEventListener('keydown', escape);
  });
}

function tell(popover: HTMLElement, name: 'beforetoggle' | 'toggle', newState: 'open' | 'closed'): void {
  const oldState = newState === 'open' ? 'closed' : 'open';
  act(() => void popover.dispatchEvent(Object.assign(new Event(name), { oldState, newState })));
}

function focus(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus();
}
