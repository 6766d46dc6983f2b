import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The reader is at the end of the messages up to this distance, px. */
const NEAR_END_PX = 40;

type ShownMessages = {
  /** The ids of the newest and the oldest message that is shown. */
  readonly newest: string | undefined;
  readonly oldest: string | undefined;
  /** The viewer has sent the newest one. */
  readonly isOwn: boolean;
};

/**
 * Keeps the place of who reads in a list of messages that grows at both ends. The list starts at its end and follows new
 * messages while the reader is there, or has sent them; earlier ones are added above what is read.
 */
export function useLogScroll({ newest, oldest, isOwn }: ShownMessages): {
  readonly log: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
} {
  const log = useRef<HTMLDivElement>(null);
  /** The distance of the reader from the end, px. */
  const fromEnd = useRef(0);
  const shown = useRef<Pick<ShownMessages, 'newest' | 'oldest'>>({ newest: undefined, oldest: undefined });
  const onScroll = () => {
    const list = log.current;
    if (list !== null) fromEnd.current = list.scrollHeight - list.clientHeight - list.scrollTop;
  };
  useLayoutEffect(() => {
    const list = log.current;
    const before = shown.current;
    shown.current = { newest, oldest };
    if (list === null) return;
    const isAtEnd = before.newest === undefined || fromEnd.current <= NEAR_END_PX;
    if (newest !== before.newest && (isAtEnd || isOwn)) list.scrollTo({ top: list.scrollHeight });
    else if (oldest !== before.oldest)
      list.scrollTo({ top: list.scrollHeight - list.clientHeight - fromEnd.current });
    fromEnd.current = list.scrollHeight - list.clientHeight - list.scrollTop;
  }, [newest, oldest, isOwn]);
  return { log, onScroll };
}
