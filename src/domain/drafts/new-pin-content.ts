import type { PinId, UploadId } from '../ids/ids.ts';
import { accept, refuse, type Checked } from '../limits/checked.ts';
import { checkLink } from '../links/link-field.ts';
import { checkTextField } from '../limits/text-field.ts';
import type { SourceMethod } from '../sources/source-page.ts';
import { PART_COUNTS } from '../pins/pin-format.ts';

/** The origin of a new pin's picture. */
export type NewPinPicture =
  | { readonly kind: 'upload'; readonly uploadId: UploadId }
  /** The server fetches it from another site. */
  | { readonly kind: 'remote'; readonly url: string; readonly method: SourceMethod };

/** One slot of a carousel: its picture, texts and link. Empty = none. */
export type NewSlot = {
  readonly picture: NewPinPicture;
  readonly title: string;
  readonly details: string;
  readonly link: string;
};

/** The content of a story page from top to bottom; at least one of the three. */
export type NewStoryPage = {
  readonly media: StoryMedia | null;
  readonly text: string;
  /** The pin of a product. */
  readonly pinId: PinId | null;
};

/** `signature` identifies the picture; for a video, its poster. */
export type StoryMedia = { readonly signature: string; readonly videoSignature: string | null };

/** One picture of a collage with its link. */
export type NewCollageItem = { readonly picture: NewPinPicture; readonly link: string };

/** The content of a new pin. */
export type NewPinContent =
  | NewPinPicture
  | { readonly kind: 'carousel'; readonly slots: readonly NewSlot[] }
  | {
      readonly kind: 'story';
      /** Signature of the cover picture; null while no page has a picture. */
      readonly cover: string | null;
      /** Width ÷ height of the cover. */
      readonly aspectRatio: number;
      readonly pages: readonly NewStoryPage[];
    }
  | { readonly kind: 'collection'; readonly picture: NewPinPicture; readonly pinIds: readonly PinId[] }
  | {
      readonly kind: 'collage';
      /** The collage as one picture. */
      readonly picture: NewPinPicture;
      readonly items: readonly NewCollageItem[];
    };

/** Checks the number of parts: `too_short` and `too_long` come with the limit. */
export function checkPartCount(format: keyof typeof PART_COUNTS, count: number): Checked<number> {
  const { min, max } = PART_COUNTS[format];
  if (count < min) return refuse('too_short', min);
  return count > max ? refuse('too_long', max) : accept(count);
}

/** Checks the fields of the parts. The keys are the field names in a refusal: `parts`, `parts[1].link`. */
export function checkContent(content: NewPinContent): Readonly<Record<string, Checked<unknown>>> {
  switch (content.kind) {
    case 'upload':
    case 'remote':
      return {};
    case 'carousel':
      return { parts: checkPartCount('carousel', content.slots.length), ...ofEach(content.slots, checkSlot) };
    case 'story':
      return {
        parts: checkPartCount('story', content.pages.length),
        cover: content.cover === null ? refuse('missing') : accept(content.cover),
        ...ofEach(content.pages, checkPage),
      };
    case 'collection':
      return { parts: checkPartCount('collection', new Set(content.pinIds).size) };
    case 'collage':
      return {
        parts: checkPartCount('collage', content.items.length),
        ...ofEach(content.items, ({ link }) => ({ link: checkLink(link) })),
      };
  }
}

type Fields = Readonly<Record<string, Checked<unknown>>>;

function checkSlot({ title, details, link }: NewSlot): Fields {
  return {
    title: checkTextField('pinTitle', title),
    text: checkTextField('pinDescription', details),
    link: checkLink(link),
  };
}

function checkPage({ media, text, pinId }: NewStoryPage): Fields {
  const isEmpty = media === null && pinId === null && text.trim() === '';
  return { text: isEmpty ? refuse('missing') : checkTextField('pinDescription', text) };
}

function ofEach<Part>(parts: readonly Part[], check: (part: Part) => Fields): Fields {
  return Object.fromEntries(
    parts.flatMap((part, index) =>
      Object.entries(check(part)).map(([name, checked]) => [`parts[${index}].${name}`, checked]),
    ),
  );
}
