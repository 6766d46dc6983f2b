import { toBoardId, toPinId, toSectionId } from '../src/domain/ids/ids.ts';
import type { PinRelations } from '../src/domain/pins/pin.ts';
import { REACTION_TYPES } from '../src/domain/pins/pin-relations.ts';
import type {
  AggregatedPinData,
  PinJoin,
  PinRating,
  ReactionCount,
  ReactionType,
  RecommendationReason,
  RecommendationReasonKind,
  SavedInfo,
} from '../src/domain/pins/pin-relations.ts';
import { boardShortOrNull } from './board-from-wire.ts';
import { count, flag, listOf, numberOrNull, objectOrNull, objectsOf, oneOf } from './raw.ts';
import { rawObject, text, textOrNull, textsOf } from './raw.ts';
import type { Raw } from './raw.ts';
import { userShortOrNull } from './user-from-wire.ts';

const SAVED_TYPES: readonly SavedInfo['type'][] = ['board', 'section', 'profile'];
const REASONS: readonly RecommendationReasonKind[] = [
  'promoted',
  'followed',
  'topic',
  'pfyBoard',
  'pfy',
  'related',
  'newsHub',
  'default',
];

/** The people and boards that a pin refers to, and the reasons in a feed. */
export function pinRelationsFromWire(raw: Raw): PinRelations {
  const originalPinId = textOrNull(raw.original_pin_id);
  return {
    board: boardShortOrNull(raw.board),
    pinner: userShortOrNull(raw.pinner),
    closeupAttribution: userShortOrNull(raw.closeup_attribution),
    nativeCreator: userShortOrNull(raw.native_creator),
    originPinner: userShortOrNull(raw.origin_pinner),
    viaPinner: userShortOrNull(raw.via_pinner),
    promoter: userShortOrNull(raw.promoter),
    sponsorship: objectOrNull(raw.sponsorship, (sponsorship) => ({
      creator: userShortOrNull(sponsorship.creator),
      sponsor: userShortOrNull(sponsorship.sponsor),
      status: numberOrNull(sponsorship.status),
    })),
    linkDomain: objectOrNull(raw.link_domain, (domain) => ({
      domain: text(domain.domain),
      officialUser: userShortOrNull(domain.official_user),
    })),
    pinnedToBoard: objectOrNull(raw.pinned_to_board, (board) => ({
      id: toBoardId(text(board.id)),
      name: text(board.name),
      url: text(board.url),
    })),
    savedInfo: objectOrNull(raw.saved_info, savedInfo),
    originBoard: boardShortOrNull(raw.origin_board),
    originalPinId: originalPinId === null ? null : toPinId(originalPinId),
    pinJoin: pinJoin(rawObject(raw.pin_join)),
    aggregatedPinData: objectOrNull(raw.aggregated_pin_data, aggregatedPinData),
    creatorAnalytics: objectOrNull(raw.creator_analytics, (analytics) => ({
      days: count(analytics.days),
      impression: numberOrNull(analytics.impression),
      pinClick: numberOrNull(analytics.pin_click),
      save: numberOrNull(analytics.save),
    })),
    recommendationReason: objectOrNull(raw.recommendation_reason, recommendationReason),
    sourceInterest: objectOrNull(raw.source_interest, (interest) => ({
      entityId: text(interest.id),
      name: text(interest.name),
      urlName: text(interest.url_name),
    })),
  };
}

/** The rating of the linked page; its value may be the text `None`, which clients hide. */
export function ratingFromWire(value: unknown): PinRating | null {
  return objectOrNull(value, (raw) => ({
    rating: numberOrNull(raw.rating) ?? textOrNull(raw.rating),
    maxRating: numberOrNull(raw.max_rating),
    count: numberOrNull(raw.count),
  }));
}

export function reactionTypeFromWire(value: unknown): ReactionType | null {
  return oneOf(value, REACTION_TYPES, null);
}

/** The reactions by kind; unknown kinds and zero counts are omitted. */
export function reactionCountsFromWire(value: unknown): readonly ReactionCount[] {
  return listOf(value, (item) => {
    const raw = rawObject(item);
    const reactionType = reactionTypeFromWire(raw.reaction_type);
    const reactionCount = count(raw.reaction_count);
    return reactionType === null || reactionCount === 0 ? null : { reactionType, reactionCount };
  });
}

function savedInfo(raw: Raw): SavedInfo {
  const sectionId = textOrNull(raw.section_id);
  return {
    localPinId: toPinId(text(raw.local_pin_id)),
    boardId: toBoardId(text(raw.board_id)),
    sectionId: sectionId === null ? null : toSectionId(sectionId),
    title: text(raw.title),
    type: oneOf(raw.type, SAVED_TYPES, 'board'),
    url: text(raw.url),
  };
}

function pinJoin(raw: Raw): PinJoin {
  return {
    shoppingKlpUrls: textsOf(raw.shopping_klp_urls),
    visualAnnotation: textsOf(raw.visual_annotation),
    annotationsWithLinksArray: objectsOf(raw.annotations_with_links_array, (annotation) => ({
      name: text(annotation.name),
      url: text(annotation.url),
    })),
  };
}

function aggregatedPinData(raw: Raw): AggregatedPinData {
  const stats = rawObject(raw.aggregated_stats);
  return {
    entityId: text(raw.id) || text(raw.node_id),
    nodeId: text(raw.node_id),
    pinTagsChips: objectsOf(raw.pin_tags_chips, (chip) => ({ text: text(chip.text), url: text(chip.url) })),
    isShopTheLook: flag(raw.is_shop_the_look),
    aggregatedStats: { saves: count(stats.saves), done: count(stats.done) },
  };
}

function recommendationReason(raw: Raw): RecommendationReason {
  return {
    reason: oneOf(raw.reason, REASONS, 'default'),
    reasonId: text(raw.reason_id),
    hasBoard: flag(raw.has_board),
    board: objectOrNull(raw.board, (board) => ({ name: text(board.name), url: text(board.url) })),
  };
}
