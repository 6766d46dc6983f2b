import { toPinId } from '../../src/domain/ids/ids.ts';
import type { StoryBlock, StoryPage, StoryPinData } from '../../src/domain/pins/story.ts';

const LOOK = { blockType: 0, blockStyle: {} };

/** The blocks of which pages of stories are made. */
export const storyBlocks = {
  picture: (hue: number): StoryBlock => ({
    ...LOOK,
    type: 'story_pin_image_block',
    imageSignature: '',
    image: {
      images: {
        '236x': { url: `/picture/${hue}.svg`, width: 236, height: 420 },
        '736x': { url: `/picture/${hue}.svg`, width: 736, height: 1309 },
      },
    },
  }),
  video: (duration: number): StoryBlock => ({
    ...LOOK,
    type: 'story_pin_video_block',
    video: {
      entityId: '1',
      captionsUrl: null,
      videoList: { V_720P: { url: '/no.mp4', width: 720, height: 1280, duration, thumbnail: '' } },
    },
  }),
  text: (text: string): StoryBlock => ({ ...LOOK, type: 'story_pin_paragraph_block', entityId: '1', text }),
  product: (pinId: string): StoryBlock => ({
    ...LOOK,
    type: 'story_pin_product_sticker_block',
    pinId: toPinId(pinId),
  }),
};

/** A story of pages with these blocks. */
export function aStory(
  pages: readonly (readonly StoryBlock[])[],
  fields: Partial<StoryPinData> = {},
): StoryPinData {
  const still = pages.filter((blocks) => blocks.every(({ type }) => type !== 'story_pin_video_block'));
  const page = (blocks: readonly StoryBlock[], index: number): StoryPage => ({
    entityId: `80${index}`,
    imageSignature: '',
    blocks,
    layout: 0,
    style: {},
  });
  return {
    entityId: '800',
    isDeleted: false,
    pageCount: pages.length,
    staticPageCount: still.length,
    totalVideoDuration: 0,
    hasProductPins: false,
    hasAffiliateProducts: false,
    metadata: { pinTitle: 'A story', pinImageSignature: '', canvasAspectRatio: 9 / 16 },
    pages: pages.map(page),
    ...fields,
  };
}
