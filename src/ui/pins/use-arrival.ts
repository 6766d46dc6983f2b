import { useCallback } from 'react';

/** What is there so soon was kept by the browser: it stands at once, and costs no fading. ms */
const SOON_MS = 80;

/**
 * A ref for the frame of a picture: marks it as coming and as here. Only a picture that the page adds itself, and that
 * lets one wait, fades in: served ones are on their way before any script.
 */
export function useArrival(added: boolean): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      const image = frame?.querySelector('img');
      if (!frame || !image) return undefined;
      const mark = (state: 'here' | 'failed') => {
        awaited.delete(frame);
        frame.setAttribute('data-picture', state);
      };
      const arrive = () => mark('here');
      const fail = () => mark('failed');
      if (image.complete && image.naturalWidth > 0) arrive();
      else if (added) {
        awaited.set(frame, performance.now());
        clock ??= setTimeout(markLate, SOON_MS);
      }
      image.addEventListener('load', arrive);
      image.addEventListener('error', fail);
      return () => {
        awaited.delete(frame);
        image.removeEventListener('load', arrive);
        image.removeEventListener('error', fail);
      };
    },
    [added],
  );
}

/** Frames whose picture has not come yet, the oldest first, and since when (ms). One timer serves all of a wall. */
const awaited = new Map<HTMLElement, number>();
let clock: ReturnType<typeof setTimeout> | undefined;

function markLate(): void {
  clock = undefined;
  const now = performance.now();
  for (const [frame, since] of awaited) {
    const left = since + SOON_MS - now;
    if (left > 0) {
      clock = setTimeout(markLate, left);
      return;
    }
    awaited.delete(frame);
    frame.setAttribute('data-picture', 'coming');
    frame.setAttribute('data-fades', '');
  }
}
