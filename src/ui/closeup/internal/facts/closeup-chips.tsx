import { useMemo } from 'react';
import { chipsOf } from '../../../../domain/chips/chip.ts';
import { ChipRow } from '../../../chips/chip-row.tsx';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './closeup-chips.module.css';

/** All items of an open collection or collage. */
export function CloseupChips() {
  const { pin } = useCloseupContext();
  const chips = useMemo(() => chipsOf(pin), [pin]);
  return (
    chips.length > 0 && (
      <ChipRow pinId={pin.entityId} chips={chips} total={chips.length} className={classes.chips} />
    )
  );
}
