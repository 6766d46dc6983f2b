import { useCallback } from 'react';
import type { Logger } from '../../../../application/ports/logger.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { isPromoted } from '../../../../domain/sponsorship/promoted.ts';
import { fetchCode } from '../../../base/lazy/fetch-code.ts';

/** Plays the video of a pin in this frame; its code is loaded when the frame is in view. */
export function useCardVideo(pin: Pin, logger: Logger | undefined) {
  const { entityId, videos, videoStatus } = pin;
  const paid = isPromoted(pin);
  return useCallback(
    (frame: HTMLElement | null) => {
      if (frame === null || videos === null || videoStatus !== 'ready') return undefined;
      let leave: (() => void) | undefined;
      let isWanted = true;
      const watch = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        fetchCode(() => import('../../../videos/card-videos.ts')).then(
          ({ cardVideos }) => {
            if (isWanted) leave = cardVideos.add(frame, { id: entityId, isPromoted: paid, videos, logger });
          },
          // Such a card has only its poster.
          () => undefined,
        );
      });
      watch.observe(frame);
      return () => {
        isWanted = false;
        watch.disconnect();
        leave?.();
      };
    },
    [entityId, paid, videos, videoStatus, logger],
  );
}
