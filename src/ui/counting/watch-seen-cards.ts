import type { CountPins } from '../../application/counting/count-pins.ts';
import { toPinId } from '../../domain/ids/ids.ts';
import { isSeen } from '../../domain/statistics/card-visibility.ts';
import type { ContextStore } from '../base/stores/context-store.ts';
import { SHOWN_CARDS } from '../pins/card/card-items.ts';

/** Cards in view are checked after nothing has moved for this long. ms */
const RESTS_MS = 1_000;
/** Delay between seeing cards and reporting them, unless the page is left before. ms */
const TELLS_AFTER_MS = 5_000;

/** Events that may bring other cards into view. */
const MOVES = ['scroll', 'click', 'keyup', 'popstate', 'resize', 'focus'] as const;

/**
 * Counts cards that stay in view, and clicks on links to sources; offline these links open nothing. The check runs only
 * after scrolling has stopped, so it does not slow down scrolling. Views by bots are not counted.
 */
export function watchSeenCards(countPins: CountPins, context: Pick<ContextStore, 'current'>): () => void {
  if (context.current.isBot) return () => undefined;
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal } as const;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(telling);
    telling = undefined;
    countPins.tell();
  };
  const tellSoon = () => void (telling ??= setTimeout(tell, TELLS_AFTER_MS));
  const look = () => {
    // Cards in a hidden tab or beneath a closeup are not visible.
    if (document.hidden || document.documentElement.hasAttribute('data-overlaid')) return;
    countSeen(countPins);
    tellSoon();
  };
  let movedAt = 0;
  // One timer for a whole scroll: resetting it on every event would slow down scrolling.
  const rested = () => {
    const left = movedAt + RESTS_MS - performance.now();
    resting = left > 0 ? setTimeout(rested, left) : undefined;
    if (resting === undefined) look();
  };
  const moved = () => {
    movedAt = performance.now();
    resting ??= setTimeout(rested, RESTS_MS);
  };
  const pressed = (event: Event) => {
    const { target } = event;
    const pin = target instanceof Element && target.closest<HTMLElement>('a[data-leaves]')?.dataset.leaves;
    // Without a network the link opens nothing.
    if (!pin || !navigator.onLine) return;
    countPins.left(toPinId(pin));
    tellSoon();
  };
  for (const name of MOVES) window.addEventListener(name, moved, options);
  const stopping = { capture: true, signal: ending.signal } as const;
  window.addEventListener('click', pressed, stopping);
  window.addEventListener('auxclick', pressed, stopping);
  window.addEventListener('pagehide', tell, options);
  document.addEventListener('visibilitychange', () => (document.hidden ? tell() : moved()), options);
  moved();
  return () => {
    clearTimeout(resting);
    clearTimeout(telling);
    ending.abort();
  };
}

function countSeen(countPins: CountPins): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  for (const cell of document.querySelectorAll('article')) {
    const card = cell.firstElementChild;
    const item = card === null ? undefined : SHOWN_CARDS.get(card)?.item;
    if (item !== undefined && isSeen(cell.getBoundingClientRect(), view)) countPins.saw(item.pin.entityId);
  }
}
