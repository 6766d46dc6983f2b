import { TOPIC_BEST_PIN_NARROW, TOPIC_BEST_PIN_WIDE } from './image-sizes.ts';

/**
 * The images for a tile in wide windows, where tiles are small: the small crop, and the large one on dense screens.
 * @param imageUrl the address of the large crop, which is for narrow windows
 */
export function bestPinCrops(imageUrl: string): string {
  return `${imageUrl.replace(`/${TOPIC_BEST_PIN_NARROW}/`, `/${TOPIC_BEST_PIN_WIDE}/`)} 1x, ${imageUrl} 2x`;
}
