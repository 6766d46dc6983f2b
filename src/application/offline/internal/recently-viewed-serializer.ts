import { isIdText, toPinId, toUserId, type UserId } from '../../../domain/ids/ids.ts';
import type { ViewedPicture, ViewedPin } from '../../../domain/offline/viewed-pins.ts';
import { isObject, parseObject } from '../../stored-object.ts';

/** The stored entries, with their user and session. */
export type Seen = {
  readonly owner: UserId;
  readonly mark: string;
  readonly pins: readonly ViewedPin[];
};

export function serializeRecentlyViewed(seen: Seen): string {
  return JSON.stringify(seen);
}

/** Parses the output of `serializeRecentlyViewed`; undefined for anything else. Invalid pins are left out. */
export function parseRecentlyViewed(text: string): Seen | undefined {
  const raw = parseObject(text) ?? {};
  const { owner, mark, pins } = raw;
  if (typeof owner !== 'string' || !isIdText(owner) || typeof mark !== 'string') return undefined;
  if (!Array.isArray(pins)) return undefined;
  return { owner: toUserId(owner), mark, pins: pins.map(readPin).filter((pin) => pin !== undefined) };
}

function readPin(value: unknown): ViewedPin | undefined {
  if (!isObject(value)) return undefined;
  const { pinId, address, name, description, picture } = value;
  if (typeof pinId !== 'string' || !isIdText(pinId)) return undefined;
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  if (typeof name !== 'string' || typeof description !== 'string') return undefined;
  return { pinId: toPinId(pinId), address, name, description, picture: readPicture(picture) };
}

function readPicture(value: unknown): ViewedPicture | null {
  if (!isObject(value)) return null;
  const { url, width, height, color, bytes } = value;
  if (typeof url !== 'string' || typeof width !== 'number' || typeof height !== 'number') return null;
  return {
    url,
    width,
    height,
    color: typeof color === 'string' ? color : null,
    bytes: typeof bytes === 'number' ? bytes : null,
  };
}
