import type { PublicPinTexts } from '../../../../src/domain/pins/pin-texts.ts';
import { isStale } from '../../../../src/domain/sources/refresh-plan.ts';
import type { WireNoindexReason } from '../../../../wire/board.ts';
import type { WireEmbed } from '../../../../wire/pin-media.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { timeToWire } from '../../../../wire/time.ts';
import { offsiteHour } from '../../../application/pins/offsite-token.ts';
import type { PictureRecord, PinRecord } from '../../../application/ports/records.ts';
import type { Secrets } from '../../../application/ports/surroundings.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';
import { preEncoded } from '../core/answer/json-writer.ts';
import { aggregatedId } from './aggregated-id.ts';
import { isBlockedLink } from './internal/blocked-link.ts';
import { linkToWire } from './internal/link-to-wire.ts';
import { boardNoindexReason } from './board-to-wire.ts';
import { nodeId } from './internal/node-id.ts';
import { pictureUrl, pinImagesToWire } from './internal/picture-to-wire.ts';
import { pinLinksToWire, type PinLinks } from './internal/pin-link-to-wire.ts';
import { pinTextsToWire, type PublicTextFields } from './internal/pin-texts-to-wire.ts';
import { pinRichDataToWire, type PinRichData } from './internal/pin-rich-data-to-wire.ts';
import { MemoCache } from './internal/memo-cache.ts';
import type { SerializationContext } from './serialization-context.ts';

/** The input of `publicPinFields`, and so the key of its cache. */
export type PinFacts = Pick<
  PinRecord,
  | 'id'
  | 'method'
  | 'createdAt'
  | 'isCommentsAllowed'
  | 'repinCount'
  | 'commentCount'
  | 'shareCount'
  | 'favoriteCount'
> & {
  /** The pin itself; `id` is the id of its ad where the pin is one. */
  readonly pinId: PinRecord['id'];
  /** Where an ad leads to instead of its link; null otherwise. */
  readonly adDestination: string | null;
  readonly isThirdPartyAd: boolean;
} & PublicPinTexts &
  Pick<PinView, 'chainSaves'> &
  Pick<PictureRecord, 'signature' | 'extension' | 'width' | 'height' | 'dominantColor' | 'isAnimated'> & {
    /** A blocked pin has no link. */
    readonly isBlocked: boolean;
    /** The facts of the linked page, as JSON; null also when the site is blocked. */
    readonly linkFacts: string | null;
    /** The product details that a person has entered, as JSON. */
    readonly product: string | null;
    /** When the linked page was last read, ms since the epoch; null if never. */
    readonly factsReadAt: number | null;
    /** No read of the linked page has succeeded for a long time. */
    readonly isStale: boolean;
    /** Start of the hour for which the outbound link is signed. */
    readonly hour: number;
    readonly boardName: string;
    readonly category: string | null;
    readonly privacy: WirePin['privacy'];
    readonly noindexReason: WireNoindexReason | null;
    /** Without a trailing slash. */
    readonly baseUrl: string;
  };

/** The fields of a pin that are the same for every viewer who may see it: texts, picture, link and counts. */
export type PublicPinFields = PublicTextFields &
  PinLinks &
  PinRichData &
  Pick<
    WirePin,
    | 'id'
    | 'node_id'
    | 'type'
    | 'created_at'
    | 'method'
    | 'privacy'
    | 'dominant_color'
    | 'image_signature'
    | 'images'
    | 'orig_image_url'
    | 'embed'
    | 'is_comments_allowed'
    | 'favorite_user_count'
    | 'favorite_count'
    | 'repin_count'
    | 'comment_count'
    | 'share_count'
    | 'aggregated_pin_data'
  >;

/** Enough for a few hundred pages; about 15 MB. */
export const CACHED_PINS = 2_000;

export type PublicPinFieldsCache = MemoCache<PinFacts, PublicPinFields>;

/** The public fields take half of the time of a page of pins, and popular pins are on many pages. */
export function publicPinFieldsCache(secrets: Pick<Secrets, 'sign'>): PublicPinFieldsCache {
  return new MemoCache((facts) => preEncoded(publicPinFields(facts, secrets)), CACHED_PINS);
}

export function pinFacts(view: PinView, { baseUrl, now, links }: SerializationContext): PinFacts {
  const { pin, picture, board } = view;
  const isBlocked = pin.link !== null && isBlockedLink(pin.link, links);
  return {
    id: pin.id,
    pinId: pin.id,
    adDestination: null,
    isThirdPartyAd: false,
    title: pin.title,
    description: pin.description,
    altText: pin.altText,
    method: pin.method,
    createdAt: pin.createdAt,
    isCommentsAllowed: pin.isCommentsAllowed,
    repinCount: pin.repinCount,
    commentCount: pin.commentCount,
    shareCount: pin.shareCount,
    favoriteCount: pin.favoriteCount,
    chainSaves: view.chainSaves,
    signature: picture.signature,
    extension: picture.extension,
    width: picture.width,
    height: picture.height,
    dominantColor: picture.dominantColor,
    isAnimated: picture.isAnimated,
    link: pin.link === null || isBlocked ? null : linkToWire(pin.link),
    isBlocked,
    linkFacts: isBlocked ? null : (view.linkFacts?.text ?? null),
    product: view.product,
    factsReadAt: view.linkFacts?.succeededAt ?? null,
    isStale: view.linkFacts !== null && isStale(view.linkFacts.succeededAt, now),
    hour: offsiteHour(now),
    boardName: board.board.name,
    category: board.board.category,
    privacy: board.board.privacy,
    noindexReason: noindexReason(view),
    baseUrl,
  };
}

/** The public fields, uncached. */
export function publicPinFields(facts: PinFacts, secrets: Pick<Secrets, 'sign'>): PublicPinFields {
  const { baseUrl } = facts;
  const texts = pinTextsToWire(facts);
  const rich = pinRichDataToWire(facts);
  return {
    id: facts.id,
    node_id: nodeId('Pin', facts.id),
    type: 'pin',
    ...texts,
    grid_title: texts.grid_title || (rich.rich_summary?.display_name ?? ''),
    created_at: timeToWire(facts.createdAt),
    method: facts.method,
    privacy: facts.privacy,
    dominant_color: facts.dominantColor,
    image_signature: facts.signature,
    images: pinImagesToWire(facts, baseUrl),
    orig_image_url: pictureUrl(facts, 'originals', baseUrl),
    ...pinLinksToWire(facts, secrets),
    ...rich,
    embed: embedOf(facts),
    is_comments_allowed: facts.isCommentsAllowed,
    favorite_user_count: facts.favoriteCount,
    favorite_count: facts.favoriteCount,
    repin_count: facts.repinCount,
    comment_count: facts.commentCount,
    share_count: facts.shareCount,
    aggregated_pin_data: aggregatedPinData(facts),
  };
}

/** The reason why search engines must not index the pin; null when they may. */
function noindexReason({ pin, board, pinner }: PinView): WireNoindexReason | null {
  const ofBoard = boardNoindexReason(board);
  if (ofBoard !== null) return ofBoard;
  if (pinner.excludeFromSearch) return 'owner_opt_out';
  return pin.title === '' && pin.description === '' ? 'thin' : null;
}

function embedOf(facts: PinFacts): WireEmbed | null {
  if (!facts.isAnimated) return null;
  const { width, height, baseUrl } = facts;
  return { type: 'gif', subtype: '', src: pictureUrl(facts, 'originals', baseUrl), width, height };
}

function aggregatedPinData({ pinId, chainSaves }: PinFacts): PublicPinFields['aggregated_pin_data'] {
  const id = aggregatedId(pinId);
  return {
    id,
    node_id: nodeId('AggregatedPinData', id),
    pin_tags_chips: [],
    is_shop_the_look: false,
    aggregated_stats: { saves: chainSaves, done: 0 },
  };
}
