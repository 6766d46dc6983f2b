import type { DraftPart } from '../../../domain/drafts/draft-part.ts';
import { PART_COUNTS, type PinFormat } from '../../../domain/pins/pin-format.ts';
import { firstCharacters } from '../../../domain/text/graphemes.ts';
import { problemText } from '../../forms/problem-text.ts';
import { bytesText } from '../../text/bytes-text.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';

export type PartedFormat = Exclude<PinFormat, 'single'>;

/** The words for the parts of each format. */
export const PART_WORDS: Readonly<
  Record<
    PartedFormat,
    { readonly one: string; readonly many: string; readonly list: string; readonly help: string }
  >
> = {
  carousel: {
    one: 'image',
    many: 'images',
    list: 'Carousel images',
    help: 'Shown in this order.',
  },
  story: {
    one: 'page',
    many: 'pages',
    list: 'Story pages',
    help: 'Each image or video becomes a page.',
  },
  collection: {
    one: 'pin',
    many: 'pins',
    list: 'Collection pins',
    help: 'The first three are shown under the image.',
  },
  collage: {
    one: 'image',
    many: 'images',
    list: 'Collage images',
    help: 'They’re combined into one image in this order.',
  },
};

export const PART_LABELS = { title: 'Title', text: 'Details', link: 'Link', picture: 'Image' } as const;

const SPECIAL = {
  'picture.missing': 'This image hasn’t been uploaded. Try again or remove it.',
  'picture.not_allowed':
    'We couldn’t download this image from its site. Remove it, or upload it from your device.',
  'text.missing': 'This page is empty. Add text, choose a product or remove the page.',
  'link.bad_format': 'Enter a valid URL, starting with https://',
  'link.not_allowed': 'Links must start with http:// or https://',
} as const;

/** The name of a part in the list. */
export function partName(
  { title, text, picture, pin }: DraftPart,
  place: number,
  format: PartedFormat,
): string {
  const words = title.trim() || pin?.title || picture?.name || firstCharacters(text.trim(), 60);
  return words || `${format === 'story' ? 'Page' : 'Image'} ${place}`;
}

/** The state of a part's upload. */
export function partState(
  upload: PictureUpload | undefined,
  locale: string,
): { readonly text: string; readonly isWrong: boolean } {
  switch (upload?.phase) {
    case 'waiting':
      return { text: 'Waiting…', isWrong: false };
    case 'sending': {
      const total = bytesText(upload.file?.size ?? 0, locale);
      return { text: `${bytesText(upload.loaded, locale)} of ${total}`, isWrong: false };
    }
    case 'sent':
      return { text: `${upload.stored?.width} × ${upload.stored?.height}`, isWrong: false };
    case 'elsewhere':
      return { text: 'Uploading in another tab', isWrong: false };
    case 'lost':
      return { text: 'This file is no longer available. Remove it and add it again.', isWrong: true };
    case 'refused':
    case 'failed':
      return { text: upload.problem ?? 'Upload failed', isWrong: true };
    case 'none':
    case 'remote':
    case undefined:
      return { text: '', isWrong: false };
  }
}

/** The error of one field of a part, or null. */
export function partError(
  { refused }: DraftEntry,
  index: number,
  name: keyof typeof PART_LABELS,
  label: string = PART_LABELS[name],
): string | null {
  const problem = refused?.fields.find((field) => field.name === `parts[${index}].${name}`);
  return problem === undefined ? null : (problem.words ?? problemText(label, { ...problem, name }, SPECIAL));
}

/** The index of the first part with an error; -1 without one. */
export function wrongPart({ refused }: DraftEntry): number {
  for (const { name } of refused?.fields ?? []) {
    const [, index] = /^parts\[(\d+)\]/.exec(name) ?? [];
    if (index !== undefined) return Number(index);
  }
  return -1;
}

/** The error of the parts as a whole, or null. */
export function partsError({ refused }: DraftEntry, format: PartedFormat): string | null {
  const named = refused?.fields.find(({ name }) => name === 'parts' || name === 'cover');
  if (named === undefined) return null;
  const { many } = PART_WORDS[format];
  const { min, max } = PART_COUNTS[format];
  if (named.name === 'cover') return 'A story needs an image or video on at least one page.';
  if (named.problem === 'too_short')
    return min === 1 ? 'Add at least one page.' : `Choose at least ${min} ${many}.`;
  if (named.problem === 'too_long') return `You can add up to ${max} ${many}.`;
  return named.words ?? 'There’s a problem with one of these.';
}
