import { rawObject } from './raw.ts';

/** Whether the index was being built, so that lists lack pins. */
export function isBuilding(value: unknown): boolean {
  return rawObject(value).state === 'building';
}
