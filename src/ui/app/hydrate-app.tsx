import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HYDRATED_EVENT, HYDRATION_START_EVENT } from '../base/hydration-events.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hydrates a page that the server rendered. Input that was made before is replayed as events, because React would
 * otherwise overwrite it with its own values.
 *
 * A page whose address changes meanwhile (`isLeft`) is about to be replaced, so hydration errors of it are ignored.
 */
export function hydrateApp(page: HTMLElement, app: ReactNode, isLeft: () => boolean = () => false): void {
  let taken = false;
  // React resets the text of these to the served one.
  const areas = new Map([...page.querySelectorAll('textarea')].map((area) => [area as Control, area.value]));

  function Hydration() {
    useLayoutEffect(() => {
      const news = [...page.querySelectorAll<Control>('input,textarea')].map((control) =>
        replayOf(control, areas.get(control)),
      );
      const open = page.querySelectorAll(':popover-open');
      // After this commit, when the app can handle each event at once.
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
  // As a transition: React works in small steps, and hydrates the part that the user presses first.
  const onRecoverableError = (error: unknown) => {
    if (taken || !isLeft()) reportError(error);
  };
  startTransition(() => void hydrateRoot(page, <Hydration />, { onRecoverableError }));
}

/** Replays the input of a control; undefined when it has the served value. */
function replayOf(control: Control, before?: string): (() => void) | undefined {
  const served = control.defaultValue;
  const text = control.value === served ? (before ?? served) : control.value;
  if (control instanceof HTMLInputElement) {
    const { type, checked, defaultChecked, files } = control;
    if (files?.length) return () => control.dispatchEvent(new Event('change', { bubbles: true }));
    // Of radio buttons only the checked one is replayed.
    if (checked !== defaultChecked && (checked || type !== 'radio'))
      return () => {
        control.checked = !checked;
        control.click();
      };
  }
  if (text === served) return undefined;
  const { selectionStart: start, selectionEnd: end } = control;
  return () => {
    // React ignores an event whose text it knows already; it tracks the value property of the element itself.
    control.value = served;
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', text, control);
    if (start !== null && control === document.activeElement) control.setSelectionRange(start, end);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
