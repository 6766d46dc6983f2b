import { toPinId } from '../src/domain/ids/ids.ts';
import { CARD_IMAGE_SIZES } from '../src/domain/images/image-sizes.ts';
import type { CarouselData } from '../src/domain/pins/carousel.ts';
import type { CollageItem, CollectionItem, Embed } from '../src/domain/pins/pin-relations.ts';
import type { StoryBlock, StoryImageSize, StoryPage, StoryPinData } from '../src/domain/pins/story.ts';
import type { VideoFormat, Videos, VideoSource } from '../src/domain/pins/video.ts';
import { imageRefFromWire, imagesBySize } from './image-from-wire.ts';
import { count, flag, listOf, number, objectOrNull, objectsOf, rawObject, text, textOrNull } from './raw.ts';
import type { Raw } from './raw.ts';

const VIDEO_FORMATS: readonly VideoFormat[] = ['V_720P', 'V_HLSV4', 'V_HLSV3_MOBILE'];
const STORY_IMAGE_SIZES: readonly StoryImageSize[] = ['originals', '736x', '236x'];

export function videosFromWire(value: unknown): Videos | null {
  return objectOrNull(value, videos);
}

export function carouselFromWire(value: unknown): CarouselData | null {
  return objectOrNull(value, (raw) => ({
    entityId: text(raw.id),
    carouselId: text(raw.carousel_id),
    index: count(raw.index),
    carouselSlots: objectsOf(raw.carousel_slots, (slot) => ({
      entityId: text(slot.id) || text(slot.slot_id),
      slotId: text(slot.slot_id) || text(slot.id),
      title: text(slot.title),
      details: text(slot.details),
      link: text(slot.link),
      imageSignature: text(slot.image_signature),
      images: imagesBySize(slot.images, CARD_IMAGE_SIZES),
    })),
  }));
}

export function storyFromWire(value: unknown): StoryPinData | null {
  return objectOrNull(value, (raw) => {
    const metadata = rawObject(raw.metadata);
    return {
      entityId: text(raw.id),
      isDeleted: flag(raw.is_deleted),
      pageCount: count(raw.page_count),
      staticPageCount: count(raw.static_page_count),
      totalVideoDuration: count(raw.total_video_duration),
      hasProductPins: flag(raw.has_product_pins),
      hasAffiliateProducts: flag(raw.has_affiliate_products),
      metadata: {
        pinTitle: text(metadata.pin_title),
        pinImageSignature: text(metadata.pin_image_signature),
        canvasAspectRatio: number(metadata.canvas_aspect_ratio),
      },
      pages: objectsOf(raw.pages, storyPage),
    };
  });
}

export function embedFromWire(value: unknown): Embed | null {
  return objectOrNull(value, (raw) => ({
    type: text(raw.type),
    subtype: text(raw.subtype),
    src: text(raw.src),
    width: count(raw.width),
    height: count(raw.height),
  }));
}

export function collectionItemsFromWire(value: unknown): readonly CollectionItem[] {
  return objectsOf(value, (item) => ({
    pinId: toPinId(text(item.pin_id)),
    link: textOrNull(item.link),
    images: listOf(item.images, imageRefFromWire),
  }));
}

export function collageItemsFromWire(value: unknown): readonly CollageItem[] {
  return objectsOf(value, (item) => ({
    entityId: text(item.id),
    link: text(item.link),
    image: imageRefFromWire(item.image),
  }));
}

function videos(raw: Raw): Videos {
  const list = rawObject(raw.video_list);
  const videoList: { [format in VideoFormat]?: VideoSource } = {};
  for (const format of VIDEO_FORMATS) {
    const source = rawObject(list[format]);
    const url = text(source.url);
    if (url === '') continue;
    videoList[format] = {
      url,
      width: count(source.width),
      height: count(source.height),
      duration: count(source.duration),
      thumbnail: text(source.thumbnail),
    };
  }
  return { entityId: text(raw.id), videoList, captionsUrl: textOrNull(raw.captions_url) };
}

function storyPage(raw: Raw): StoryPage {
  return {
    entityId: text(raw.id),
    imageSignature: text(raw.image_signature),
    blocks: listOf(raw.blocks, storyBlock),
    layout: number(raw.layout),
    style: rawObject(raw.style),
  };
}

/** Blocks of an unknown kind are omitted. */
function storyBlock(value: unknown): StoryBlock | null {
  const raw = rawObject(value);
  const base = { blockType: count(raw.block_type), blockStyle: rawObject(raw.block_style) };
  switch (raw.type) {
    case 'story_pin_image_block':
      return {
        ...base,
        type: 'story_pin_image_block',
        imageSignature: text(raw.image_signature),
        image: { images: imagesBySize(rawObject(raw.image).images, STORY_IMAGE_SIZES) },
      };
    case 'story_pin_video_block':
      return { ...base, type: 'story_pin_video_block', video: videos(rawObject(raw.video)) };
    case 'story_pin_paragraph_block':
      return {
        ...base,
        type: 'story_pin_paragraph_block',
        entityId: text(raw.id),
        text: text(raw.text),
      };
    case 'story_pin_product_sticker_block':
      return { ...base, type: 'story_pin_product_sticker_block', pinId: toPinId(text(raw.pin_id)) };
    default:
      return null;
  }
}
