import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import { textsByWireName } from '../../../../wire/pin-text-names.ts';
import type { NewPin } from '../../../application/ports/pins/new-pin-gateway.ts';
import type { NewPinContent, NewPinPicture, NewStoryPage } from '../../../domain/drafts/new-pin-content.ts';
import { byName, pinTextsOf } from '../../../domain/pins/pin-texts.ts';
import { productOptions } from './product-options.ts';

type PinOptions = Sent<ResourceCall<'Pin', 'create'>>;
type Slot = NonNullable<PinOptions['carousel_slots']>[number];
type CollageItem = NonNullable<PinOptions['collage_items']>[number];
type StoryOptions = Sent<ResourceCall<'StoryPin', 'create'>>;
type Page = StoryOptions['story_pin']['pages'][number];
type Block = Page['blocks'][number];

type Story = Extract<NewPinContent, { readonly kind: 'story' }>;

/** The options of the call that creates this pin. */
export function newPinOptions(pin: NewPin, content: Exclude<NewPinContent, Story>) {
  return {
    ...contentOptions(content),
    ...placeOptions(pin),
    // Empty values are not sent: most texts and the facts are seldom used.
    ...textsByWireName(byName((name) => pin[name] || undefined)),
    ...(pin.sponsor === '' ? {} : { sponsor_username: pin.sponsor }),
    ...(pin.product === null ? {} : { product: productOptions(pin.product) }),
  };
}

/** The options of the call that creates this story. */
export function newStoryOptions(pin: NewPin, { cover, aspectRatio, pages }: Story) {
  const story_pin: StoryOptions['story_pin'] = {
    metadata: { pin_title: pin.title, pin_image_signature: cover ?? '', canvas_aspect_ratio: aspectRatio },
    pages: pages.map((page): Page => ({ blocks: blocksOf(page), clips: [], layout: 0, style: {} })),
  };
  const { description, link, altText } = pin;
  return { story_pin, ...placeOptions(pin), ...textsByWireName({ description, link, altText }) };
}

/** The options of the call that updates the pin `id`, which was created before. */
export function madePinOptions(pin: NewPin, id: string) {
  return {
    id,
    ...placeOptions(pin),
    ...textsByWireName(pinTextsOf(pin)),
    section: pin.sectionId,
    product: pin.product && productOptions(pin.product),
  };
}

function placeOptions({ boardId, sectionId }: NewPin) {
  return {
    ...(boardId === null ? {} : { board_id: boardId }),
    ...(sectionId === null ? {} : { section: sectionId }),
  };
}

function contentOptions(content: Exclude<NewPinContent, Story>) {
  switch (content.kind) {
    case 'upload':
    case 'remote':
      return coverOptions(content);
    case 'carousel':
      return {
        carousel_slots: content.slots.map(({ picture, title, details, link }): Slot => ({
          ...pictureOptions(picture),
          title,
          details,
          link,
        })),
        method: 'uploaded' as const,
      };
    case 'collection':
      return { ...coverOptions(content.picture), collection_pin_ids: content.pinIds };
    case 'collage':
      return {
        ...coverOptions(content.picture),
        collage_items: content.items.map(({ picture, link }): CollageItem => ({
          ...pictureOptions(picture),
          link,
        })),
      };
  }
}

function coverOptions(picture: NewPinPicture) {
  const method: PinOptions['method'] = picture.kind === 'upload' ? 'uploaded' : picture.method;
  return { ...pictureOptions(picture), method };
}

function pictureOptions(picture: NewPinPicture): Pick<PinOptions, 'upload_id' | 'image_url'> {
  return picture.kind === 'upload' ? { upload_id: picture.uploadId } : { image_url: picture.url };
}

function blocksOf({ media, text, pinId }: NewStoryPage): Block[] {
  const blocks: Block[] = [];
  if (media !== null)
    blocks.push(
      media.videoSignature === null
        ? { type: 'story_pin_image_block', image_signature: media.signature }
        : { type: 'story_pin_video_block', video_signature: media.videoSignature },
    );
  if (text !== '') blocks.push({ type: 'story_pin_paragraph_block', text });
  if (pinId !== null) blocks.push({ type: 'story_pin_product_sticker_block', pin_id: pinId });
  return blocks;
}
