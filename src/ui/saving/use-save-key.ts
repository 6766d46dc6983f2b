import { useEffect } from 'react';

/** Where letters are typed. */
const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"], [popover]';

/** The key `s` presses the save button of the card that has the focus, else that of the open closeup. */
export function useSaveKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const focused = document.activeElement;
      if (focused?.closest(TYPING)) return;
      const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
      const card = focused?.closest('[role="feed"] > *');
      const button = (card ?? top.querySelector('[data-closeup]'))?.querySelector<HTMLElement>('[data-save]');
      button?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
