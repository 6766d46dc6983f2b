import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import {
  delightLooks,
  delightParts,
  type DelightLook,
} from '../../../../../domain/experiences/layers/search-delight.ts';
import classes from './search-delight.module.css';

/** The titles of cards in the page. */
const TITLES = 'main bdi[data-lines]';

/**
 * Marks the words of a query in the titles of all cards, also in those that come later. A title is a text that its card
 * sets as a whole, so a change of the card replaces the marks.
 * @param onMarked called when something is marked
 * @returns to be called to take the marks away
 */
export function markTitles(
  query: string,
  display: DisplayOf<'search-delight'>,
  onMarked: () => void,
): () => void {
  const looks = delightLooks(display);
  const known = new WeakMap<HTMLElement, string>();
  const markAll = () => {
    for (const title of document.querySelectorAll<HTMLElement>(TITLES)) {
      if (known.get(title) === title.textContent) continue;
      known.set(title, title.textContent);
      if (markWords(title, query, looks)) onMarked();
    }
  };
  const changes = new MutationObserver(markAll);
  changes.observe(document.body, { childList: true, subtree: true });
  markAll();
  return () => {
    changes.disconnect();
    for (const title of document.querySelectorAll(`${TITLES}:has(mark)`))
      title.replaceChildren(title.textContent);
  };
}

/** @returns false when the title contains no word of the query */
function markWords(title: HTMLElement, query: string, looks: readonly DelightLook[]): boolean {
  const parts = delightParts(title.textContent, query);
  if (parts.every(({ look }) => look === null)) return false;
  title.replaceChildren(
    ...parts.map(({ text, look }) => (look === null ? text : markOf(text, looks[look % looks.length]))),
  );
  return true;
}

/** Without a look that can be read it has the usual one. */
function markOf(text: string, look: DelightLook | undefined): HTMLElement {
  const mark = document.createElement('mark');
  mark.className = classes.mark ?? '';
  mark.textContent = text;
  if (look !== undefined) {
    mark.style.color = look.color;
    mark.style.backgroundColor = look.background;
  }
  return mark;
}
