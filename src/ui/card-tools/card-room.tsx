import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type CardRoomProps = {
  /** The line of the card's text that has nothing of its own. */
  readonly kind: 'chips' | 'visit';
  readonly children: ReactNode;
};

/** Shows its children in the room that the text of a card keeps for them. */
export function CardRoom({ kind, children }: CardRoomProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<Element | null>(null);
  useLayoutEffect(
    () => setRoom(mark.current?.parentElement?.querySelector(`[data-room="${kind}"]`) ?? null),
    [kind],
  );
  return (
    <span ref={mark} hidden>
      {room !== null && createPortal(children, room)}
    </span>
  );
}
