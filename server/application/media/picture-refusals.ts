import type { IngestOutcome } from '../ports/media/media.ts';
import type { PictureKind, SniffedKind } from './sniff-picture.ts';

export type Refusal = Exclude<IngestOutcome, { kind: 'picture' }>;

/** The limit over all frames: a small file may decompress to more than fits in memory. */
export const MAX_PICTURE_PIXELS = 100_000_000;
/** The limit of an AVIF, which is decoded as a whole: 25 bytes of memory per pixel. */
export const MAX_AVIF_UPLOAD_PIXELS = 16_000_000;
/** The limit of a HEIC, enough for the best phones; 5 bytes of memory per pixel. */
const MAX_HEIF_PIXELS = 50_000_000;
/** px */
export const MAX_PICTURE_SIDE = 16_384;
export const MAX_PICTURE_FRAMES = 500;

const ACCEPTED = 'JPEG, PNG, WebP, GIF and AVIF pictures are accepted.';

const KIND_TEXTS: { readonly [kind in SniffedKind]?: string } = {
  heic:
    'HEIC photos cannot be read here. Please save the photo as JPEG and send that (on an iPhone: Settings, ' +
    'Camera, Formats, Most Compatible).',
  svg: 'SVG drawings are not accepted. Please save the drawing as PNG and send that.',
  video: 'This file is a video, not a picture. ' + ACCEPTED,
  document: 'This file is a document, not a picture. ' + ACCEPTED,
  other_picture: 'This kind of picture cannot be read here. ' + ACCEPTED,
};

export function refusedKind(kind: SniffedKind): Refusal {
  return {
    kind: 'bad_media',
    detail: KIND_TEXTS[kind] ?? `This file is not a picture we can read. ${ACCEPTED}`,
  };
}

export function emptyFile(): Refusal {
  return { kind: 'bad_media', detail: 'This file is empty.' };
}

export function damagedPicture(): Refusal {
  return { kind: 'bad_media', detail: 'This picture is damaged or incomplete.' };
}

export function tooHardPicture(): Refusal {
  return { kind: 'bad_media', detail: 'This picture could not be read. Please save it anew and try again.' };
}

/** @param maxBytes as configured; shown in megabytes of 1,000,000 bytes. */
export function tooManyBytes(maxBytes: number): Refusal {
  const megabytes = Math.floor(maxBytes / 100_000) / 10;
  return { kind: 'too_large', detail: `This file is too large (${megabytes} MB at most).` };
}

/** The reason why these dimensions are refused, or undefined. Width and height are those of one frame. */
export function oversize(picture: {
  kind: PictureKind;
  width: number;
  height: number;
  frames: number;
}): Refusal | undefined {
  const { kind, width, height, frames } = picture;
  if (frames > MAX_PICTURE_FRAMES) {
    return {
      kind: 'too_large',
      detail: `This animation has too many frames (${MAX_PICTURE_FRAMES} at most).`,
    };
  }
  if (Math.max(width, height) > MAX_PICTURE_SIDE) {
    return { kind: 'too_large', detail: 'This picture is too wide or too high (16,384 pixels at most).' };
  }
  if (width * height * frames > MAX_PICTURE_PIXELS) {
    return {
      kind: 'too_large',
      detail:
        frames > 1
          ? 'This animation has too many pixels (100 megapixels at most, over all frames).'
          : 'This picture has too many pixels (100 megapixels at most).',
    };
  }
  if (kind === 'avif' && width * height > MAX_AVIF_UPLOAD_PIXELS) {
    return {
      kind: 'too_large',
      detail:
        'This AVIF picture has too many pixels (16 megapixels at most). Please save it as JPEG and send that.',
    };
  }
  return undefined;
}

/** The reason why the dimensions of a HEIC are refused, or undefined. */
export function oversizeHeif({ width, height }: { width: number; height: number }): Refusal | undefined {
  if (width * height > MAX_HEIF_PIXELS) {
    return {
      kind: 'too_large',
      detail:
        'This HEIC photo has too many pixels (50 megapixels at most). Please save it as JPEG and send that.',
    };
  }
  return oversize({ kind: 'jpeg', width, height, frames: 1 });
}
