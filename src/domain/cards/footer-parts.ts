import { slotCountOf, slotWithin } from '../carousels/slot-count.ts';
import { hasCardChips } from '../chips/card-chips.ts';
import type { Phrase } from '../messages/message.ts';
import type { Pin } from '../pins/pin.ts';
import { pinTitle } from '../pins/pin-title.ts';
import { isForSale } from '../shopping/is-for-sale.ts';
import { sponsorLabel } from '../sponsorship/sponsor-label.ts';
import { shownRating, type RatingShown } from '../pins/rating.ts';
import { cardPrice, type CardPrice } from './card-price.ts';
import { ALONE, type CardSetting } from './card-setting.ts';
import { creatorNote } from './internal/creator-note.ts';
import { hidesTitle } from './internal/hidden-title.ts';
import { cardMessages } from './internal/messages.en.ts';
import { groupBoardSource, pinSource, sourceAddress, type PinSource } from './pin-source.ts';

/** One line of the text under a card's picture (a title may take several lines). */
export type FooterPart =
  | { readonly kind: 'chips' }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'source'; readonly source: PinSource }
  /** A shopping tag in the text is before the price, or replaces it when there is none. */
  | { readonly kind: 'price'; readonly price: CardPrice | null; readonly hasTag: boolean }
  | { readonly kind: 'rating'; readonly rating: RatingShown }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'fact'; readonly text: Phrase }
  | { readonly kind: 'visit' };

type Rule = (pin: Pin, setting: CardSetting, locale: string) => FooterPart | null;

/** One rule for each part, from top to bottom: its content on the card of a pin, or null when it is hidden. */
const RULES: readonly Rule[] = [
  (pin) => (hasCardChips(pin) ? { kind: 'chips' } : null),
  (pin, { surface, viewerId, groups }) => {
    const source = pinSource(pin, viewerId, groups);
    // A link below a pin that was sent names its site.
    const isNamedBelow =
      surface === 'ConversationView' && (source?.kind === 'domain' || source?.kind === 'words');
    return isNamedBelow ? null : from(source);
  },
  (pin, { surface, viewerId }) => text('title', hidesTitle(pin, surface, viewerId) ? '' : cardTitle(pin)),
  (pin, { tagLook }, locale) => {
    const price = cardPrice(pin, locale);
    const hasTag = tagLook === 'footer' && isForSale(pin);
    return price !== null || hasTag ? { kind: 'price', price, hasTag } : null;
  },
  (pin, _setting, locale) => {
    const rating = shownRating(pin.rating, locale);
    return rating.kind === 'hidden' ? null : { kind: 'rating', rating };
  },
  (pin) => fact(pin.isEligibleForPreLovedGoodsLabel ? cardMessages.preOwned : null),
  (pin) => text('note', pin.pinNote?.text.trim() ?? ''),
  (pin, { surface }) => from(groupBoardSource(pin, surface)),
  (pin, _setting, locale) => fact(creatorNote(pin.creatorAnalytics, locale)),
  (pin, { isShoppingList }) => (isShoppingList && sourceAddress(pin) !== null ? { kind: 'visit' } : null),
];

/**
 * The text parts under the picture of a card, from top to bottom. The grid reserves space for exactly these. Image-only
 * cards show only the sponsor.
 */
export function footerParts(pin: Pin, locale: string, setting: CardSetting = ALONE): readonly FooterPart[] {
  if (!setting.isWordless)
    return RULES.map((rule) => rule(pin, setting, locale)).filter((part) => part !== null);
  const label = sponsorLabel(pin, setting.groups);
  return label === null ? [] : [{ kind: 'source', source: { kind: 'sponsor', label } }];
}

/** The title of a pin for its card, shown or not; that of the current slot of a carousel. Empty without one. */
export function cardTitle(pin: Pick<Pin, 'gridTitle' | 'title' | 'storyPinData' | 'carouselData'>): string {
  return slotTitle(pin) || (pin.gridTitle || pinTitle(pin)).trim();
}

function slotTitle({ carouselData }: Pick<Pin, 'carouselData'>): string | undefined {
  const count = slotCountOf({ carouselData });
  if (carouselData === null || count === 0) return undefined;
  return carouselData.carouselSlots[slotWithin(carouselData.index, count)]?.title.trim();
}

function from(source: PinSource | null): FooterPart | null {
  return source && { kind: 'source', source };
}

function text(kind: 'title' | 'note', words: string): FooterPart | null {
  return words === '' ? null : { kind, text: words };
}

function fact(said: Phrase | null): FooterPart | null {
  return said === null ? null : { kind: 'fact', text: said };
}
