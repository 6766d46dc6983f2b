import type { StoryImageSize } from '../src/domain/pins/story.ts';
import type { VideoFormat } from '../src/domain/pins/video.ts';
import type { WireImageRef, WireSlotImages } from './image.ts';

export interface WireVideoSource {
  url: string;
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  thumbnail: string;
}

export interface WireVideos {
  id: string;
  video_list: Partial<Record<VideoFormat, WireVideoSource>>;
  /** WebVTT captions; omitted when there are none. */
  captions_url?: string;
}

export interface WireCarouselSlot {
  id: string;
  slot_id: string;
  title: string;
  details: string;
  link: string;
  image_signature: string;
  images: WireSlotImages;
}

export interface WireCarouselData {
  id: string;
  carousel_id: string;
  index: number;
  carousel_slots: WireCarouselSlot[];
}

interface WireBlockBase {
  block_type: number;
  block_style: Record<string, unknown>;
}

export type WireStoryBlock = WireBlockBase &
  (
    | {
        type: 'story_pin_image_block';
        image_signature: string;
        image: { images: Record<StoryImageSize, WireImageRef> };
      }
    | { type: 'story_pin_video_block'; video: WireVideos }
    | { type: 'story_pin_paragraph_block'; id: string; text: string }
    | { type: 'story_pin_product_sticker_block'; pin_id: string }
  );

export interface WireStoryPage {
  id: string;
  image_signature: string;
  blocks: WireStoryBlock[];
  layout: number;
  style: Record<string, unknown>;
}

export interface WireStoryPinData {
  id: string;
  is_deleted: boolean;
  page_count: number;
  static_page_count: number;
  /** Milliseconds. */
  total_video_duration: number;
  has_product_pins: boolean;
  has_affiliate_products: boolean;
  metadata: { pin_title: string; pin_image_signature: string; canvas_aspect_ratio: number };
  pages: WireStoryPage[];
}

export interface WireEmbed {
  type: string;
  subtype: string;
  src: string;
  width: number;
  height: number;
}

export interface WireCollectionPin {
  item_data: { pin_id: string; link: string | null; images: WireImageRef[] }[];
}

export interface WireCollagePin {
  item_data: { id: string; link: string; image: WireImageRef }[];
}
