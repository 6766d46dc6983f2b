import type { PrefetchMoment } from '../../domain/cards/hover-prefetch.ts';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { cardAt, type CardAt } from './card-at.ts';

type Watching = {
  /** When to fetch; asked when a pointer comes to a card for the first time. */
  readonly moment: () => Promise<PrefetchMoment>;
  readonly fetch: (item: PinGridItem) => void;
};

/** Fetches what a card leads to when a mouse seems about to open it, once for each card. The answer ends it. */
export function watchPrefetch({ moment, fetch }: Watching): () => void {
  const ending = new AbortController();
  const fetched = new WeakSet<PinGridItem>();
  let known: PrefetchMoment | null = null;
  let asked = false;
  let over: CardAt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchFor = (item: PinGridItem) => {
    if (fetched.has(item)) return;
    fetched.add(item);
    fetch(item);
  };
  const waitIfOver = () => {
    const item = over?.item;
    if (item !== undefined && known?.kind === 'hover') timer = setTimeout(() => fetchFor(item), known.ms);
  };
  const ask = () => {
    asked = true;
    moment().then(
      (answer) => {
        known = answer;
        waitIfOver();
      },
      // Without an answer nothing is fetched ahead, until somebody comes again.
      () => void (asked = false),
    );
  };
  const comes = ({ target, pointerType }: PointerEvent) => {
    const card = pointerType === 'mouse' ? cardAt(target) : undefined;
    if (card?.element === over?.element) return;
    over = card;
    clearTimeout(timer);
    if (card !== undefined && !asked) ask();
    waitIfOver();
  };
  const presses = ({ target, button }: MouseEvent) => {
    const card = known?.kind === 'press' && button === 0 ? cardAt(target) : undefined;
    if (card !== undefined) fetchFor(card.item);
  };
  const how = { capture: true, passive: true, signal: ending.signal };
  document.addEventListener('pointerover', comes, how);
  document.addEventListener('mousedown', presses, how);
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
