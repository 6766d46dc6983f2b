import { chipsOf } from '../chips/chip.ts';
import type { ImageRef } from '../images/image-spec.ts';
import { SPONSORSHIP_STATUSES } from '../sponsorship/sponsorship-answer.ts';
import { isRemovedStory } from '../stories/removed-story.ts';
import type { Pin } from '../pins/pin.ts';
import { hasUnknownShoppingFlag } from '../pins/shopping-flags.ts';

/** An unusual property of a pin from the server, by its name in logs. The card leaves that part out. */
export type PinOddity =
  | 'nobody-named'
  | 'no-picture'
  | 'picture-without-size'
  | 'slot-without-picture'
  | 'item-without-picture'
  | 'empty-page'
  | 'unknown-currency'
  | 'odd-rating'
  | 'unknown-flag'
  | 'unknown-sponsorship'
  | 'video-without-source'
  | 'video-without-status'
  | 'endless-text'
  | 'endless-list';

/** No typed text is as long as this. Characters. */
const ENDLESS_TEXT = 5_000;
/** No list of a pin has this many entries. */
const ENDLESS_LIST = 200;

const CHECKS: readonly (readonly [PinOddity, (pin: Pin) => boolean])[] = [
  ['nobody-named', ({ pinner, board }) => pinner === null && board === null],
  ['no-picture', (pin) => !hasPicture(pin.imageSpec) && !isRemovedStory(pin)],
  ['picture-without-size', ({ imageSpec }) => Object.values(imageSpec).some((image) => !hasSize(image))],
  [
    'slot-without-picture',
    ({ carouselData }) => !!carouselData?.carouselSlots.some(({ images }) => !hasPicture(images)),
  ],
  ['item-without-picture', (pin) => chipsOf(pin).some(({ image }) => image === null)],
  ['empty-page', ({ storyPinData }) => !!storyPinData?.pages.some(({ blocks }) => blocks.length === 0)],
  ['unknown-currency', (pin) => isOfUnknownMoney(pin)],
  ['odd-rating', ({ rating }) => rating !== null && isNoRating(rating.rating)],
  ['unknown-flag', ({ shoppingFlags }) => hasUnknownShoppingFlag(shoppingFlags)],
  ['unknown-sponsorship', ({ sponsorship }) => !STATUSES.includes(sponsorship?.status ?? null)],
  ['video-without-source', ({ videos }) => videos !== null && Object.keys(videos.videoList).length === 0],
  ['video-without-status', ({ videos, videoStatus }) => videos !== null && videoStatus === null],
  ['endless-text', (pin) => textsOf(pin).some((text) => (text?.length ?? 0) > ENDLESS_TEXT)],
  ['endless-list', (pin) => listsOf(pin).some((list) => (list?.length ?? 0) > ENDLESS_LIST)],
];

/** All unusual properties of a pin; nearly all pins have none. */
export function pinOddities(pin: Pin): readonly PinOddity[] {
  return CHECKS.filter(([, isSo]) => isSo(pin)).map(([oddity]) => oddity);
}

const STATUSES: readonly (number | null)[] = [...SPONSORSHIP_STATUSES, null];

function hasPicture(images: Readonly<Record<string, ImageRef>>): boolean {
  return Object.values(images).some(({ url }) => url !== '');
}

function hasSize({ width, height }: ImageRef): boolean {
  return width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
}

/** An unknown currency code counts as missing. */
function isOfUnknownMoney({ richMetadata }: Pin): boolean {
  const offer = richMetadata?.products[0]?.offerSummary;
  if (offer === undefined || offer.priceVal === null) return false;
  return !Intl.supportedValuesOf('currency').includes(offer.currency.toUpperCase());
}

/** Sources write `None` when there are no ratings. */
function isNoRating(rating: number | string | null): boolean {
  return rating !== null && rating !== '' && rating !== 'None' && !Number.isFinite(Number(rating));
}

function textsOf(pin: Pin): readonly (string | null | undefined)[] {
  const { title, gridTitle, description, altText, pinNote, link, linkDomain, pinner, promoter, board } = pin;
  const offer = pin.richMetadata?.products[0]?.offerSummary;
  return [
    ...[title, gridTitle, description, altText, link, pinNote?.text, linkDomain?.domain],
    ...[pinner?.fullName, promoter?.fullName, board?.name, offer?.price, offer?.standardPrice],
  ];
}

function listsOf(pin: Pin): readonly (readonly unknown[] | undefined)[] {
  const { hashtags, shoppingFlags, reactionCountsData, richMetadata, storyPinData, pinJoin } = pin;
  return [
    ...[hashtags, shoppingFlags, reactionCountsData, richMetadata?.products, richMetadata?.labelInfo.labels],
    ...[pin.carouselData?.carouselSlots, pin.collectionPin?.itemData, pin.collagePin?.itemData],
    ...[storyPinData?.pages, ...(storyPinData?.pages.map(({ blocks }) => blocks) ?? [])],
    ...[pinJoin.visualAnnotation, pin.aggregatedPinData?.pinTagsChips],
  ];
}
