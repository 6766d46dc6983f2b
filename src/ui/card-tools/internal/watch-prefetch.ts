import type { PrefetchMoment } from '../../../domain/cards/hover-prefetch.ts';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { cardAt, type CardAt } from './card-at.ts';

type Watching = {
  readonly moment: () => PrefetchMoment;
  readonly fetch: (item: PinGridItem) => void;
};

/** Prefetches the page of a card when a mouse is likely to open it, once per card. Call the result to stop. */
export function watchPrefetch({ moment, fetch }: Watching): () => void {
  const ending = new AbortController();
  const fetched = new WeakSet<PinGridItem>();
  let over: CardAt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchFor = (item: PinGridItem) => {
    if (fetched.has(item)) return;
    fetched.add(item);
    fetch(item);
  };
  const comes = ({ target, pointerType }: PointerEvent) => {
    const card = pointerType === 'mouse' ? cardAt(target) : undefined;
    if (card?.element === over?.element) return;
    over = card;
    clearTimeout(timer);
    const when = moment();
    if (card !== undefined && when.kind === 'hover') timer = setTimeout(() => fetchFor(card.item), when.ms);
  };
  const presses = ({ target, button }: MouseEvent) => {
    const card = moment().kind === 'press' && button === 0 ? cardAt(target) : undefined;
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
