import { autorun } from 'mobx';
import type { Logger } from '../../application/ports/logger.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { pinOddities } from '../../domain/cards/pin-oddities.ts';
import { whenIdle } from '../base/lazy/when-idle.ts';
import type { PinStore } from '../base/stores/pin-store.ts';

/**
 * Tells developers of pins that came with odd data, each once, when nothing else is to be done: their cards stand, and
 * show nothing of it. Call the answer to end it.
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
