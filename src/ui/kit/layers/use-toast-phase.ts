import { useEffect, useRef, useState } from 'react';
import {
  TOAST_DURATION_MS,
  TOAST_ENTER_DELAY_MS,
  TOAST_LEAVE_MS,
  TOAST_OFFER_MS,
  type ToastMessage,
} from './toast-message.ts';

export type ToastPhase = 'waiting' | 'shown' | 'leaving';

interface ToastLife {
  readonly message: ToastMessage | null;
  readonly phase: ToastPhase;
  /** The message that left last. It does not reappear if the caller removes it late. */
  readonly goneId: string | null;
}

/**
 * The phases of a toast: it waits a moment, is shown, leaves, and is then removed. Its timer is paused while `held`. A
 * newer message makes the shown one leave first.
 */
export function useToastPhase(
  next: ToastMessage | null,
  held: boolean,
  onGone: (id: string) => void,
): Pick<ToastLife, 'message' | 'phase'> {
  const [life, setLife] = useState<ToastLife>({ message: null, phase: 'waiting', goneId: null });
  const leftMs = useRef(0);
  const gone = useRef(onGone);
  const { message, phase } = life;

  if (message === null && next !== null && next.id !== life.goneId) {
    setLife({ message: next, phase: 'waiting', goneId: null });
  } else if (message !== null && next?.id !== message.id && phase !== 'leaving') {
    setLife({ ...life, phase: 'leaving' });
  }

  useEffect(() => {
    gone.current = onGone;
  });

  useEffect(() => {
    if (message === null || (phase === 'shown' && held)) return undefined;
    const step = () => {
      if (phase === 'leaving') {
        setLife({ message: null, phase: 'waiting', goneId: message.id });
        gone.current(message.id);
        return;
      }
      if (phase === 'waiting') leftMs.current = timeOf(message);
      setLife({ message, phase: phase === 'waiting' ? 'shown' : 'leaving', goneId: null });
    };
    const waits = { waiting: TOAST_ENTER_DELAY_MS, shown: leftMs.current, leaving: TOAST_LEAVE_MS };
    const since = performance.now();
    const timer = setTimeout(step, waits[phase]);
    return () => {
      clearTimeout(timer);
      if (phase === 'shown') leftMs.current = Math.max(0, leftMs.current - (performance.now() - since));
    };
  }, [message, phase, held]);

  return { message, phase };
}

function timeOf({ durationMs = TOAST_DURATION_MS, undo, action, link, kind }: ToastMessage): number {
  const isOffer = undo !== undefined || action !== undefined || link !== undefined;
  // A success is visible on the page; a problem is reported only here.
  const isOnlyCopy = kind === 'problem';
  return isOffer || isOnlyCopy ? Math.max(durationMs, TOAST_OFFER_MS) : durationMs;
}
