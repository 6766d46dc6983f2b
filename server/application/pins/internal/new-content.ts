import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PinContent, StoryBlock } from '../../ports/pins/pin-content.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import type { IdGenerator } from '../../ports/surroundings.ts';
import type { PinView } from '../../ports/pins/views.ts';
import type { Shown } from '../given-pictures.ts';
import { visiblePins } from '../visible-pins.ts';
import type { PartPlace, BlockInput, ContentInput } from '../pin-input.ts';

export type ContentRefused = { readonly at: PartPlace } & (
  { readonly kind: 'pin_not_found' } | { readonly kind: 'upload_not_found' }
);

/** The content of a new pin, and the picture of the first pin that it refers to, if any. */
export type NewContent = { readonly made: PinContent | null; readonly firstPicture: Shown | null };

export type Making = {
  readonly actorId: UserId;
  readonly now: number;
  readonly ids: Pick<IdGenerator, 'next'>;
  /** The pictures of its parts, in order. */
  readonly parts: readonly Shown[];
};

/** The content may use the actor's uploads and pins, and refer to pins that the actor may read. */
export async function newContent(
  tx: StoreTransaction,
  input: ContentInput | null,
  making: Making,
): Promise<NewContent | ContentRefused> {
  const { parts, ids } = making;
  const pictured = <Part extends object>(part: Part, index: number) => ({
    ...part,
    id: ids.next(),
    pictureSignature: parts[index]?.pictureSignature ?? '',
  });
  switch (input?.kind) {
    case undefined:
      return { made: null, firstPicture: null };
    case 'carousel': {
      const slots = input.slots.map(({ source: _, ...slot }, index) => pictured(slot, index));
      return { made: { kind: 'carousel', slots }, firstPicture: parts[0] ?? null };
    }
    case 'collage': {
      const items = input.items.map(({ link }, index) => pictured({ link }, index));
      return { made: { kind: 'collage', items }, firstPicture: null };
    }
    case 'collection': {
      const { pinIds } = input;
      const named = await namedPins(tx, pinIds, making);
      const missing = pinIds.findIndex((id) => !named.has(id));
      if (missing >= 0) return { kind: 'pin_not_found', at: missing };
      const [first] = named.values();
      const firstPicture = first && { pictureSignature: first.picture.signature, videoSignature: null };
      return { made: { kind: 'collection', pinIds }, firstPicture: firstPicture ?? null };
    }
    case 'story':
      return newStory(tx, input, making);
  }
}

async function newStory(
  tx: StoreTransaction,
  input: Extract<ContentInput, { readonly kind: 'story' }>,
  making: Making,
): Promise<NewContent | ContentRefused> {
  const stickers = input.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'product' ? [block.pinId] : [])),
  );
  const named = await namedPins(tx, stickers, making);
  const pages = [];
  for (const [at, page] of input.pages.entries()) {
    const blocks: StoryBlock[] = [];
    for (const block of page.blocks) {
      const made = await newBlock(tx, block, named, making);
      if (typeof made === 'string') return { kind: made, at };
      blocks.push(made);
    }
    pages.push({ ...page, id: making.ids.next(), blocks });
  }
  const { title, aspectRatio } = input;
  const made = { kind: 'story', isDeleted: false, title, aspectRatio, pages } as const;
  return { made, firstPicture: null };
}

async function newBlock(
  tx: StoreTransaction,
  block: BlockInput,
  named: ReadonlyMap<PinId, PinView>,
  { actorId, ids }: Making,
): Promise<StoryBlock | ContentRefused['kind']> {
  const { style } = block;
  switch (block.kind) {
    case 'text':
      return { ...block, id: ids.next() };
    case 'product':
      return named.has(block.pinId) ? block : 'pin_not_found';
    case 'picture': {
      const { signature } = block;
      const isOwn = await tx.uploads.mayUse(signature, actorId);
      if (!isOwn || (await tx.pictures.find(signature)) === undefined) return 'upload_not_found';
      return { kind: 'picture', id: ids.next(), pictureSignature: signature, style };
    }
    case 'video': {
      const poster = await tx.videos.posterFor(block.signature, actorId);
      if (poster === undefined) return 'upload_not_found';
      const { signature: videoSignature, trackingId } = block;
      const named = trackingId === null ? {} : { trackingId };
      return { kind: 'video', id: ids.next(), pictureSignature: poster, videoSignature, style, ...named };
    }
  }
}

function namedPins(tx: StoreTransaction, ids: readonly PinId[], { actorId, now }: Making) {
  return visiblePins(tx.pins, ids, { id: actorId, now });
}
