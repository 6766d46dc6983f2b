/** Where somebody types. */
const TYPING =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether a person types or answers a dialog, so that nothing may interrupt. An open pin is part of the page. */
export function isOccupied(): boolean {
  if (document.activeElement?.closest(TYPING) != null) return true;
  return [...document.querySelectorAll('dialog[open]')].some(
    (dialog) => dialog.querySelector('[data-closeup]') === null,
  );
}

/** Whether the page asks about cookies; that question comes first. */
export function isAskingForConsent(): boolean {
  return document.querySelector('section[data-consent]') !== null;
}
