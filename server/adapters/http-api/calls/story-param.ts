import { accept, refuse, type Refusal } from '../../../../src/domain/limits/checked.ts';
import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { PAGE_BLOCKS, PART_COUNTS } from '../../../../src/domain/pins/pin-format.ts';
import type { WantedBlock, WantedContent } from '../../../application/pins/wanted-pin.ts';
import { decimal, id, int, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { object } from '../../../../wire/params/lists.ts';
import type { Kind, OptionsOf } from '../../../../wire/params/param.ts';
import { fitting, listOfParts, partsOf } from '../../../../wire/params/parts.ts';
import { optional, required, withDefault } from '../../../../wire/params/presence.ts';

/** By the number and by the name under which a block may come. */
const BLOCK_KINDS: readonly (readonly [number, string, WantedBlock['kind']])[] = [
  [1, 'story_pin_paragraph_block', 'text'],
  [2, 'story_pin_image_block', 'picture'],
  [3, 'story_pin_video_block', 'video'],
  [4, 'story_pin_product_sticker_block', 'product'],
];

/** Upright, as telephones are held. */
const ASPECT_RATIO = 9 / 16;

const MAX_TRACKING_ID = 100;

const style = withDefault(object({ maxBytes: 2000 }), {});

const BLOCK = {
  type: optional(blockKind()),
  // Beside a type it says nothing more.
  block_type: optional((raw) => accept(kindOf(raw))),
  block_style: style,
  text: optional(text('pinDescription')),
  image_signature: optional(signature()),
  video_signature: optional(signature()),
  // A name that clients give their upload; kept with the video, and nothing depends on it.
  tracking_id: optional(textUpTo(MAX_TRACKING_ID)),
  video: optional(partsOf({ id: optional(signature()) })),
  pin_id: optional(id<PinId>()),
};

const PAGE = {
  blocks: required(listOfParts(fitting(partsOf(BLOCK), blockMisfit), PAGE_BLOCKS)),
  layout: withDefault(int({ min: 0, max: 1000 }), 0),
  style,
};

const METADATA = {
  pin_title: withDefault(text('pinTitle'), ''),
  pin_image_signature: required(signature()),
  canvas_aspect_ratio: withDefault(decimal({ min: 0.1, max: 10 }), ASPECT_RATIO),
};

const STORY = {
  metadata: required(partsOf(METADATA)),
  pages: required(listOfParts(partsOf(PAGE), PART_COUNTS.story)),
};

/** A story as it comes, with blocks in any of their forms. */
export const storyPin = partsOf(STORY);

export function wantedStory({ metadata, pages }: OptionsOf<typeof STORY>): WantedContent {
  return {
    kind: 'story',
    title: metadata.pin_title,
    aspectRatio: metadata.canvas_aspect_ratio,
    pages: pages.map(({ blocks, layout, style }) => ({
      layout,
      style,
      blocks: blocks.map((block) => {
        const wanted = wantedBlock(block);
        if (typeof wanted === 'string') throw new Error(`a block without its ${wanted}`);
        return wanted;
      }),
    })),
  };
}

type BlockOptions = OptionsOf<typeof BLOCK>;

/** The block, or the name of what is missing. */
function wantedBlock(options: BlockOptions): WantedBlock | keyof BlockOptions {
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

function blockMisfit(options: BlockOptions): Refusal | null {
  const wanted = wantedBlock(options);
  return typeof wanted === 'string' ? { ...refuse('missing'), at: `.${wanted}` } : null;
}

function blockKind(): Kind<WantedBlock['kind']> {
  return (raw) => {
    const kind = kindOf(raw);
    return kind === undefined ? refuse('not_allowed') : accept(kind);
  };
}

function kindOf(raw: unknown): WantedBlock['kind'] | undefined {
  return BLOCK_KINDS.find(([number, name]) =>
    [number, String(number), name].some((each) => each === raw),
  )?.[2];
}

function signature(): Kind<string> {
  return (raw) => {
    if (typeof raw !== 'string') return refuse('wrong_type');
    return /^[0-9a-f]{32}$/.test(raw) ? accept(raw) : refuse('bad_format');
  };
}
