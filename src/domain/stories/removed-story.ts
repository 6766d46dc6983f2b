import type { Pin } from '../pins/pin.ts';

/** What stands in the place of a picture that nobody may see any more, and why. */
export const UNAVAILABLE = { what: 'Unavailable', why: 'Removed by the creator' } as const;

/** Whether whoever made this story has taken it away; copies of it stay. */
export function isRemovedStory({ storyPinData }: Pick<Pin, 'storyPinData'>): boolean {
  return storyPinData?.isDeleted === true;
}
