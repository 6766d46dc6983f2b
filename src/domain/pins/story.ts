import type { ImageRef } from '../images/image-spec.ts';
import type { PinId } from '../ids/ids.ts';
import type { Videos } from './video.ts';

export type StoryImageSize = 'originals' | '736x' | '236x';

interface BlockBase {
  readonly blockType: number;
  readonly blockStyle: Readonly<Record<string, unknown>>;
}

export interface StoryImageBlock extends BlockBase {
  readonly type: 'story_pin_image_block';
  readonly imageSignature: string;
  readonly image: { readonly images: { readonly [size in StoryImageSize]?: ImageRef } };
}

export interface StoryVideoBlock extends BlockBase {
  readonly type: 'story_pin_video_block';
  readonly video: Videos;
}

export interface StoryParagraphBlock extends BlockBase {
  readonly type: 'story_pin_paragraph_block';
  readonly entityId: string;
  readonly text: string;
}

export interface StoryProductStickerBlock extends BlockBase {
  readonly type: 'story_pin_product_sticker_block';
  readonly pinId: PinId;
}

export type StoryBlock = StoryImageBlock | StoryVideoBlock | StoryParagraphBlock | StoryProductStickerBlock;

export interface StoryPage {
  readonly entityId: string;
  readonly imageSignature: string;
  readonly blocks: readonly StoryBlock[];
  readonly layout: number;
  readonly style: Readonly<Record<string, unknown>>;
}

export interface StoryPinData {
  readonly entityId: string;
  /** The creator has removed it, so there are no pages. */
  readonly isDeleted: boolean;
  readonly pageCount: number;
  readonly staticPageCount: number;
  /** Total milliseconds of all its videos. */
  readonly totalVideoDuration: number;
  readonly hasProductPins: boolean;
  readonly hasAffiliateProducts: boolean;
  readonly metadata: {
    readonly pinTitle: string;
    readonly pinImageSignature: string;
    readonly canvasAspectRatio: number;
  };
  readonly pages: readonly StoryPage[];
}
