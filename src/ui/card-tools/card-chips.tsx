import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CARD_CHIPS } from '../../domain/chips/card-chips.ts';
import { chipsOf } from '../../domain/chips/chip.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { ChipRow } from '../chips/chip-row.tsx';
import classes from './card-chips.module.css';

/** The first things that a collection or a collage is made of, in the room that its card keeps for them. */
export function CardChips({ pin }: { readonly pin: Pin }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<Element | null>(null);
  useLayoutEffect(() => setRoom(mark.current?.parentElement?.querySelector('[data-chips]') ?? null), []);
  const chips = useMemo(() => chipsOf(pin), [pin]);
  return (
    <span ref={mark} hidden>
      {room !== null &&
        createPortal(
          <ChipRow chips={chips.slice(0, CARD_CHIPS)} total={chips.length} className={classes.chips} />,
          room,
        )}
    </span>
  );
}
