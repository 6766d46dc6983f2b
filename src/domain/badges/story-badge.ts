import type { StoryPinData } from '../pins/story.ts';
import { durationLabel } from './duration-label.ts';

/** The assumed duration of a page without a video. */
export const STORY_PAGE_MS = 5000;

type Story = Pick<StoryPinData, 'totalVideoDuration' | 'staticPageCount' | 'pageCount'>;

/** The duration of a story: its videos, and 5 s for each page without one. Milliseconds. */
export function storyDuration(story: Pick<Story, 'totalVideoDuration' | 'staticPageCount'>): number {
  return story.totalVideoDuration + story.staticPageCount * STORY_PAGE_MS;
}

/** The label of the badge of a story; null (no badge) without video and with one page at most. */
export function storyBadgeLabel(story: Story): string | null {
  if (story.totalVideoDuration === 0 && story.pageCount <= 1) return null;
  return durationLabel(storyDuration(story));
}
