import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { PART_COUNTS, type PinFormat } from '../../../../domain/pins/pin-format.ts';
import { firstCharacters } from '../../../../domain/text/graphemes.ts';
import { problemText } from '../../../forms/problem-text.ts';
import { linkProblems } from '../../fields/pin-text-field.tsx';
import { bytesText } from '../../../text/bytes-text.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

export type PartedFormat = Exclude<PinFormat, 'single'>;

/** The texts about the parts of each format. */
export const PART_TEXTS = {
  carousel: {
    list: createPartMessages.carouselParts,
    remove: createPartMessages.removeImage,
    tooFew: createPartMessages.tooFewImages,
    tooMany: createPartMessages.tooManyImages,
  },
  story: {
    list: createPartMessages.storyParts,
    remove: createPartMessages.removePage,
    tooFew: createPartMessages.tooFewPages,
    tooMany: createPartMessages.tooManyPages,
  },
  collection: {
    list: createPartMessages.collectionParts,
    remove: createPartMessages.removePin,
    tooFew: createPartMessages.tooFewPins,
    tooMany: createPartMessages.tooManyPins,
  },
  collage: {
    list: createPartMessages.collageParts,
    remove: createPartMessages.removeImage,
    tooFew: createPartMessages.tooFewImages,
    tooMany: createPartMessages.tooManyImages,
  },
} as const satisfies Readonly<Record<PartedFormat, object>>;

export const PART_LABELS = {
  title: createPartMessages.title,
  text: createPartMessages.text,
  link: createPartMessages.link,
  picture: createPartMessages.picture,
} as const;

const problems = () => ({
  'picture.missing': text(createPartMessages.pictureMissing),
  'picture.not_allowed': text(createPartMessages.pictureAway),
  'text.missing': text(createPartMessages.pageEmpty),
  ...linkProblems(),
});

/** The name of a part in the list. */
export function partName(
  { title, text: details, picture, pin }: DraftPart,
  place: number,
  format: PartedFormat,
): string {
  const words = title.trim() || pin?.title || picture?.name || firstCharacters(details.trim(), 60);
  return words || text(format === 'story' ? createPartMessages.page : createPartMessages.image, { place });
}

/** The state of a part's upload. */
export function partState(upload: PictureUpload | undefined): {
  readonly text: string;
  readonly isWrong: boolean;
} {
  switch (upload?.phase) {
    case 'waiting':
      return { text: text(createPartMessages.waiting), isWrong: false };
    case 'sending': {
      const total = bytesText(upload.file?.size ?? 0);
      const loaded = bytesText(upload.loaded);
      return { text: text(createPartMessages.uploaded, { loaded, total }), isWrong: false };
    }
    case 'sent': {
      // Pixels are written without separators.
      const size = { width: `${upload.stored?.width}`, height: `${upload.stored?.height}` };
      return { text: text(createPartMessages.size, size), isWrong: false };
    }
    case 'elsewhere':
      return { text: text(createPartMessages.uploadingElsewhere), isWrong: false };
    case 'lost':
      return { text: text(createPartMessages.lost), isWrong: true };
    case 'refused':
    case 'failed':
      return { text: upload.problem ?? text(createPartMessages.uploadFailed), isWrong: true };
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
  label: string = text(PART_LABELS[name]),
): string | null {
  const problem = refused?.fields.find((field) => field.name === `parts[${index}].${name}`);
  return problem === undefined
    ? null
    : (problem.words ?? problemText(label, { ...problem, name }, problems()));
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
  const { tooFew, tooMany } = PART_TEXTS[format];
  const { min, max } = PART_COUNTS[format];
  if (named.name === 'cover') return text(createPartMessages.storyWithoutPicture);
  if (named.problem === 'too_short') return text(tooFew, { min });
  if (named.problem === 'too_long') return text(tooMany, { max });
  return named.words ?? text(createPartMessages.problem);
}
