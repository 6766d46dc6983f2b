import type { BoardPrivacy } from '../src/domain/boards/board.ts';
import type { Access } from '../src/domain/boards/board-permission.ts';
import type { PinMethod } from '../src/domain/pins/pin.ts';
import type { ReactionType, RecommendationReasonKind, SavedInfo } from '../src/domain/pins/pin-relations.ts';
import type { VideoStatus } from '../src/domain/pins/video.ts';
import type { WireBoardShort, WireNoindexReason } from './board.ts';
import type { WirePinImages } from './image.ts';
import type {
  WireCarouselData,
  WireCollagePin,
  WireCollectionPin,
  WireEmbed,
  WireStoryPinData,
  WireVideos,
} from './pin-media.ts';
import type { WirePublicPinTexts } from './pin-text-names.ts';
import type { WireProductPinData, WireRichMetadata, WireRichSummary } from './rich-data.ts';
import type { WireUserShort } from './user.ts';

interface WirePinTexts extends WirePublicPinTexts {
  grid_title: string;
  /** Escaped; only `a[href]` and `br`. */
  description_html: string;
  closeup_description: string;
  closeup_unified_description: string;
  seo_title: string;
  seo_description: string;
  grid_description: string;
  seo_url: string;
  seo_noindex_reason: WireNoindexReason | null;
  auto_alt_text: string | null;
  /** Omitted for viewers without write access, as is `pin_note`. */
  unified_user_note?: string | null;
  pin_note?: { text: string } | null;
  category: string | null;
  domain: string;
  hashtags: string[];
}

interface WirePinLinks {
  mobile_link: string | null;
  destination_url: string | null;
  ad_destination_url: string | null;
  tracked_link: string | null;
  offsite_link: string | null;
}

interface WirePinFlags {
  is_comments_allowed: boolean;
  is_repin: boolean;
  is_promoted: boolean;
  is_downstream_promotion: boolean;
  is_third_party_ad: boolean;
  promoted_is_removable: boolean;
  promoted_is_lead_ad: boolean;
  is_promoted_only: boolean;
  is_quick_promotable: boolean;
  is_eligible_for_pdp: boolean;
  is_eligible_for_web_closeup: boolean;
  is_eligible_for_pre_loved_goods_label: boolean;
  is_shoppable: boolean;
  is_oos_product: boolean;
  is_stale_product: boolean;
  is_go_linkless: boolean;
  should_open_in_stream: boolean;
  is_video: boolean;
}

interface WirePinAdFields {
  advertiser_id: string | null;
  campaign_id: string | null;
  attribution_source_id: string | null;
  pin_promotion_id: string | null;
  ad_match_reason: string | null;
  dpa_creative_type: string | null;
  promoted_lead_form: { lead_form_id: string } | null;
  ad_data: { ce_alt_image_signature: string | null; collection_grid_click_type: number | null } | null;
}

/** The reactions to a pin. */
export interface WireReactions {
  reaction_by_me: ReactionType | null;
  /** `{"7": 3}`, zero counts are omitted. */
  reaction_counts: Record<string, number>;
  reaction_counts_data: { reaction_type: ReactionType; reaction_count: number }[];
}

interface WirePinCounts extends WireReactions {
  favorited_by_me: boolean;
  favorited: boolean;
  favorite_user_count: number;
  favorite_count: number;
  repin_count: number;
  comment_count: number;
  share_count: number;
}

interface WirePinMedia {
  dominant_color: string;
  image_signature: string;
  images: WirePinImages;
  orig_image_url: string;
  /** px in the 236 wide image. */
  image_crop: { min_y: number; max_y: number } | null;
  video_status: VideoStatus | null;
  embed: WireEmbed | null;
  videos: WireVideos | null;
  carousel_data: WireCarouselData | null;
  story_pin_data: WireStoryPinData | null;
  story_pin_data_id: string | null;
  collection_pin: WireCollectionPin | null;
  collage_pin: WireCollagePin | null;
}

interface WirePinRelations {
  board: WireBoardShort;
  pinned_to_board: { id: string; name: string; url: string } | null;
  pinner: WireUserShort;
  closeup_attribution: WireUserShort;
  native_creator: WireUserShort | null;
  origin_pinner: WireUserShort | null;
  via_pinner: WireUserShort | null;
  promoter: WireUserShort | null;
  sponsorship: { creator: WireUserShort; sponsor: WireUserShort | null; status: number } | null;
  link_domain: { domain: string; official_user: WireUserShort | null } | null;
  saved_info: WireSavedInfo | null;
  origin_board: WireBoardShort | null;
  original_pin_id: string | null;
  pin_join: {
    shopping_klp_urls: string[];
    visual_annotation: string[];
    annotations_with_links_array: { name: string; url: string }[];
  };
  aggregated_pin_data: {
    id: string;
    node_id: string;
    pin_tags_chips: { text: string; url: string }[];
    is_shop_the_look: boolean;
    aggregated_stats: { saves: number; done: number };
  };
  creator_analytics: {
    days: number;
    impression: number | null;
    pin_click: number | null;
    save: number | null;
  } | null;
  recommendation_reason: {
    reason: RecommendationReasonKind;
    reason_id: string;
    has_board: boolean;
    board: { name: string; url: string } | null;
  } | null;
  source_interest: { id: string; name: string; url_name: string } | null;
}

export interface WireSavedInfo {
  local_pin_id: string;
  board_id: string;
  section_id: string | null;
  title: string;
  type: SavedInfo['type'];
  url: string;
}

interface WirePinRichData {
  rich_summary: WireRichSummary | null;
  rich_metadata: WireRichMetadata | null;
  product_pin_data: WireProductPinData | null;
  rating: { rating: number; max_rating: number; count: number } | null;
  shopping_flags: number[];
}

/** A pin as one viewer sees it. Only optional fields may be omitted. */
export interface WirePin
  extends
    WirePinTexts,
    WirePinLinks,
    WirePinFlags,
    WirePinAdFields,
    WirePinCounts,
    WirePinMedia,
    WirePinRelations,
    WirePinRichData {
  id: string;
  node_id: string;
  type: 'pin';
  created_at: string;
  method: PinMethod;
  privacy: BoardPrivacy;
  access: Access[];
  tracking_params: string;
  /** In lists grouped by colour or interest. */
  group?: { key: string; label: string };
  /** Omitted for viewers without write access. */
  scheduled_publish_at?: string | null;
}
