import { carouselLabel } from '../badges/carousel-label.ts';
import { durationLabel } from '../badges/duration-label.ts';
import { storyBadgeLabel } from '../badges/story-badge.ts';
import { slotCountOf, slotWithin } from '../carousels/slot-count.ts';
import type { Pin } from '../pins/pin.ts';
import { videoDuration } from '../videos/playable-sources.ts';
import { pinKind, type KindFacts, type PinKind } from './pin-kind.ts';

/** The badge over a corner of a card's picture: a word, a figure, or the icon of a kind. */
export interface CardBadge {
  /** The text for screen readers. */
  readonly name: string;
  readonly label?: string;
  readonly sign?: 'oneTap' | 'product' | 'recipe' | 'story';
}

type BadgeOf = (pin: Pick<Pin, 'videos' | 'storyPinData'>) => CardBadge | null;

const BADGES: { readonly [Kind in PinKind]?: BadgeOf } = {
  oneTap: () => ({ name: 'Opens its site', sign: 'oneTap' }),
  video: (pin) => timed('Video', videoDuration(pin)),
  gif: () => ({ name: 'GIF', label: 'GIF' }),
  product: () => ({ name: 'Product', sign: 'product' }),
  recipe: () => ({ name: 'Recipe', sign: 'recipe' }),
  storyPin: ({ storyPinData }) => {
    const label = storyPinData && !storyPinData.isDeleted ? storyBadgeLabel(storyPinData) : null;
    return label === null ? null : { name: `Story, ${label}`, label, sign: 'story' };
  },
};

/**
 * The badge of a pin's kind; null for plain pictures, and for stories of one still page. A carousel shows its current
 * slot.
 */
export function cardBadge(pin: KindFacts & Pick<Pin, 'carouselData'>): CardBadge | null {
  const slots = slotCountOf(pin);
  if (pin.carouselData === null || slots === 0) return BADGES[pinKind(pin)]?.(pin) ?? null;
  const label = carouselLabel(slotWithin(pin.carouselData.index, slots), slots);
  return { name: `Carousel, ${label}`, label };
}

/** The length of a video is unknown until it is converted. */
function timed(name: string, ms: number | null): CardBadge {
  const length = ms === null ? '' : durationLabel(ms);
  return length ? { name: `${name}, ${length}`, label: length } : { name, label: name };
}
