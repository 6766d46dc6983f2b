import { carouselLabel } from '../badges/carousel-label.ts';
import { durationLabel } from '../badges/duration-label.ts';
import { storyBadgeLabel } from '../badges/story-badge.ts';
import { slotCountOf, slotWithin } from '../carousels/slot-count.ts';
import { phrase, type Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import { videoDuration } from '../videos/playable-sources.ts';
import { cardMessages } from './internal/messages.en.ts';
import { pinKind, type KindFacts, type PinKind } from './pin-kind.ts';

/** The badge over a corner of a card's picture: a figure, the icon of a kind, or its name if it has neither. */
export interface CardBadge {
  /** The text for screen readers. */
  readonly name: Phrase;
  /** A duration or a position. */
  readonly figure?: string;
  readonly sign?: 'oneTap' | 'product' | 'recipe' | 'story';
}

type BadgeOf = (pin: Pick<Pin, 'videos' | 'storyPinData'>) => CardBadge | null;

const BADGES: { readonly [Kind in PinKind]?: BadgeOf } = {
  oneTap: () => ({ name: cardMessages.opensInNewTab, sign: 'oneTap' }),
  video: (pin) => videoBadge(videoDuration(pin)),
  gif: () => ({ name: cardMessages.gif }),
  product: () => ({ name: cardMessages.product, sign: 'product' }),
  recipe: () => ({ name: cardMessages.recipe, sign: 'recipe' }),
  storyPin: ({ storyPinData }) => {
    const length = storyPinData && !storyPinData.isDeleted ? storyBadgeLabel(storyPinData) : null;
    return length === null
      ? null
      : { name: phrase(cardMessages.storyOf, { length }), figure: length, sign: 'story' };
  },
};

/**
 * The badge of a pin's kind; null for plain pictures, and for stories of one still page. A carousel shows its current
 * slot.
 */
export function cardBadge(pin: KindFacts & Pick<Pin, 'carouselData'>): CardBadge | null {
  const slots = slotCountOf(pin);
  if (pin.carouselData === null || slots === 0) return BADGES[pinKind(pin)]?.(pin) ?? null;
  const position = carouselLabel(slotWithin(pin.carouselData.index, slots), slots);
  return { name: phrase(cardMessages.carouselAt, { position }), figure: position };
}

/** The length of a video is unknown until it is converted. */
function videoBadge(ms: number | null): CardBadge {
  if (ms === null) return { name: cardMessages.video };
  const length = durationLabel(ms);
  return { name: phrase(cardMessages.videoOf, { length }), figure: length };
}
