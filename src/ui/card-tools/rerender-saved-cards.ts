import { autorun } from 'mobx';
import { originalIdOf } from '../../domain/saving/saved-copy.ts';
import { SHOWN_CARDS } from '../pins/card/card-items.ts';
import type { SavingStore } from '../saving/saving-store.ts';

/**
 * Lets every card of a picture that has just been saved say so, also those that nobody is near. Cards do not look for
 * it themselves: a wall has many, and each that watches costs time while it is scrolled.
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
