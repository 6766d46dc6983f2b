import { useLayoutEffect, useMemo } from 'react';
import { useSlots, type Slots } from '../../carousel/use-slots.ts';
import type { ShowItem } from '../../pins/card/pin-card.tsx';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { itemAtSlot } from './item-at-slot.ts';

/** The card at the current slot of its carousel; the same card for all other pins. */
export function useCardSlots(
  listed: PinGridItem,
  show: ShowItem,
): { readonly item: PinGridItem; readonly slots: Slots } {
  const slots = useSlots(listed.pin);
  const { index } = slots;
  const item = useMemo(() => itemAtSlot(listed, index), [listed, index]);
  useLayoutEffect(() => {
    if (item !== listed) show(item);
  }, [item, listed, show]);
  return { item, slots };
}
