import { mediaSizeOf, sizeDimensions, type MediaSize } from '../../../../../src/domain/images/image-sizes.ts';
import type { PinImageSize } from '../../../../../src/domain/images/image-spec.ts';
import { mediaPath } from '../../../../../src/domain/images/media-path.ts';
import type { WireImage, WireImageRef, WirePinImages } from '../../../../../wire/image.ts';
import type { PictureRecord } from '../../../../application/ports/records.ts';

/** The absolute address of a picture in one of its sizes. */
export function pictureUrl(
  { signature, extension }: Pick<PictureRecord, 'signature' | 'extension'>,
  size: MediaSize,
  baseUrl: string,
): string {
  return baseUrl + mediaPath(signature, size, extension);
}

/** The fields of a picture that its sizes depend on. */
export type SizedPicture = Pick<
  PictureRecord,
  'signature' | 'extension' | 'width' | 'height' | 'dominantColor'
>;

export function imageRefToWire(picture: SizedPicture, size: MediaSize, baseUrl: string): WireImageRef {
  const { width, height } = sizeDimensions(size, picture);
  return { url: pictureUrl(picture, size, baseUrl), width, height };
}

export function imageToWire(picture: SizedPicture, size: MediaSize, baseUrl: string): WireImage {
  const { width, height } = sizeDimensions(size, picture);
  return { url: pictureUrl(picture, size, baseUrl), width, height, dominant_color: picture.dominantColor };
}

/** The pin's picture in all sizes of the contract. */
export function pinImagesToWire(picture: SizedPicture, baseUrl: string): WirePinImages {
  const image = (size: PinImageSize) => imageToWire(picture, mediaSizeOf(size), baseUrl);
  return {
    '60x60': image('60x60'),
    '136x136': image('136x136'),
    '170x': image('170x'),
    '236x': image('236x'),
    '474x': image('474x'),
    '564x': image('564x'),
    '736x': image('736x'),
    '600x315': image('600x315'),
    orig: image('orig'),
  };
}
