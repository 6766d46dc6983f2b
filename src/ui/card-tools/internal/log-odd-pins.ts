import { autorun } from 'mobx';
import type { Logger } from '../../../application/ports/logger.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { pinOddities } from '../../../domain/cards/pin-oddities.ts';
import { whenIdle } from '../../base/lazy/when-idle.ts';
import type { PinStore } from '../../base/stores/pin-store.ts';

/**
 * Logs pins with malformed data, once each and when idle; their cards work without that data. Call the result to stop.
 */
export function logOddPins(pins: PinStore, logger: Logger): () => void {
  const known = new WeakSet<Pin>();
  const told = new Set<string>();
  return autorun(
    () => {
      for (const pin of pins.all()) {
        if (known.has(pin)) continue;
        known.add(pin);
        const odd = pinOddities(pin);
        if (odd.length === 0 || told.has(pin.entityId)) continue;
        told.add(pin.entityId);
        logger.warn('odd-pin', { pin: pin.entityId, odd });
      }
    },
    { scheduler: (run) => void whenIdle(run) },
  );
}
