import { toPinId } from '../src/domain/ids/ids.ts';
import { PIN_METHODS } from '../src/domain/pins/pin-method.ts';
import type { Pin, PinAdFields, PinCounts, PinFlags, PinMedia } from '../src/domain/pins/pin.ts';
import type { PinLinks, PinShownTexts } from '../src/domain/pins/pin.ts';
import type { VideoStatus } from '../src/domain/pins/video.ts';
import { ACCESSES, privacyFromWire } from './board-from-wire.ts';
import { pinImagesFromWire } from './image-from-wire.ts';
import {
  carouselFromWire,
  collageItemsFromWire,
  collectionItemsFromWire,
  embedFromWire,
  storyFromWire,
  videosFromWire,
} from './pin-media-from-wire.ts';
import {
  pinRelationsFromWire,
  ratingFromWire,
  reactionCountsFromWire,
  reactionTypeFromWire,
} from './pin-relations-from-wire.ts';
import { count, flag, isRawObject, knownOf, listOf, number, numberOrNull, objectOrNull } from './raw.ts';
import { oneOf, rawObject, text, textOrNull, textsOf } from './raw.ts';
import type { Raw } from './raw.ts';
import { productPinDataFromWire, richMetadataFromWire, richSummaryFromWire } from './rich-data-from-wire.ts';
import { timeFromWire } from './time.ts';

const VIDEO_STATUSES: readonly VideoStatus[] = ['processing', 'ready', 'failed'];

/**
 * A pin from any response, older forms included. Never throws: missing or malformed fields become null, false, 0, an
 * empty text or list; unknown fields are ignored.
 */
export function pinFromWire(value: unknown): Pin {
  const raw = rawObject(value);
  return {
    entityId: toPinId(text(raw.id) || text(raw.node_id)),
    nodeId: text(raw.node_id),
    createdAt: timeFromWire(raw.created_at),
    method: oneOf(raw.method, PIN_METHODS, null),
    privacy: privacyFromWire(raw.privacy ?? rawObject(raw.board).privacy),
    access: knownOf(raw.access, ACCESSES),
    trackingParams: text(raw.tracking_params),
    scheduledPublishAt: timeFromWire(raw.scheduled_publish_at),
    group: objectOrNull(raw.group, (group) => ({ key: text(group.key), label: text(group.label) })),
    ...texts(raw),
    ...links(raw),
    ...flags(raw),
    ...adFields(raw),
    ...counts(raw),
    ...media(raw),
    ...pinRelationsFromWire(raw),
    richSummary: richSummaryFromWire(raw.rich_summary),
    richMetadata: richMetadataFromWire(raw.rich_metadata),
    productPinData: productPinDataFromWire(raw.product_pin_data),
    rating: ratingFromWire(raw.rating),
    shoppingFlags: listOf(raw.shopping_flags, numberOrNull),
  };
}

/** The pins of a list; objects of another type or without an id are skipped. */
export function pinsFromWire(value: unknown): Pin[] {
  return listOf(value, (item) => {
    if (!isRawObject(item) || (item.type !== undefined && item.type !== 'pin')) return null;
    const pin = pinFromWire(item);
    return pin.entityId === '' ? null : pin;
  });
}

function texts(raw: Raw): PinShownTexts {
  return {
    title: text(raw.title),
    gridTitle: text(raw.grid_title),
    description: text(raw.description),
    descriptionHtml: text(raw.description_html),
    closeupDescription: text(raw.closeup_description),
    closeupUnifiedDescription: text(raw.closeup_unified_description),
    gridDescription: text(raw.grid_description),
    seoTitle: text(raw.seo_title),
    seoDescription: text(raw.seo_description),
    link: textOrNull(raw.link),
    altText: textOrNull(raw.alt_text),
    autoAltText: textOrNull(raw.auto_alt_text),
    unifiedUserNote: textOrNull(raw.unified_user_note),
    pinNote: objectOrNull(raw.pin_note, (note) => ({ text: text(note.text) })),
    category: textOrNull(raw.category),
    domain: text(raw.domain),
    hashtags: textsOf(raw.hashtags),
  };
}

function links(raw: Raw): PinLinks {
  return {
    mobileLink: textOrNull(raw.mobile_link),
    destinationUrl: textOrNull(raw.destination_url),
    adDestinationUrl: textOrNull(raw.ad_destination_url),
    trackedLink: textOrNull(raw.tracked_link),
    offsiteLink: textOrNull(raw.offsite_link),
    seoUrl: text(raw.seo_url),
    seoNoindexReason: textOrNull(raw.seo_noindex_reason),
  };
}

function flags(raw: Raw): PinFlags {
  return {
    isCommentsAllowed: flag(raw.is_comments_allowed),
    isRepin: flag(raw.is_repin),
    isPromoted: flag(raw.is_promoted),
    isDownstreamPromotion: flag(raw.is_downstream_promotion),
    isThirdPartyAd: flag(raw.is_third_party_ad),
    promotedIsRemovable: flag(raw.promoted_is_removable),
    promotedIsLeadAd: flag(raw.promoted_is_lead_ad),
    isPromotedOnly: flag(raw.is_promoted_only),
    isQuickPromotable: flag(raw.is_quick_promotable),
    isEligibleForPdp: flag(raw.is_eligible_for_pdp),
    isEligibleForWebCloseup: flag(raw.is_eligible_for_web_closeup),
    isEligibleForPreLovedGoodsLabel: flag(raw.is_eligible_for_pre_loved_goods_label),
    isShoppable: flag(raw.is_shoppable),
    isOosProduct: flag(raw.is_oos_product),
    isStaleProduct: flag(raw.is_stale_product),
    isGoLinkless: flag(raw.is_go_linkless),
    shouldOpenInStream: flag(raw.should_open_in_stream),
    isVideo: flag(raw.is_video),
  };
}

function adFields(raw: Raw): PinAdFields {
  return {
    advertiserId: textOrNull(raw.advertiser_id),
    campaignId: textOrNull(raw.campaign_id),
    attributionSourceId: textOrNull(raw.attribution_source_id),
    pinPromotionId: textOrNull(raw.pin_promotion_id),
    adMatchReason: textOrNull(raw.ad_match_reason),
    dpaCreativeType: textOrNull(raw.dpa_creative_type),
    promotedLeadForm: objectOrNull(raw.promoted_lead_form, (form) => ({
      leadFormId: text(form.lead_form_id),
    })),
    adData: objectOrNull(raw.ad_data, (ad) => ({
      ceAltImageSignature: textOrNull(ad.ce_alt_image_signature),
      collectionGridClickType: numberOrNull(ad.collection_grid_click_type),
    })),
  };
}

function counts(raw: Raw): PinCounts {
  return {
    favoritedByMe: flag(raw.favorited_by_me ?? raw.favorited),
    favoriteCount: count(raw.favorite_user_count ?? raw.favorite_count),
    ...reactionsFromWire(raw),
    repinCount: count(raw.repin_count),
    commentCount: count(raw.comment_count),
    shareCount: count(raw.share_count),
  };
}

/** The reactions to a pin. */
export function reactionsFromWire(
  value: unknown,
): Pick<PinCounts, 'reactionByMe' | 'reactionCounts' | 'reactionCountsData'> {
  const raw = rawObject(value);
  return {
    reactionByMe: reactionTypeFromWire(raw.reaction_by_me),
    reactionCounts: reactionCounts(raw.reaction_counts),
    reactionCountsData: reactionCountsFromWire(raw.reaction_counts_data),
  };
}

function reactionCounts(value: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(rawObject(value)).map(([type, amount]) => [type, count(amount)] as const);
  return Object.fromEntries(entries.filter(([, amount]) => amount > 0));
}

function media(raw: Raw): PinMedia {
  const collection = objectOrNull(raw.collection_pin, (pin) => ({
    itemData: collectionItemsFromWire(pin.item_data),
  }));
  const collage = objectOrNull(raw.collage_pin, (pin) => ({ itemData: collageItemsFromWire(pin.item_data) }));
  return {
    dominantColor: textOrNull(raw.dominant_color),
    imageSignature: text(raw.image_signature),
    imageSpec: pinImagesFromWire(raw.images, raw),
    origImageUrl: textOrNull(raw.orig_image_url),
    imageCrop: objectOrNull(raw.image_crop, (crop) => ({
      minY: number(crop.min_y),
      maxY: number(crop.max_y),
    })),
    embed: embedFromWire(raw.embed),
    videos: videosFromWire(raw.videos),
    videoStatus: oneOf(raw.video_status, VIDEO_STATUSES, null),
    carouselData: carouselFromWire(raw.carousel_data),
    storyPinData: storyFromWire(raw.story_pin_data),
    storyPinDataId: textOrNull(raw.story_pin_data_id),
    collectionPin: collection,
    collagePin: collage,
  };
}
