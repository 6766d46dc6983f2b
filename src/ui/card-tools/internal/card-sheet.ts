import { makeAutoObservable, observableRef } from 'mobx';
import { contextMenuEvent } from '../../../domain/cards/context-menu.ts';
import type { LoggedEvent } from '../../../domain/events/logged-event.ts';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';

/** The pin of the sheet. */
export type SheetItem = Pick<PinGridItem, 'pin' | 'surface'>;

export type ShownSheet = {
  /** The menu of the pin, or the sharing menu. */
  readonly kind: 'menu' | 'share';
  readonly item: SheetItem;
};

/** The sheet with the menu of a card, for touch devices: a button on the card or a long press opens it. */
export class CardSheet {
  shown: ShownSheet | null = null;
  readonly #record: (event: LoggedEvent) => void;

  constructor(record: (event: LoggedEvent) => void) {
    this.#record = record;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  openMenu(item: SheetItem): void {
    this.shown = { kind: 'menu', item };
    this.#record(contextMenuEvent(item.pin, item.surface, Date.now()));
  }

  openShare(item: SheetItem): void {
    this.shown = { kind: 'share', item };
  }

  close(): void {
    this.shown = null;
  }
}
