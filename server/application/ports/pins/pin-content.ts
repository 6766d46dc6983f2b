import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type { NamedPin } from './views.ts';
import type { PictureRecord } from '../records.ts';
import type { VideoRecord } from '../media/videos.ts';

/** The content of a pin besides its picture. All copies of a pin share it. */
export type PinContent = CarouselContent | CollectionContent | CollageContent | StoryContent;

export type CarouselContent = {
  readonly kind: 'carousel';
  readonly slots: readonly (PicturePart & {
    readonly title: string;
    readonly details: string;
    /** http(s) only. */
    readonly link: string | null;
  })[];
};

export type CollectionContent = { readonly kind: 'collection'; readonly pinIds: readonly PinId[] };

export type CollageContent = {
  readonly kind: 'collage';
  readonly items: readonly (PicturePart & { readonly link: string | null })[];
};

export type StoryContent = {
  readonly kind: 'story';
  /** True when its creator has removed the story: then there are no pages. */
  readonly isDeleted: boolean;
  readonly title: string;
  /** Width divided by height. */
  readonly aspectRatio: number;
  readonly pages: readonly StoryPage[];
};

export type StoryPage = {
  readonly id: string;
  readonly layout: number;
  readonly style: Style;
  readonly blocks: readonly StoryBlock[];
};

export type StoryBlock = { readonly style: Style } & (
  | (PicturePart & { readonly kind: 'picture' })
  /** The picture is the poster of this video. */
  | (PicturePart & {
      readonly kind: 'video';
      readonly videoSignature: string;
      /** The file name at the creator's client, if any; only the creator's export contains it. */
      readonly trackingId?: string;
    })
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'product'; readonly pinId: PinId }
);

/** Styling values; stored and returned unchanged. */
export type Style = Readonly<Record<string, unknown>>;

/** A part with its own picture. Its id is unique. */
type PicturePart = { readonly id: string; readonly pictureSignature: string };

/** Entities that pins refer to besides their own pictures, loaded once for all pins of a read. */
export type ContentMedia = {
  readonly pictures: ReadonlyMap<string, PictureRecord>;
  readonly videos: ReadonlyMap<string, VideoRecord>;
  /** Referenced pins; those that the viewer may not read are missing. */
  readonly pins: ReadonlyMap<PinId, NamedPin>;
};

/** Every part that has a picture. */
export function pictureParts(content: PinContent): readonly StoredPart[] {
  switch (content.kind) {
    case 'carousel':
      return content.slots.map((slot) => storedPart(slot));
    case 'collage':
      return content.items.map((item) => storedPart(item));
    case 'story':
      return content.pages.flatMap(({ blocks }) => blocks.flatMap(partsOfBlock));
    case 'collection':
      return [];
  }
}

type StoredPart = PicturePart & { readonly videoSignature: string | null };

function partsOfBlock(block: StoryBlock): readonly StoredPart[] {
  if (block.kind === 'video') return [storedPart(block, block.videoSignature)];
  return block.kind === 'picture' ? [storedPart(block)] : [];
}

function storedPart({ id, pictureSignature }: PicturePart, videoSignature: string | null = null): StoredPart {
  return { id, pictureSignature, videoSignature };
}

/** The ids of other pins that the content refers to. */
export function pinsNamedBy(content: PinContent): readonly PinId[] {
  if (content.kind === 'collection') return content.pinIds;
  if (content.kind !== 'story') return [];
  return content.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'product' ? [block.pinId] : []));
}

/** The content of copies after the creator has removed the story. */
export function deletedStory({ aspectRatio }: Pick<StoryContent, 'aspectRatio'>): StoryContent {
  return { kind: 'story', isDeleted: true, title: '', aspectRatio, pages: [] };
}
