import type { PinId } from '../../../src/domain/ids/ids.ts';

/**
 * The promoted pins that a list has shown so far, in a short form for its bookmark: a name of two characters for each.
 * Of pins with the same name, a list shows one.
 */
export type ShownAds = string;

export const NO_ADS_SHOWN: ShownAds = '';

/** A longer list shows no further ads. */
const MOST_SHOWN = 160;
const NAME_LENGTH = 2;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Whether the list has shown this pin as an ad, or shows no further ads. */
export function wasShown(shown: ShownAds, pinId: PinId): boolean {
  return isFull(shown) || namesIn(shown).includes(nameOf(pinId));
}

/** After a page with these promoted pins. */
export function withShown(shown: ShownAds, pins: readonly PinId[]): ShownAds {
  return pins.reduce((before, pinId) => (isFull(before) ? before : before + nameOf(pinId)), shown);
}

function isFull(shown: ShownAds): boolean {
  return shown.length >= MOST_SHOWN * NAME_LENGTH;
}

function namesIn(shown: ShownAds): readonly string[] {
  return shown.match(/../g) ?? [];
}

function nameOf(pinId: PinId): string {
  let hash = 0x811c_9dc5;
  for (let place = 0; place < pinId.length; place += 1)
    hash = Math.imul(hash ^ pinId.charCodeAt(place), 0x0100_0193);
  const mixed = hash ^ (hash >>> 15);
  return CHARACTERS[mixed & 63]! + CHARACTERS[(mixed >>> 6) & 63]!;
}
