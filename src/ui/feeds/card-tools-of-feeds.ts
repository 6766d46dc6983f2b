import type { ComponentType } from 'react';
import type { LazyModule } from '../base/lazy/lazy-module.ts';
import type { FeedbackViewModel } from '../feedback/feedback-view-model.ts';
import type { ShowItem } from '../pins/card/pin-card.tsx';
import type { PinGridItem } from '../pins/card/pin-grid-item.ts';

declare module '../base/stores/stores.ts' {
  interface Stores {
    /** The tools of a card besides saving. */
    readonly cards: LazyModule<CardTools>;
  }
}

export type CardToolsProps = {
  readonly item: PinGridItem;
  /** The class of an element that is placed over the foot of the picture and appears after a delay. */
  readonly over: string;
  /** True while the card is hovered or focused; false on cards that always show some tools. */
  readonly near: boolean;
  /** Shows the pin in another form on its card. */
  readonly show: ShowItem;
};

/** The tools of a card besides saving; a chunk of its own. */
export type CardTools = {
  /** Rendered in the card beside its link, and positioned by the card. */
  readonly Tools: ComponentType<CardToolsProps>;
  readonly sheet: { openMenu(item: Pick<PinGridItem, 'pin' | 'surface'>): void };
  /** Handles feedback on pins. */
  readonly feedback: FeedbackViewModel;
};
