import type { PinId } from '../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { PAGE_BLOCKS, PART_COUNTS } from '../../../src/domain/pins/pin-format.ts';
import { decimal, id, int, text, textUpTo, unread } from '../../params/kinds.ts';
import { object } from '../../params/lists.ts';
import { kind, type OptionsOf, type SentFor } from '../../params/param.ts';
import { listOfParts, partsOf } from '../../params/parts.ts';
import { optional, required, withDefault } from '../../params/presence.ts';

type Block = { readonly style: Readonly<Record<string, unknown>> } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly signature: string }
  | { readonly kind: 'video'; readonly signature: string; readonly trackingId: string | null }
  | { readonly kind: 'product'; readonly pinId: PinId }
);

/** The kinds of blocks, by their number and by their name. */
const BLOCK_KINDS = [
  [1, 'story_pin_paragraph_block', 'text'],
  [2, 'story_pin_image_block', 'picture'],
  [3, 'story_pin_video_block', 'video'],
  [4, 'story_pin_product_sticker_block', 'product'],
] as const satisfies readonly (readonly [number, string, Block['kind']])[];

type SentBlockKind = (typeof BLOCK_KINDS)[number][0 | 1];
const NAMES = BLOCK_KINDS.map(([number, name]) => `${number} or ${name}`).join(', ');

const blockKind = kind<Block['kind'], SentBlockKind>(`one of ${NAMES}`, (raw) => {
  const found = kindOf(raw);
  return found === undefined ? refuse('not_allowed') : accept(found);
});

/** Redundant next to the type. */
const otherBlockKind = kind<Block['kind'] | undefined, SentBlockKind>(
  'the same as type, where that is absent',
  (raw) => accept(kindOf(raw)),
);

const signature = kind<string>('signature of 32 hex digits', (raw) => {
  if (typeof raw !== 'string') return refuse('wrong_type');
  return /^[0-9a-f]{32}$/.test(raw) ? accept(raw) : refuse('bad_format');
});

/** Portrait, like a phone. */
const ASPECT_RATIO = 9 / 16;

const MAX_TRACKING_ID = 100;

const style = withDefault(object({ maxBytes: 2000 }), {});

const BLOCK = {
  type: optional(blockKind),
  block_type: optional(otherBlockKind),
  block_style: style,
  text: optional(text('pinDescription')),
  image_signature: optional(signature),
  video_signature: optional(signature),
  // A client's name for its upload; stored with the video, without further meaning.
  tracking_id: optional(textUpTo(MAX_TRACKING_ID)),
  video: optional(partsOf({ id: optional(signature) })),
  pin_id: optional(id<PinId>()),
};

const blockParts = partsOf(BLOCK);
const block = kind<Block, SentFor<typeof BLOCK>>(blockParts.says ?? '', (raw) => {
  const read = blockParts(raw);
  if (!read.ok) return read;
  const found = blockOf(read.value);
  return typeof found === 'string' ? { ...refuse('missing'), at: `.${found}` } : accept(found);
});

const PAGE = {
  blocks: required(listOfParts(block, PAGE_BLOCKS)),
  clips: optional(unread()),
  layout: withDefault(int({ min: 0, max: 1000 }), 0),
  style,
};

const METADATA = {
  pin_title: withDefault(text('pinTitle'), ''),
  pin_image_signature: required(signature),
  canvas_aspect_ratio: withDefault(decimal({ min: 0.1, max: 10 }), ASPECT_RATIO),
};

/** A story in a request, with blocks in any of their forms. */
export const storyPin = partsOf({
  metadata: required(partsOf(METADATA)),
  pages: required(listOfParts(partsOf(PAGE), PART_COUNTS.story)),
});

type BlockOptions = OptionsOf<typeof BLOCK>;

/** The block, or the name of the missing field. */
function blockOf(options: BlockOptions): Block | keyof BlockOptions {
  const { block_style: style, text, image_signature, pin_id } = options;
  switch (options.type ?? options.block_type) {
    case undefined:
      return 'type';
    case 'text':
      return text ? { kind: 'text', text, style } : 'text';
    case 'picture':
      return image_signature ? { kind: 'picture', signature: image_signature, style } : 'image_signature';
    case 'video': {
      const signature = options.video_signature ?? options.video?.id;
      const trackingId = options.tracking_id || null;
      return signature ? { kind: 'video', signature, trackingId, style } : 'video_signature';
    }
    case 'product':
      return pin_id ? { kind: 'product', pinId: pin_id, style } : 'pin_id';
  }
}

function kindOf(raw: unknown): Block['kind'] | undefined {
  return BLOCK_KINDS.find(([number, name]) =>
    [number, String(number), name].some((each) => each === raw),
  )?.[2];
}
