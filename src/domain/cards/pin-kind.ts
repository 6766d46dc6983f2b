import type { Pin } from '../pins/pin.ts';
import { isPromoted } from '../sponsorship/promoted.ts';

export type PinKind = 'oneTap' | 'video' | 'gif' | 'product' | 'recipe' | 'storyPin' | 'image';

/** The fields of a pin that determine its kind. */
export type KindFacts = Pick<
  Pin,
  | 'isEligibleForWebCloseup'
  | 'promoter'
  | 'isDownstreamPromotion'
  | 'promotedIsLeadAd'
  | 'videos'
  | 'videoStatus'
  | 'embed'
  | 'imageSpec'
  | 'isShoppable'
  | 'richMetadata'
  | 'storyPinData'
  | 'storyPinDataId'
>;

/** The kinds in order of precedence: a pin with several kinds counts as the first. */
const KINDS: readonly (readonly [PinKind, (pin: KindFacts) => boolean])[] = [
  ['oneTap', isOneTap],
  ['video', (pin) => (pin.videos !== null || pin.videoStatus !== null) && !isStory(pin)],
  ['gif', (pin) => pin.embed?.type === 'gif' || /\.gif$/i.test(pin.imageSpec.orig?.url ?? '')],
  ['product', (pin) => pin.isShoppable || (pin.richMetadata?.products.length ?? 0) > 0],
  ['recipe', (pin) => !!pin.richMetadata?.recipe],
  ['storyPin', isStory],
];

/** The main kind of a pin on its card. */
export function pinKind(pin: KindFacts): PinKind {
  return KINDS.find(([, is]) => is(pin))?.[0] ?? 'image';
}

/** Lead ads contain a form, so a tap must not leave it. */
function isOneTap(pin: KindFacts): boolean {
  if (pin.promotedIsLeadAd) return false;
  return pin.isEligibleForWebCloseup || (isPromoted(pin) && pin.videos !== null);
}

/** The videos of a story are its pages. */
function isStory({ storyPinData, storyPinDataId }: KindFacts): boolean {
  return storyPinData !== null || storyPinDataId !== null;
}
