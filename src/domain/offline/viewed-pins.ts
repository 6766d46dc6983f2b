import type { PinId } from '../ids/ids.ts';
import { parseMediaPath } from '../images/media-path.ts';

/** The stored data of a viewed pin, for showing it without a connection. */
export type ViewedPin = {
  readonly pinId: PinId;
  /** The path of the closeup. */
  readonly address: string;
  /** The accessible name of the card. */
  readonly name: string;
  readonly description: string;
  readonly picture: ViewedPicture | null;
};

export type ViewedPicture = {
  readonly url: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`; the placeholder when the picture is not stored. */
  readonly color: string | null;
  /** Size in bytes in this browser; null while the picture is not stored. */
  readonly bytes: number | null;
};

/** Maximum number of stored pins. */
export const MAX_VIEWED_PINS = 24;
/** Maximum total size of the pictures. */
export const MAX_VIEWED_PICTURE_BYTES = 6_000_000;

/** Adds this pin as the latest one and drops the oldest. */
export function withViewed(pins: readonly ViewedPin[], pin: ViewedPin): readonly ViewedPin[] {
  return [pin, ...pins.filter(({ pinId }) => pinId !== pin.pinId)].slice(0, MAX_VIEWED_PINS);
}

/** Limits the stored pictures to the maximum total size, last viewed first; the others are dropped. */
export function withinPictureRoom(pins: readonly ViewedPin[]): readonly ViewedPin[] {
  let left = MAX_VIEWED_PICTURE_BYTES;
  return pins.map((pin) => {
    const bytes = pin.picture?.bytes ?? null;
    if (pin.picture === null || bytes === null) return pin;
    left -= bytes;
    return left >= 0 ? pin : { ...pin, picture: { ...pin.picture, bytes: null } };
  });
}

/** True for pictures that this site serves to everybody who has their address. */
export function mayKeepPicture(url: string, origin: string): boolean {
  if (!url.startsWith(`${origin}/`)) return false;
  return parseMediaPath(url.slice(origin.length)) !== null;
}
