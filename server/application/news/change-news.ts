import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { refused, type Refused } from '../access/refusal.ts';
import type { Store } from '../ports/store.ts';

/** Marks a person's own news as read, and hides items about pins. */
export class ChangeNews {
  readonly #store: Store;

  constructor({ store }: { readonly store: Store }) {
    this.#store = store;
  }

  /** False when the person has none of these items. */
  async markRead(userId: UserId, ids: readonly string[]): Promise<boolean> {
    return (await this.#store.transaction((tx) => tx.news.markRead(userId, ids))) > 0;
  }

  markAllRead(userId: UserId): Promise<void> {
    return this.#store.transaction((tx) => tx.news.markAllRead(userId));
  }

  /** Hides an item about a pin, or shows it again. Repeating it changes nothing. */
  async hidePin(
    userId: UserId,
    {
      newsId,
      pinId,
      isHidden,
    }: { readonly newsId: string; readonly pinId: PinId; readonly isHidden: boolean },
  ): Promise<{ readonly kind: 'done' } | { readonly kind: 'not_found' } | Refused> {
    return this.#store.transaction(async (tx) => {
      const item = await tx.news.find(userId, newsId);
      if (item === undefined) return { kind: 'not_found' };
      if (item.about.kind !== 'pin' || item.about.id !== pinId) return refused('pin_not_found');
      await tx.news.setHidden(userId, newsId, isHidden);
      return { kind: 'done' };
    });
  }
}
