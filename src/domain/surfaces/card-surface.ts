import type { Pin } from '../pins/pin.ts';
import type { Surface } from './surface.ts';

/** The grid to which a card belongs: those of profiles have a part for stories, and one for pins without a board. */
export function cardSurface(
  grid: Surface | null,
  { board, storyPinData, storyPinDataId }: Pick<Pin, 'board' | 'storyPinData' | 'storyPinDataId'>,
): Surface | null {
  const isStory = storyPinData !== null || storyPinDataId !== null;
  if (grid === 'CreatorProfileActivityPinGrid' && isStory) return 'CreatorProfileStoryPinGrid';
  const isOnBoard = board !== null && board.layout !== 'quick_saves';
  return grid === 'UserProfilePinGrid' && !isOnBoard ? 'BoardlessPins' : grid;
}
