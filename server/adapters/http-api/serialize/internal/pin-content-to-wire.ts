import type { WireSlotImages } from '../../../../../wire/image.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import type {
  CarouselContent,
  CollageContent,
  CollectionContent,
  ContentMedia,
} from '../../../../application/ports/pins/pin-content.ts';
import type { PinView } from '../../../../application/ports/pins/views.ts';
import { isBlockedLink } from './blocked-link.ts';
import { linkToWire } from './link-to-wire.ts';
import { imageRefToWire, type SizedPicture } from './picture-to-wire.ts';
import type { SerializationContext } from '../serialization-context.ts';
import { storyToWire } from './story-to-wire.ts';

type ContentFields = Pick<
  WirePin,
  'carousel_data' | 'story_pin_data' | 'story_pin_data_id' | 'collection_pin' | 'collage_pin'
>;

/** The content of a pin besides its picture. All copies of a pin share the same content id. */
export function pinContentToWire({ pin, content }: PinView, context: SerializationContext): ContentFields {
  if (content === null) return ONLY_A_PICTURE;
  const { made, media } = content;
  const id = pin.originalPinId ?? pin.id;
  switch (made.kind) {
    case 'carousel':
      return { ...ONLY_A_PICTURE, carousel_data: carouselToWire(made, media, { id, context }) };
    case 'collection':
      return { ...ONLY_A_PICTURE, collection_pin: collectionToWire(made, media, context) };
    case 'collage':
      return { ...ONLY_A_PICTURE, collage_pin: collageToWire(made, media, context) };
    case 'story': {
      const cover = pin.pictureSignature;
      const story = storyToWire(made, media, { id, cover, baseUrl: context.baseUrl });
      return { ...ONLY_A_PICTURE, story_pin_data: story, story_pin_data_id: id };
    }
  }
}

const ONLY_A_PICTURE: ContentFields = {
  carousel_data: null,
  story_pin_data: null,
  story_pin_data_id: null,
  collection_pin: null,
  collage_pin: null,
};

function carouselToWire(
  { slots }: CarouselContent,
  { pictures }: ContentMedia,
  { id, context }: { readonly id: string; readonly context: SerializationContext },
): WirePin['carousel_data'] {
  return {
    id,
    carousel_id: id,
    index: 0,
    carousel_slots: slots.flatMap((slot) => {
      const picture = pictures.get(slot.pictureSignature);
      if (picture === undefined) return [];
      const { title, details, link, pictureSignature } = slot;
      return [
        {
          id: slot.id,
          slot_id: slot.id,
          title,
          details,
          link: shownLink(link, context) ?? '',
          image_signature: pictureSignature,
          images: slotImages(picture, context.baseUrl),
        },
      ];
    }),
  };
}

function slotImages(picture: SizedPicture, baseUrl: string): WireSlotImages {
  return {
    '236x': imageRefToWire(picture, '236x', baseUrl),
    '474x': imageRefToWire(picture, '474x', baseUrl),
    '564x': imageRefToWire(picture, '564x', baseUrl),
    '736x': imageRefToWire(picture, '736x', baseUrl),
  };
}

function collectionToWire(
  { pinIds }: CollectionContent,
  { pins }: ContentMedia,
  context: SerializationContext,
): WirePin['collection_pin'] {
  return {
    item_data: pinIds.flatMap((pinId) => {
      const named = pins.get(pinId);
      if (named === undefined) return [];
      const images = (['236x', '474x', '736x'] as const).map((size) =>
        imageRefToWire(named.picture, size, context.baseUrl),
      );
      return [{ pin_id: pinId, link: shownLink(named.link, context), images }];
    }),
  };
}

function collageToWire(
  { items }: CollageContent,
  { pictures }: ContentMedia,
  context: SerializationContext,
): WirePin['collage_pin'] {
  return {
    item_data: items.flatMap(({ id, link, pictureSignature }) => {
      const picture = pictures.get(pictureSignature);
      if (picture === undefined) return [];
      const image = imageRefToWire(picture, '474x', context.baseUrl);
      return [{ id, link: shownLink(link, context) ?? '', image }];
    }),
  };
}

/** The link that the viewer may follow; null also when the site is blocked. */
function shownLink(link: string | null, { links }: SerializationContext): string | null {
  return link === null || isBlockedLink(link, links) ? null : linkToWire(link);
}
