import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED_EVENT, HYDRATION_START_EVENT } from './hydration-events.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes over a page that the server sent. Whatever people filled in meanwhile, the app is told of as if they did it
 * now: by itself it would go on with the values that it knows and put them in the place of theirs.
 *
 * A page whose address changes meanwhile (`isLeft`) is about to go: that it does not fit the app is nobody's fault.
 */
export function hydrateApp(page: HTMLElement, app: ReactNode, isLeft: () => boolean = () => false): void {
  let taken = false;
  // React gives these their served text back.
  const areas = new Map([...page.querySelectorAll('textarea')].map((area) => [area as Control, area.value]));

  function Hydration() {
    useLayoutEffect(() => {
      const news = [...page.querySelectorAll<Control>('input,textarea')].map((control) =>
        newsOf(control, areas.get(control)),
      );
      const open = page.querySelectorAll(':popover-open');
      // After this commit, when the app can answer each event at once.
      queueMicrotask(() => {
        for (const tell of news) tell?.();
        for (const box of open) box.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
        taken = true;
        window.dispatchEvent(new Event(HYDRATED_EVENT));
      });
    }, []);
    return app;
  }
  window.dispatchEvent(new Event(HYDRATION_START_EVENT));
  // In small steps, between which the browser answers the person; whatever they press is taken over first.
  const onRecoverableError = (error: unknown) => {
    if (taken || !isLeft()) reportError(error);
  };
  startTransition(() => void hydrateRoot(page, <Hydration />, { onRecoverableError }));
}

/** What tells the app of what stands in a control; undefined when that is what the server sent. */
function newsOf(control: Control, before?: string): (() => void) | undefined {
  const served = control.defaultValue;
  const text = control.value === served ? (before ?? served) : control.value;
  if (control instanceof HTMLInputElement) {
    const { type, checked, defaultChecked, files } = control;
    if (files?.length) return () => control.dispatchEvent(new Event('change', { bubbles: true }));
    // Of radios the chosen one speaks for all.
    if (checked !== defaultChecked && (checked || type !== 'radio'))
      return () => {
        control.checked = !checked;
        control.click();
      };
  }
  if (text === served) return undefined;
  const { selectionStart: start, selectionEnd: end } = control;
  return () => {
    // React tells nobody of a text that it has seen already, and what it sees is what is set on the element itself.
    control.value = served;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
    if (start !== null && control === document.activeElement) control.setSelectionRange(start, end);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
