import { isPromotable } from '../../../../src/domain/promotions/promotion.ts';
import { opensInStream } from '../../../../src/domain/videos/opens-in-stream.ts';
import { pinAccess } from '../../../../src/domain/permissions/pin-access.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import type { FeedItem } from '../../../application/feeds/feed-item.ts';
import { topicNameIn } from '../../../application/topics/topic-names.ts';
import { pinStandingOf } from '../../../application/access/pin-visibility.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';
import { MergedObject } from '../core/answer/merged-object.ts';
import { preEncoded } from '../core/answer/json-writer.ts';
import { pinContentToWire } from './internal/pin-content-to-wire.ts';
import { adFields, adOf, NO_AD, pinFactsOf } from './internal/ad-to-wire.ts';
import { pinRelationsToWire } from './internal/pin-relations-to-wire.ts';
import { reactionsToWire } from './reactions-to-wire.ts';
import { creatorAnalytics } from './statistics-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { videosToWire } from './internal/videos-to-wire.ts';

/** The position of the pin in the response; the tracking text contains nothing else. */
export type PinPlace = { readonly surface: string; readonly position: number };

/** A pin as the viewer of the context sees it. */
export function pinToWire(
  item: FeedItem,
  context: SerializationContext,
  place: PinPlace,
): MergedObject<WirePin> {
  const facts = pinFactsOf(item, context);
  const fields = context.pinFieldsCache.of(facts.id, facts);
  const promotion = adOf(item, context);
  const forViewer = pinForViewer(item, context, place);
  if (promotion === null) return MergedObject.of(fields, forViewer, NOT_HERE_YET);
  return MergedObject.of(fields, { ...forViewer, ...adFields(promotion, item.pin, context, place) }, NEVER);
}

/** The fields that a card needs of those that depend on the viewer, and those of an ad. */
export function cardFields(item: FeedItem, context: SerializationContext, place: PinPlace) {
  const promotion = adOf(item, context);
  const fields = pinForViewer(item, context, place);
  return promotion === null ? fields : { ...fields, ...adFields(promotion, item.pin, context, place) };
}

/** The fields that depend on the viewer, and the people and boards of the pin. */
function pinForViewer(
  { pin: view, reason, interest, group }: FeedItem,
  context: SerializationContext,
  place: PinPlace,
) {
  const access = pinAccess(pinStandingOf(view, context.viewerId));
  return {
    ...(access.includes('write') ? noteFields(view) : {}),
    access: [...access],
    tracking_params: btoa(`${place.surface}:${place.position}`).replaceAll('=', ''),
    ...pinRelationsToWire(view, context),
    recommendation_reason:
      reason === null
        ? null
        : {
            reason: reason.reason,
            reason_id: reason.reasonId,
            has_board: reason.hasBoard,
            board: reason.board,
          },
    source_interest:
      interest === undefined
        ? null
        : {
            id: interest.entityId,
            name: topicNameIn(interest, context.readerLanguage),
            url_name: interest.urlName,
          },
    favorited_by_me: view.favoritedByViewer,
    favorited: view.favoritedByViewer,
    ...reactionsToWire(view),
    creator_analytics: creatorAnalytics(view, context),
    ...(group === undefined ? {} : { group: { ...group } }),
    ...pinContentToWire(view, context),
    ...videoFields(view, context),
    is_quick_promotable: isQuickPromotable(view, context),
  };
}

/** Not part of the cached public fields, because it changes while the video is converted. */
function videoFields(
  { video, picture, board, content }: PinView,
  { viewerId, baseUrl }: SerializationContext,
): Pick<WirePin, 'is_video' | 'should_open_in_stream' | 'video_status' | 'videos'> {
  const isVideo = video !== null;
  const isOwner = board.board.ownerId === viewerId;
  return {
    is_video: isVideo,
    should_open_in_stream: opensInStream({
      isVideo,
      isStory: content?.made.kind === 'story',
      isPromoted: false,
      isOnOwnSharedBoard: board.board.collaboratorCount > 0 && (isOwner || board.viewerPermissions !== null),
    }),
    video_status: video?.status ?? null,
    videos: videosToWire(video, picture, baseUrl),
  };
}

function noteFields({
  pin,
}: PinView): Pick<WirePin, 'unified_user_note' | 'pin_note' | 'scheduled_publish_at'> {
  return {
    unified_user_note: pin.note,
    pin_note: pin.note === null ? null : { text: pin.note },
    scheduled_publish_at: null,
  };
}

/** Whether the viewer may promote the pin. */
function isQuickPromotable({ pin, pinner, board }: PinView, context: SerializationContext): boolean {
  const facts = {
    isOwn: pinner.id === context.viewerId,
    isPartner: pinner.accountType === 'business',
    isRepin: pin.originalPinId !== null,
    privacy: board.board.privacy,
  };
  return context.offersAds && isPromotable(facts);
}

const NO_PRODUCT = {
  is_eligible_for_web_closeup: false,
  is_eligible_for_pre_loved_goods_label: false,
} satisfies Partial<WirePin>;

const ONLY_A_PICTURE = {
  image_crop: null,
} satisfies Partial<WirePin>;

/** Fields of features that do not exist here. */
const NEVER = preEncoded({ ...NO_PRODUCT, ...ONLY_A_PICTURE });
const NOT_HERE_YET = preEncoded({ ...NO_AD, ...NO_PRODUCT, ...ONLY_A_PICTURE });
