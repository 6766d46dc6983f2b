import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { ContentMedia, PinContent, StoryBlock } from '../ports/pin-content.ts';
import type { PictureRecord } from '../ports/records.ts';
import type { PinView } from '../ports/views.ts';

/** Where the original of a picture lies in an export. */
export function pictureFile({
  signature,
  extension,
}: Pick<PictureRecord, 'signature' | 'extension'>): string {
  return `pictures/${signature}.${extension}`;
}

/** Where a video lies in an export. */
export function videoFile(signature: string): string {
  return `videos/${signature}.mp4`;
}

/** What a pin is made of besides its picture; other pins, and what only its creator has said, as its user may read them. */
export function contentDocument({ content, pin }: Pick<PinView, 'content' | 'pin'>) {
  if (content === null) return null;
  const { made, media } = content;
  return { kind: made.kind, ...membersOf(made, media, pin.originalPinId === null) };
}

function membersOf(made: PinContent, media: ContentMedia, isCreators: boolean) {
  switch (made.kind) {
    case 'carousel':
      return {
        slots: made.slots.map(({ title, details, link, pictureSignature }) => ({
          title,
          details,
          link,
          picture: fileOf(pictureSignature, media),
        })),
      };
    case 'collection':
      return { pin_ids: made.pinIds.filter((id) => media.pins.has(id)) };
    case 'collage':
      return {
        items: made.items.map(({ link, pictureSignature }) => ({
          link,
          picture: fileOf(pictureSignature, media),
        })),
      };
    case 'story':
      return {
        title: made.title,
        is_deleted: made.isDeleted,
        aspect_ratio: made.aspectRatio,
        pages: made.pages.map(({ layout, style, blocks }) => ({
          layout,
          style,
          blocks: blocks.map((block) => blockDocument(block, media, isCreators)),
        })),
      };
  }
}

function blockDocument(block: StoryBlock, media: ContentMedia, isCreators: boolean) {
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
