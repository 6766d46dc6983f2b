import { vi } from 'vitest';

/**
 * Gives jsdom what it lacks and the app needs: modal dialogs, popovers, addresses for files, scrolling. Only
 * what can be seen in a document without layout. Call it once per file.
 */
export function fillBrowserGaps(): void {
  fillDialogs();
  fillPopovers();
  URL.createObjectURL = () => 'blob:https://pins.test/1';
  URL.revokeObjectURL = () => undefined;
  window.scrollTo = vi.fn();
  Element.prototype.scrollTo = vi.fn();
  // What waits for an idle moment is not what a test is about.
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
  performance.getEntriesByType ??= () => [];
}

function fillDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    const focused = before.get(this);
    if (focused instanceof HTMLElement) focused.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', (event) => {
    const [top] = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].slice(-1);
    if (event.key === 'Escape') top?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}

function fillPopovers(): void {
  const style = document.createElement('style');
  style.textContent = '[popover][data-open] { display: block }';
  document.head.append(style);
  const toggle = (popover: HTMLElement, open: boolean) => {
    if (popover.hasAttribute('data-open') === open) return;
    const tell = (name: string) =>
      popover.dispatchEvent(Object.assign(new Event(name), { newState: open ? 'open' : 'closed' }));
    tell('beforetoggle');
    popover.toggleAttribute('data-open', open);
    tell('toggle');
  };
  HTMLElement.prototype.showPopover = function () {
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, false);
  };
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover !== null) toggle(popover, !popover.hasAttribute('data-open'));
  });
}

/** Idle callbacks run at once. */
export function runIdleTasksAtOnce(): void {
  window.requestIdleCallback = (task) => (task({ didTimeout: false, timeRemaining: () => 1 }), 0);
}
