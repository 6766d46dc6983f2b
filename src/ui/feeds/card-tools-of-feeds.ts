import type { ComponentType } from 'react';
import type { LazyModule } from '../base/lazy/lazy-module.ts';
import type { FeedbackViewModel } from '../feedback/feedback-view-model.ts';
import type { ShowItem } from '../pins/card/pin-card.tsx';
import type { PinGridItem } from '../pins/card/pin-grid-item.ts';

declare module '../base/stores/stores.ts' {
  interface Stores {
    /** What can be done with a card besides saving it. */
    readonly cards: LazyModule<CardTools>;
  }
}

export type CardToolsProps = {
  readonly item: PinGridItem;
  /** The class of an element that lies over the foot of the picture and comes a while after the pointer. */
  readonly over: string;
  /** Somebody has come near; false on cards that show some of it to everybody. */
  readonly near: boolean;
  /** Shows the pin in another form on its card. */
  readonly show: ShowItem;
};

/** What can be done with a card besides saving it; a chunk of its own. */
export type CardTools = {
  /** Stands in the card, beside its link; the card is what it is placed by. */
  readonly Tools: ComponentType<CardToolsProps>;
  /** The one sheet of all cards and the questions about their pins, over the page. */
  readonly Sheet: ComponentType;
  readonly sheet: { openMenu(item: Pick<PinGridItem, 'pin' | 'surface'>): void };
  /** Takes what people say about pins. */
  readonly feedback: FeedbackViewModel;
};
