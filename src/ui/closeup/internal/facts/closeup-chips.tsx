import { useMemo } from 'react';
import { chipsOf } from '../../../../domain/chips/chip.ts';
import { ChipRow } from '../../../chips/chip-row.tsx';
import { useCheckAhead } from '../../../leaving/use-check-ahead.ts';
import { useCloseupContext } from '../closeup-context.ts';
import classes from './closeup-chips.module.css';

/** All items of an open collection or collage. */
export function CloseupChips() {
  const { pin } = useCloseupContext();
  const chips = useMemo(() => chipsOf(pin), [pin]);
  const hrefs = useMemo(() => chips.map(({ href }) => href), [chips]);
  useCheckAhead(pin, hrefs);
  return (
    chips.length > 0 && <ChipRow pin={pin} chips={chips} total={chips.length} className={classes.chips} />
  );
}
