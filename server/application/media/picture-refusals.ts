import { phrase, type Phrase } from '../../../src/domain/messages/message.ts';
import type { IngestOutcome } from '../ports/media/media.ts';
import { mediaRefusalMessages } from './internal/messages.en.ts';
import type { PictureKind, SniffedKind } from './sniff-picture.ts';

const MEGA = 1_000_000;

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

/** The texts for files that are something else. */
const KIND_TEXTS: { readonly [kind in SniffedKind]?: Phrase } = {
  heic: mediaRefusalMessages.heic,
  svg: mediaRefusalMessages.svg,
  video: mediaRefusalMessages.video,
  document: mediaRefusalMessages.document,
  other_picture: mediaRefusalMessages.otherFormat,
};

export function refusedKind(kind: SniffedKind): Refusal {
  return { kind: 'bad_media', message: KIND_TEXTS[kind] ?? mediaRefusalMessages.noImage };
}

export function emptyFile(): Refusal {
  return { kind: 'bad_media', message: mediaRefusalMessages.empty };
}

export function damagedPicture(): Refusal {
  return { kind: 'bad_media', message: mediaRefusalMessages.damaged };
}

export function tooHardPicture(): Refusal {
  return { kind: 'bad_media', message: mediaRefusalMessages.unreadable };
}

/** @param maxBytes as configured; shown in megabytes of 1,000,000 bytes. */
export function tooManyBytes(maxBytes: number): Refusal {
  const megabytes = Math.floor(maxBytes / 100_000) / 10;
  return tooLarge(phrase(mediaRefusalMessages.tooManyBytes, { megabytes }));
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
    return tooLarge(phrase(mediaRefusalMessages.tooManyFrames, { limit: MAX_PICTURE_FRAMES }));
  }
  if (Math.max(width, height) > MAX_PICTURE_SIDE) {
    return tooLarge(phrase(mediaRefusalMessages.tooWide, { pixels: MAX_PICTURE_SIDE }));
  }
  if (width * height * frames > MAX_PICTURE_PIXELS) {
    const limit = { megapixels: MAX_PICTURE_PIXELS / MEGA };
    return tooLarge(
      frames > 1
        ? phrase(mediaRefusalMessages.tooManyPixelsInFrames, limit)
        : phrase(mediaRefusalMessages.tooManyPixels, limit),
    );
  }
  if (kind === 'avif' && width * height > MAX_AVIF_UPLOAD_PIXELS) {
    const limit = { megapixels: MAX_AVIF_UPLOAD_PIXELS / MEGA };
    return tooLarge(phrase(mediaRefusalMessages.avifTooManyPixels, limit));
  }
  return undefined;
}

/** The reason why the dimensions of a HEIC are refused, or undefined. */
export function oversizeHeif({ width, height }: { width: number; height: number }): Refusal | undefined {
  if (width * height > MAX_HEIF_PIXELS) {
    const limit = { megapixels: MAX_HEIF_PIXELS / MEGA };
    return tooLarge(phrase(mediaRefusalMessages.heicTooManyPixels, limit));
  }
  return oversize({ kind: 'jpeg', width, height, frames: 1 });
}

function tooLarge(message: Phrase): Refusal {
  return { kind: 'too_large', message };
}
