import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type {
  CarouselContent,
  CollageContent,
  CollectionContent,
  ContentMedia,
  PinContent,
  StoryBlock,
  StoryContent,
  StoryPage,
} from '../../ports/pins/pin-content.ts';
import type { PictureRecord } from '../../ports/records.ts';
import type { PinView } from '../../ports/pins/views.ts';
import type { ExportDocument } from './export-document.ts';

/** The path of a picture's original in an export. */
export function pictureFile({
  signature,
  extension,
}: Pick<PictureRecord, 'signature' | 'extension'>): string {
  return `pictures/${signature}.${extension}`;
}

/** The path of a video in an export. */
export function videoFile(signature: string): string {
  return `videos/${signature}.mp4`;
}

type PictureName = { pictureSignature: 'picture' };

type ContentDocument =
  | ExportDocument<CarouselContent>
  | ExportDocument<CollectionContent>
  | ExportDocument<CollageContent>
  | ExportDocument<StoryContent>;

/**
 * The content of a pin besides its picture. Referenced pins and the creator's private fields are included as far as the
 * user may read them.
 */
export function contentDocument({ content, pin }: Pick<PinView, 'content' | 'pin'>): ContentDocument | null {
  return content && documentOf(content.made, content.media, pin.originalPinId === null);
}

function documentOf(made: PinContent, media: ContentMedia, isCreators: boolean): ContentDocument {
  const { kind } = made;
  switch (kind) {
    case 'carousel':
      return { kind, slots: made.slots.map((slot) => slotDocument(slot, media)) };
    case 'collection':
      return { kind, pin_ids: made.pinIds.filter((id) => media.pins.has(id)) };
    case 'collage':
      return { kind, items: made.items.map((item) => itemDocument(item, media)) };
    case 'story':
      return {
        kind,
        title: made.title,
        is_deleted: made.isDeleted,
        aspect_ratio: made.aspectRatio,
        pages: made.pages.map((page) => pageDocument(page, media, isCreators)),
      };
  }
}

function slotDocument(
  { title, details, link, pictureSignature }: CarouselContent['slots'][number],
  media: ContentMedia,
): ExportDocument<CarouselContent['slots'][number], 'id', PictureName> {
  return { title, details, link, picture: fileOf(pictureSignature, media) };
}

function itemDocument(
  { link, pictureSignature }: CollageContent['items'][number],
  media: ContentMedia,
): ExportDocument<CollageContent['items'][number], 'id', PictureName> {
  return { link, picture: fileOf(pictureSignature, media) };
}

function pageDocument(
  { layout, style, blocks }: StoryPage,
  media: ContentMedia,
  isCreators: boolean,
): ExportDocument<StoryPage, 'id'> {
  return { layout, style, blocks: blocks.map((block) => blockDocument(block, media, isCreators)) };
}

type Block<Kind> = Extract<StoryBlock, { readonly kind: Kind }>;
type BlockDocument =
  | ExportDocument<Block<'text'>, 'id'>
  | ExportDocument<Block<'picture'>, 'id', PictureName>
  | ExportDocument<Block<'video'>, 'id', PictureName & { videoSignature: 'video' }>
  | ExportDocument<Block<'product'>>;

function blockDocument(block: StoryBlock, media: ContentMedia, isCreators: boolean): BlockDocument {
  const { kind, style } = block;
  switch (kind) {
    case 'text':
      return { kind, style, text: block.text };
    case 'picture':
      return { kind, style, picture: fileOf(block.pictureSignature, media) };
    case 'video': {
      const picture = fileOf(block.pictureSignature, media);
      const tracking_id = isCreators ? (block.trackingId ?? null) : null;
      return { kind, style, picture, video: videoFile(block.videoSignature), tracking_id };
    }
    case 'product':
      return { kind, style, pin_id: readable(block.pinId, media) };
  }
}

function fileOf(signature: string, { pictures }: ContentMedia): string | null {
  const picture = pictures.get(signature);
  return picture === undefined ? null : pictureFile(picture);
}

function readable(pinId: PinId, { pins }: ContentMedia): PinId | null {
  return pins.has(pinId) ? pinId : null;
}
