import type { ImageRef, ImageSpec, PinImages, PinImageSize } from '../src/domain/images/image-spec.ts';
import { PIN_IMAGE_SIZES } from '../src/domain/images/image-sizes.ts';
import { count, isRawObject, text, textOrNull } from './raw.ts';
import type { Raw } from './raw.ts';

/** A picture; null without an address. */
export function imageRefFromWire(value: unknown): ImageRef | null {
  if (!isRawObject(value)) return null;
  const url = text(value.url);
  return url === '' ? null : { url, width: count(value.width), height: count(value.height) };
}

/** A picture with the colour of its placeholder; null without an address. */
export function imageSpecFromWire(value: unknown): ImageSpec | null {
  const image = imageRefFromWire(value);
  return image && { ...image, dominantColor: textOrNull((value as Raw).dominant_color) };
}

/** The pictures of the given sizes; a size without a picture is omitted. */
export function imagesBySize<Size extends string>(
  value: unknown,
  sizes: readonly Size[],
): { [size in Size]?: ImageRef } {
  const images: { [size in Size]?: ImageRef } = {};
  if (!isRawObject(value)) return images;
  for (const size of sizes) {
    const image = imageRefFromWire(value[size]);
    if (image) images[size] = image;
  }
  return images;
}

/** The pictures of a pin, from `images` or from the older `imageSpec_…` fields of the pin itself. */
export function pinImagesFromWire(images: unknown, pin: Raw): PinImages {
  const spec: { [size in PinImageSize]?: ImageSpec } = {};
  const bySize = isRawObject(images) ? images : {};
  for (const size of PIN_IMAGE_SIZES) {
    const image = imageSpecFromWire(bySize[size]) ?? imageSpecFromWire(pin[`imageSpec_${size}`]);
    if (image) spec[size] = image;
  }
  return spec;
}
