import { useMemo } from 'react';
import { CARD_CHIPS } from '../../../../domain/chips/card-chips.ts';
import { chipsOf } from '../../../../domain/chips/chip.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { ChipRow } from '../../../chips/chip-row.tsx';
import classes from './card-chips.module.css';

/** The first items of a collection, under the picture of its card. */
export function CardChips({ pin }: { readonly pin: Pin }) {
  const chips = useMemo(() => chipsOf(pin), [pin]);
  return (
    <ChipRow pin={pin} chips={chips.slice(0, CARD_CHIPS)} total={chips.length} className={classes.chips} />
  );
}
