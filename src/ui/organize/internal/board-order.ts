import { makeAutoObservable, observableRef } from 'mobx';
import type { BoardId } from '../../../domain/ids/ids.ts';
import { movedTo } from '../../../domain/organizing/list-order.ts';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

/**
 * The order of the viewer's boards while it is being changed. Every change is shown at once. Changes are stored one
 * after another, and several quick ones together. When storing fails, the last stored order is restored.
 */
export class BoardOrder {
  ids: readonly BoardId[];
  /** The last move of a board, for screen readers. */
  told = '';
  #kept: readonly BoardId[];
  #keeping: Promise<void> | null = null;
  /** Stores the order of the first boards; the others stay behind them. False when it failed. */
  readonly #keep: (ids: readonly BoardId[]) => Promise<boolean>;

  constructor(ids: readonly BoardId[], keep: (ids: readonly BoardId[]) => Promise<boolean>) {
    this.ids = ids;
    this.#kept = ids;
    this.#keep = keep;
    makeAutoObservable(this, { ids: observableRef }, { autoBind: true });
  }

  /** Resolves when all moves until then are stored or reverted. */
  move(id: BoardId, index: number): Promise<void> {
    const moved = movedTo(this.ids, id, index);
    if (moved !== this.ids) {
      this.ids = moved;
      this.told = text(organizeMessages.place, { position: moved.indexOf(id) + 1, total: moved.length });
    }
    this.#keeping ??= this.#keepAll().finally(() => (this.#keeping = null));
    return this.#keeping;
  }

  /** Resolves when the moves are stored or reverted. */
  settled(): Promise<void> {
    return this.#keeping ?? Promise.resolve();
  }

  async #keepAll(): Promise<void> {
    while (this.ids !== this.#kept) {
      const asked = this.ids;
      if (!(await this.#keep(asked.slice(0, changedUntil(this.#kept, asked))))) return this.takeBack();
      this.#kept = asked;
    }
  }

  private takeBack(): void {
    this.ids = this.#kept;
    this.told = '';
  }
}

/** The length of the shortest prefix that contains all changes. */
function changedUntil(before: readonly BoardId[], after: readonly BoardId[]): number {
  return after.findLastIndex((id, index) => before[index] !== id) + 1;
}
