import type { ComponentType } from 'react';
import type { PinGridItem } from '../pins/pin-grid-item.ts';
import { CardFoot } from './card-foot.tsx';

export type CardToolsProps = {
  readonly item: PinGridItem;
  /** The class of an element that lies over the foot of the picture and comes a while after the pointer. */
  readonly over: string;
};

/** What can be done with a card besides saving it; a chunk of its own. */
export type CardTools = {
  /** Stands in the card, beside its link; the card is what it is placed by. */
  readonly Tools: ComponentType<CardToolsProps>;
};

export function cardTools(): CardTools {
  return { Tools };
}

function Tools({ item, over }: CardToolsProps) {
  return <CardFoot item={item} className={over} />;
}
