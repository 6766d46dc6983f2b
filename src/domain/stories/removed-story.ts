import type { Pin } from '../pins/pin.ts';

/** Whether the creator removed this story; its copies stay. */
export function isRemovedStory({ storyPinData }: Pick<Pin, 'storyPinData'>): boolean {
  return storyPinData?.isDeleted === true;
}
