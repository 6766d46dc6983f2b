import { useCallback } from 'react';

/** A picture that loads faster than this comes from the cache and is shown without fading in. ms */
const SOON_MS = 80;

/**
 * A ref for the frame of a picture, which it marks as loading and as loaded. Only pictures that are added on the client
 * and are not in the cache fade in; served ones started loading before any script.
 */
export function useImageFadeIn(added: boolean): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      const image = frame?.querySelector('img');
      if (!frame || !image) return undefined;
      listen();
      frames.set(image, frame);
      if (image.complete && image.naturalWidth > 0) mark(frame, 'here');
      else if (added) {
        awaited.set(frame, performance.now());
        clock ??= setTimeout(markLate, SOON_MS);
      }
      return () => void awaited.delete(frame);
    },
    [added],
  );
}

const frames = new WeakMap<EventTarget, HTMLElement>();
let isListening = false;

/** One pair of listeners for all pictures: a pair for each would slow down scrolling. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('load', ({ target }) => arrive(target, 'here'), true);
  document.addEventListener('error', ({ target }) => arrive(target, 'failed'), true);
}

function arrive(image: EventTarget | null, state: 'here' | 'failed'): void {
  const frame = image === null ? undefined : frames.get(image);
  if (frame !== undefined) mark(frame, state);
}

function mark(frame: HTMLElement, state: 'here' | 'failed'): void {
  awaited.delete(frame);
  frame.setAttribute('data-picture', state);
}

/** Frames whose picture is loading, oldest first, with their start times (ms). One timer serves all of them. */
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
