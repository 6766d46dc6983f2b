import type { PinId } from '../ids/ids.ts';
import { PART_COUNTS, type PinFormat } from '../pins/pin-format.ts';
import { usableUpload, type DraftPicture, type DraftUpload, type DraftValues } from './draft.ts';

/** A part of a pin: a picture of a carousel, a page of a story, a pin of a collection. */
export type DraftPart = {
  readonly id: string;
  readonly picture: DraftPicture | null;
  /** The upload of the picture on the server. */
  readonly upload: DraftUpload | null;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly pin: PartPin | null;
};

/** A pin as a part of another one. */
export type PartPin = { readonly pinId: PinId; readonly title: string; readonly imageUrl: string | null };

/** True when a pin of this format can show this part. */
export function takesPart(format: PinFormat, { picture, pin }: DraftPart): boolean {
  switch (format) {
    case 'single':
      return false;
    case 'carousel':
      return picture !== null;
    case 'story':
      // Pictures on other sites have no signature here.
      return picture?.remote === undefined;
    case 'collection':
      return pin !== null && picture === null;
    case 'collage':
      return picture !== null && picture.remote === undefined;
  }
}

/** The parts that a pin of this format shows, in order. */
export function shownParts({ format, parts }: Pick<DraftValues, 'format' | 'parts'>): readonly DraftPart[] {
  return parts.filter((part) => takesPart(format, part));
}

/** True when no upload of the parts is running and there are enough parts to publish. */
export function arePartsThere(values: Pick<DraftValues, 'format' | 'parts'>, now: number): boolean {
  if (values.format === 'single') return true;
  const shown = shownParts(values);
  const { min } = PART_COUNTS[values.format];
  return shown.length >= min && shown.every((part) => isPartThere(part, now));
}

/** True when the server has the picture or can fetch it. */
export function isPartThere(part: DraftPart, now: number): boolean {
  return part.picture?.remote !== undefined || part.picture === null || usableUpload(part, now) !== null;
}
