import type { ImageRef } from '../images/image-spec.ts';
import type { PinId } from '../ids/ids.ts';
import { PAGE_BLOCKS } from '../pins/pin-format.ts';
import type { StoryBlock, StoryImageBlock, StoryPage, StoryPinData } from '../pins/story.ts';
import type { Videos } from '../pins/video.ts';

/** The visible content of a story page. */
export interface ShownStoryPage {
  readonly picture: ImageRef | null;
  readonly video: Videos | null;
  readonly texts: readonly string[];
  /** The pins of its product tags. */
  readonly products: readonly PinId[];
}

/**
 * The pages of a story in order. Pages without visible content and pages beyond the limit are left out; a removed story
 * has none.
 */
export function storyPages(story: StoryPinData | null): readonly ShownStoryPage[] {
  if (story === null || story.isDeleted) return [];
  return story.pages.map(shownPage).filter((page) => page !== null);
}

function shownPage(all: StoryPage): ShownStoryPage | null {
  const blocks = all.blocks.slice(0, PAGE_BLOCKS.max);
  const page = {
    picture: first(blocks, (block) => (block.type === 'story_pin_image_block' ? pictureOf(block) : null)),
    video: first(blocks, (block) => (block.type === 'story_pin_video_block' ? playable(block.video) : null)),
    texts: blocks.flatMap((block) =>
      block.type === 'story_pin_paragraph_block' && block.text.trim() !== '' ? [block.text.trim()] : [],
    ),
    products: blocks.flatMap((block) =>
      block.type === 'story_pin_product_sticker_block' && block.pinId !== '' ? [block.pinId] : [],
    ),
  };
  const { picture, video, texts, products } = page;
  return (picture ?? video ?? texts[0] ?? products[0]) ? page : null;
}

function first<Found>(
  blocks: readonly StoryBlock[],
  find: (block: StoryBlock) => Found | null,
): Found | null {
  for (const block of blocks) {
    const found = find(block);
    if (found !== null) return found;
  }
  return null;
}

function pictureOf({ image: { images } }: StoryImageBlock): ImageRef | null {
  return images['736x'] ?? images.originals ?? images['236x'] ?? null;
}

function playable(video: Videos): Videos | null {
  return Object.keys(video.videoList).length === 0 ? null : video;
}
