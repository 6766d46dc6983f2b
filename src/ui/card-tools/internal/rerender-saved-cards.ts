import { autorun } from 'mobx';
import { originalIdOf } from '../../../domain/saving/saved-copy.ts';
import { SHOWN_CARDS } from '../../pins/card/card-items.ts';
import type { SavingStore } from '../../saving/saving-store.ts';

/**
 * Re-renders all cards of a picture that was just saved. Cards do not observe this themselves, because each observer
 * costs time while a grid is scrolled.
 */
export function rerenderSavedCards(saving: SavingStore): () => void {
  return autorun(() => {
    const { fresh } = saving;
    if (fresh.length === 0) return;
    for (const element of document.querySelectorAll('article > *')) {
      const card = SHOWN_CARDS.get(element);
      if (card !== undefined && fresh.includes(originalIdOf(card.item.pin))) card.wake();
    }
  });
}
