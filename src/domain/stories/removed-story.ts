import type { Pin } from '../pins/pin.ts';

/** The placeholder for a picture that was removed, with the reason. */
export const UNAVAILABLE = { what: 'Unavailable', why: 'Removed by the creator' } as const;

/** Whether the creator removed this story; its copies stay. */
export function isRemovedStory({ storyPinData }: Pick<Pin, 'storyPinData'>): boolean {
  return storyPinData?.isDeleted === true;
}
