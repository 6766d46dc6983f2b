import { useEffect } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { useApp } from '../../base/app-context.ts';

/** Delay of the first request; each further delay is a fifth longer, up to the maximum. */
const FIRST_MS = 2000;
const LATER = 1.2;
const LAST_MS = 30_000;

/** Polls a pin while its video is being processed and the page is visible. */
export function useVideoPolling(pin: Pin): void {
  const { services, stores } = useApp();
  const { entityId, videoStatus } = pin;
  useEffect(() => {
    if (videoStatus !== 'processing') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      try {
        const found = await services.pins.find(entityId);
        if (isWanted && found !== undefined && found.videoStatus !== 'processing') stores.pins.put([found]);
      } catch (error) {
        // A later request may succeed.
        if (!(error instanceof ServiceError)) throw error;
      }
    };
    const askAfter = (ms: number) => {
      timer = setTimeout(() => {
        void ask().finally(() => isWanted && askAfter(Math.min(LAST_MS, ms * LATER)));
      }, ms);
    };
    askAfter(FIRST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [entityId, videoStatus, services, stores]);
}
