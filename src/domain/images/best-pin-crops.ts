import { SQUARE_PIN_IMAGE, TOPIC_BEST_PIN_NARROW, TOPIC_BEST_PIN_WIDE } from './image-sizes.ts';

/**
 * The images for a tile in wide windows, where tiles are small: the small crop, and the large one on dense screens.
 * @param imageUrl the address of the large crop, which is for narrow windows
 */
export function bestPinCrops(imageUrl: string): string {
  return `${imageUrl.replace(`/${TOPIC_BEST_PIN_NARROW}/`, `/${TOPIC_BEST_PIN_WIDE}/`)} 1x, ${imageUrl} 2x`;
}

/**
 * The image for a chip or a line of a list, where the large crop would be much too large.
 * @param imageUrl the address of the large crop; other addresses stay as they are
 */
export function bestPinThumbnail(imageUrl: string): string {
  return imageUrl.replace(`/${TOPIC_BEST_PIN_NARROW}/`, `/${SQUARE_PIN_IMAGE}/`);
}
