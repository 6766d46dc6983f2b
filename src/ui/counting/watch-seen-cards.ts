import type { CountPins } from '../../application/counting/count-pins.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { isSeen } from '../../domain/statistics/card-visibility.ts';
import type { ContextStore } from '../base/stores/context-store.ts';
import { SHOWN_CARDS } from '../pins/card/card-items.ts';
import { isCovered } from './internal/is-covered.ts';

/** Cards in view are checked after nothing has moved for this long. ms */
const RESTS_MS = 1_000;
/** Delay between seeing cards and reporting them, unless the page is left before. ms */
const TELLS_AFTER_MS = 5_000;

/** Events that may bring other cards into view. */
const MOVES = ['scroll', 'click', 'keyup', 'popstate', 'resize', 'focus'] as const;

/**
 * Counts cards that stay in view. The check runs only after scrolling has stopped, so it does not slow down scrolling.
 * Views by bots are not counted.
 * @param onSeen is called with the pin of each such card at each check
 */
export function watchSeenCards(
  countPins: CountPins,
  context: Pick<ContextStore, 'current'>,
  onSeen: (pin: Pin) => void = () => undefined,
): () => void {
  if (context.current.isBot) return () => undefined;
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal } as const;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    telling = undefined;
    countPins.tell();
  };
  const tellSoon = () => void (telling ??= setTimeout(tell, TELLS_AFTER_MS));
  const leave = () => {
    clearTimeout(telling);
    telling = undefined;
    countPins.leave();
  };
  const look = () => {
    if (document.hidden) return;
    for (const pin of seenPins()) {
      countPins.saw(pin.entityId);
      onSeen(pin);
    }
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
  for (const name of MOVES) window.addEventListener(name, moved, options);
  window.addEventListener('pagehide', leave, options);
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : moved()), options);
  moved();
  return () => {
    clearTimeout(resting);
    clearTimeout(telling);
    ending.abort();
  };
}

function seenPins(): readonly Pin[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  return [...document.querySelectorAll('article')].flatMap((cell) => {
    const card = cell.firstElementChild;
    const item = card === null ? undefined : SHOWN_CARDS.get(card)?.item;
    const isInView = item !== undefined && !isCovered(cell) && isSeen(cell.getBoundingClientRect(), view);
    return isInView ? [item.pin] : [];
  });
}
