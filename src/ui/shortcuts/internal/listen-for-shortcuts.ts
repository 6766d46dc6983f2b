import { ServiceError } from '../../../application/ports/service-error.ts';
import { shortcutFor, type Shortcut } from '../../../domain/shortcuts/shortcut-for.ts';
import type { OpenShortcutSwitch } from '../../../application/shortcuts/shortcut-switch.ts';
import type { Stores } from '../../base/stores/stores.ts';
import { holdTyping, TEXT_FIELDS } from './hold-typing.ts';

/** Elements in which letters are typed or find an entry. */
const TYPING = `${TEXT_FIELDS}, [role="combobox"], [role="application"], [popover]`;

type Listening = { readonly stores: Stores; readonly openSwitch: OpenShortcutSwitch };

/** Handles single-character shortcuts, unless the viewer turned them off. Call the result to stop. */
export function listenForShortcuts({ stores, openSwitch }: Listening): () => void {
  let isOff = false;
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    const typing = document.activeElement?.closest(TYPING) != null;
    const shortcut = shortcutFor({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, typing });
    const act = shortcut && ACTIONS[shortcut](stores);
    if (!act) return;
    // Otherwise browsers would open a search of their own.
    if (shortcut === 'search' && !isOff) event.preventDefault();
    void actIfOn(act, shortcut === 'search' && !isOff ? holdTyping() : () => undefined);
  };
  const actIfOn = async (act: () => void, giveUp: () => void) => {
    try {
      const shortcuts = await openSwitch();
      isOff = !(await shortcuts.isOn(stores.session.memberId));
      if (isOff) giveUp();
      else act();
    } catch (error) {
      giveUp();
      // If the setting cannot be read, shortcuts stay off, because the viewer may have turned them off.
      if (!(error instanceof ServiceError)) throw error;
    }
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** The action of a shortcut; undefined when the page has nothing for it. */
const ACTIONS: Readonly<Record<Shortcut, (stores: Stores) => (() => void) | undefined>> = {
  list: ({ shortcuts }) => shortcuts.showList,
  save: () => saveInSight(),
  search: ({ typeahead }) => searchInSight(typeahead),
};

/**
 * Returns the way to the search: its field, or over an open pin and on phones the search over the window; undefined
 * beneath another dialog.
 */
function searchInSight(typeahead: Stores['typeahead']): (() => void) | undefined {
  const input = document.querySelector<HTMLInputElement>('[data-search] input');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (input === null || (top !== undefined && top.querySelector('[data-closeup]') === null)) return undefined;
  return () => {
    if (top !== undefined || input.checkVisibility?.() === false) return typeahead.open('sheet');
    input.focus();
    input.select();
  };
}

/** Returns a press of the save button of the focused card, or else of the open closeup; undefined without one. */
function saveInSight(): (() => void) | undefined {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const card = document.activeElement?.closest('[role="feed"] > *');
  const button = (card ?? top.querySelector('[data-closeup]'))?.querySelector<HTMLElement>('[data-save]');
  return button ? () => button.click() : undefined;
}
