import type { Pin } from '../../src/domain/pins/pin.ts';
import { pinFromWire } from '../../wire/pin-from-wire.ts';
import { aWirePin } from './a-wire-pin.ts';

/** A plain organic picture pin of Ann on her public board Home. */
export function aPin(fields: Partial<Pin> = {}): Pin {
  return { ...pinFromWire(aWirePin()), ...fields };
}
