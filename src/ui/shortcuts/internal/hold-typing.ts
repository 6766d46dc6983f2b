/** Elements that take what is typed into them. */
export const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** Longer than the code of the search takes to load. Then nothing opens any more. ms */
const LONGEST_MS = 10_000;

/**
 * Holds what is typed from now on, for the text field that gets the focus next: its code may still have to be loaded.
 * Call the result to hold no more.
 */
export function holdTyping(): () => void {
  const holding = new AbortController();
  const { signal } = holding;
  let held = '';
  let sends = false;
  const end = () => holding.abort();

  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key === 'Escape' || key === 'Tab') return end();
    if (key === 'Enter') sends = true;
    else if (key === 'Backspace') held = [...held].slice(0, -1).join('');
    else if ([...key].length === 1) held += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const hand = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(TEXT_FIELDS)) return;
    end();
    if (!(target instanceof HTMLInputElement) || held === '') return;
    // The opener selects what is there after it has moved the focus.
    queueMicrotask(() => {
      target.setRangeText(held, 0, target.value.length, 'end');
      target.dispatchEvent(new InputEvent('input', { bubbles: true, data: held, inputType: 'insertText' }));
      if (sends) target.form?.requestSubmit();
    });
  };
  const inCapture = { capture: true, signal };
  document.addEventListener('keydown', hold, inCapture);
  document.addEventListener('focusin', hand, inCapture);
  document.addEventListener('pointerdown', end, inCapture);
  const timer = setTimeout(end, LONGEST_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return end;
}
