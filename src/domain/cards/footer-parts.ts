import { hasCardChips } from '../chips/card-chips.ts';
import type { UserId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { pinTitle } from '../pins/pin-title.ts';
import { sponsorLabel } from '../sponsorship/sponsor-label.ts';
import type { Surface } from '../surfaces/surface.ts';
import { shownRating, type RatingShown } from '../text/rating.ts';
import { WORDS_LOCALE } from '../text/words-locale.ts';
import { cardPrice, type CardPrice } from './card-price.ts';
import { creatorNote } from './creator-note.ts';
import { hidesTitle } from './hidden-title.ts';
import { groupBoardSource, pinSource, type PinSource } from './pin-source.ts';

/** One line of the text under a card's picture (a title may take several), with what it says. */
export type FooterPart =
  | { readonly kind: 'chips' }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'source'; readonly source: PinSource }
  | { readonly kind: 'price'; readonly price: CardPrice }
  | { readonly kind: 'rating'; readonly rating: RatingShown }
  | { readonly kind: 'note'; readonly text: string };

type Groups = Readonly<Record<string, string>>;
type Rule = (pin: Pin, surface: Surface | null, viewerId: UserId | null, groups: Groups) => FooterPart | null;

/** One rule for each part, from top to bottom: what it says on the card of a pin, or null where it is not shown. */
const RULES: readonly Rule[] = [
  (pin) => (hasCardChips(pin) ? { kind: 'chips' } : null),
  (pin, _surface, viewerId, groups) => from(pinSource(pin, viewerId, groups)),
  (pin, surface, viewerId) => text('title', hidesTitle(pin, surface, viewerId) ? '' : cardTitle(pin)),
  (pin) => {
    const price = cardPrice(pin, WORDS_LOCALE);
    return price && { kind: 'price', price };
  },
  (pin) => {
    const rating = shownRating(pin.rating, WORDS_LOCALE);
    return rating.kind === 'hidden' ? null : { kind: 'rating', rating };
  },
  (pin) => text('note', pin.isEligibleForPreLovedGoodsLabel ? 'Pre-owned' : ''),
  (pin) => text('note', pin.pinNote?.text.trim() ?? ''),
  (pin, surface) => from(groupBoardSource(pin, surface)),
  (pin) => text('note', creatorNote(pin.creatorAnalytics)),
];

/**
 * What stands under the picture of a pin's card, from top to bottom. The grid keeps room for exactly these.
 * @param surface the kind of grid that the card stands in, where that is known
 * @param groups of the viewer, by experiment
 */
export function footerParts(
  pin: Pin,
  surface: Surface | null = null,
  viewerId: UserId | null = null,
  groups: Groups = {},
): readonly FooterPart[] {
  return RULES.map((rule) => rule(pin, surface, viewerId, groups)).filter((part) => part !== null);
}

/** All that stands there where pictures stand without words: who pays for them. */
export function wordlessParts(pin: Pin, groups: Groups): readonly FooterPart[] {
  const label = sponsorLabel(pin, groups);
  return label === '' ? [] : [{ kind: 'source', source: { kind: 'words', text: label } }];
}

/** What its card calls a pin, shown or not; empty when the pin has no title. */
export function cardTitle(pin: Pick<Pin, 'gridTitle' | 'title' | 'storyPinData'>): string {
  return (pin.gridTitle || pinTitle(pin)).trim();
}

function from(source: PinSource | null): FooterPart | null {
  return source && { kind: 'source', source };
}

function text(kind: 'title' | 'note', words: string): FooterPart | null {
  return words === '' ? null : { kind, text: words };
}
