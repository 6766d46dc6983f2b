import type { WireStoryBlock, WireStoryPage, WireStoryPinData } from '../../../../../wire/pin-media.ts';
import type {
  ContentMedia,
  StoryBlock,
  StoryContent,
  StoryPage,
} from '../../../../application/ports/pins/pin-content.ts';
import { imageRefToWire } from './picture-to-wire.ts';
import { videosToWire } from './videos-to-wire.ts';

type Around = {
  readonly id: string;
  /** Signature of the cover picture. */
  readonly cover: string;
  readonly baseUrl: string;
};

/**
 * A story as its viewer sees it: without videos that are still converted, and without pins that the viewer may not see.
 */
export function storyToWire(story: StoryContent, media: ContentMedia, around: Around): WireStoryPinData {
  const blocks = story.pages.flatMap((page) => page.blocks);
  const videos = blocks.flatMap((block) =>
    block.kind === 'video' ? [media.videos.get(block.videoSignature)?.durationMs ?? 0] : [],
  );
  return {
    id: around.id,
    is_deleted: story.isDeleted,
    page_count: story.pages.length,
    static_page_count: story.pages.filter(isStatic).length,
    total_video_duration: videos.reduce((sum, duration) => sum + duration, 0),
    has_product_pins: blocks.some((block) => block.kind === 'product' && media.pins.has(block.pinId)),
    // Stories have no affiliate field.
    has_affiliate_products: false,
    metadata: {
      pin_title: story.title,
      pin_image_signature: around.cover,
      canvas_aspect_ratio: story.aspectRatio,
    },
    pages: story.pages.map((page) => pageToWire(page, media, around)),
  };
}

function isStatic({ blocks }: StoryPage): boolean {
  return blocks.every(({ kind }) => kind !== 'video');
}

function pageToWire(page: StoryPage, media: ContentMedia, around: Around): WireStoryPage {
  const pictured = page.blocks.find((block) => block.kind === 'picture' || block.kind === 'video');
  return {
    id: page.id,
    image_signature: pictured?.pictureSignature ?? around.cover,
    blocks: page.blocks.flatMap((block) => blockToWire(block, media, around.baseUrl)),
    layout: page.layout,
    style: page.style,
  };
}

function blockToWire(block: StoryBlock, media: ContentMedia, baseUrl: string): readonly WireStoryBlock[] {
  const { style } = block;
  switch (block.kind) {
    case 'text': {
      const { id, text } = block;
      return [{ type: 'story_pin_paragraph_block', block_type: 1, block_style: style, id, text }];
    }
    case 'picture': {
      const { pictureSignature: image_signature } = block;
      const picture = media.pictures.get(image_signature);
      if (picture === undefined) return [];
      const images = {
        originals: imageRefToWire(picture, 'originals', baseUrl),
        '736x': imageRefToWire(picture, '736x', baseUrl),
        '236x': imageRefToWire(picture, '236x', baseUrl),
      };
      return [
        {
          type: 'story_pin_image_block',
          block_type: 2,
          block_style: style,
          image_signature,
          image: { images },
        },
      ];
    }
    case 'video': {
      const poster = media.pictures.get(block.pictureSignature);
      const video = media.videos.get(block.videoSignature) ?? null;
      const played = poster === undefined ? null : videosToWire(video, poster, baseUrl);
      if (played === null) return [];
      return [{ type: 'story_pin_video_block', block_type: 3, block_style: style, video: played }];
    }
    case 'product': {
      const { pinId: pin_id } = block;
      if (!media.pins.has(pin_id)) return [];
      return [{ type: 'story_pin_product_sticker_block', block_type: 4, block_style: style, pin_id }];
    }
  }
}
