import { pinAccess } from '../../../../src/domain/permissions/pin-access.ts';
import type { WireEmbed } from '../../../../wire/pin-media.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { FeedItem } from '../../../application/feeds/feed-item.ts';
import { pinStandingOf } from '../../../application/pins/pin-visibility.ts';
import type { PictureRecord } from '../../../application/ports/records.ts';
import type { PinView } from '../../../application/ports/views.ts';
import { nodeId } from './node-id.ts';
import { pictureUrl, pinImagesToWire } from './picture-to-wire.ts';
import { pinLinksToWire } from './pin-link-to-wire.ts';
import { pinRelationsToWire } from './pin-relations-to-wire.ts';
import { pinTextsToWire } from './pin-texts-to-wire.ts';
import type { Scene } from './scene.ts';

/** Where the pin stands in the answer: the only thing that its tracking text tells. */
export type PinPlace = { readonly surface: string; readonly position: number };

/** A pin as the viewer of the scene sees it. */
export function pinToWire({ pin: view, reason, group }: FeedItem, scene: Scene, place: PinPlace): WirePin {
  const { pin, picture } = view;
  const access = pinAccess(pinStandingOf(view, scene.viewerId));
  const links = pinLinksToWire(pin, scene);
  const embed = embedOf(picture, scene.baseUrl);
  return {
    id: pin.id,
    node_id: nodeId('Pin', pin.id),
    type: 'pin',
    ...pinTextsToWire(view, links.link),
    ...(access.includes('write') ? noteFields(view) : {}),
    created_at: timeToWire(pin.createdAt),
    method: pin.method,
    privacy: view.board.board.privacy,
    access: [...access],
    tracking_params: btoa(`${place.surface}:${place.position}`).replaceAll('=', ''),
    dominant_color: picture.dominantColor,
    image_signature: picture.signature,
    images: pinImagesToWire(picture, scene.baseUrl),
    orig_image_url: pictureUrl(picture, 'originals', scene.baseUrl),
    ...links,
    ...pinRelationsToWire(view, scene),
    recommendation_reason:
      reason === null
        ? null
        : {
            reason: reason.reason,
            reason_id: reason.reasonId,
            has_board: reason.hasBoard,
            board: reason.board,
          },
    is_comments_allowed: pin.isCommentsAllowed,
    favorited_by_me: view.favoritedByViewer,
    favorited: view.favoritedByViewer,
    favorite_user_count: pin.favoriteCount,
    favorite_count: pin.favoriteCount,
    repin_count: pin.repinCount,
    comment_count: pin.commentCount,
    share_count: pin.shareCount,
    embed,
    ...(group === undefined ? {} : { group: { ...group } }),
    ...NO_REACTION,
    ...NO_AD,
    ...NO_PRODUCT,
    ...ONLY_A_PICTURE,
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

function embedOf(picture: PictureRecord, baseUrl: string): WireEmbed | null {
  if (!picture.isAnimated) return null;
  const { width, height } = picture;
  return { type: 'gif', subtype: '', src: pictureUrl(picture, 'originals', baseUrl), width, height };
}

const NO_REACTION = {
  reaction_by_me: null,
  reaction_counts: {},
  reaction_counts_data: [],
} satisfies Partial<WirePin>;

const NO_AD = {
  is_promoted: false,
  is_downstream_promotion: false,
  is_third_party_ad: false,
  promoted_is_removable: false,
  promoted_is_lead_ad: false,
  is_promoted_only: false,
  is_quick_promotable: false,
  advertiser_id: null,
  campaign_id: null,
  attribution_source_id: null,
  pin_promotion_id: null,
  ad_match_reason: null,
  dpa_creative_type: null,
  promoted_lead_form: null,
  ad_data: null,
  creator_analytics: null,
  source_interest: null,
} satisfies Partial<WirePin>;

const NO_PRODUCT = {
  is_eligible_for_pdp: false,
  is_eligible_for_web_closeup: false,
  is_eligible_for_pre_loved_goods_label: false,
  is_shoppable: false,
  is_oos_product: false,
  is_stale_product: false,
  shopping_flags: [],
  rich_summary: null,
  rich_metadata: null,
  product_pin_data: null,
  rating: null,
  pin_join: { shopping_klp_urls: [], visual_annotation: [], annotations_with_links_array: [] },
} satisfies Partial<WirePin>;

const ONLY_A_PICTURE = {
  image_crop: null,
  is_video: false,
  should_open_in_stream: false,
  video_status: null,
  videos: null,
  carousel_data: null,
  story_pin_data: null,
  story_pin_data_id: null,
  collection_pin: null,
  collage_pin: null,
} satisfies Partial<WirePin>;
