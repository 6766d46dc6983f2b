import type { BoardShort } from '../boards/board.ts';
import type { BoardId, PinId } from '../ids/ids.ts';
import type { PinImages } from '../images/image-spec.ts';
import type { Access } from '../boards/board-permission.ts';
import type { UserShort } from '../users/user.ts';
import type { CarouselData } from './carousel.ts';
import type {
  AggregatedPinData,
  CollageItem,
  CollectionItem,
  CreatorAnalytics,
  Embed,
  ImageCrop,
  LinkDomain,
  PinJoin,
  PinRating,
  ReactionCount,
  ReactionType,
  RecommendationReason,
  SavedInfo,
  SourceInterest,
  Sponsorship,
} from './pin-relations.ts';
import type { PublicPinTexts } from './pin-texts.ts';
import type { ProductPinData, RichMetadata, RichSummary } from './rich-data.ts';
import type { StoryPinData } from './story.ts';
import type { Videos, VideoStatus } from './video.ts';

export type PinMethod = 'button' | 'button_external' | 'uploaded' | 'scraped' | 'bookmarklet';

/** Texts of people, and texts derived from them. */
export interface PinShownTexts extends PublicPinTexts {
  readonly gridTitle: string;
  /** Escaped; holds only `a[href]` and `br`. */
  readonly descriptionHtml: string;
  readonly closeupDescription: string;
  readonly closeupUnifiedDescription: string;
  readonly gridDescription: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly autoAltText: string | null;
  /** The pinner's own note on this copy; null for viewers without write access. */
  readonly unifiedUserNote: string | null;
  readonly pinNote: { readonly text: string } | null;
  readonly category: string | null;
  readonly domain: string;
  readonly hashtags: readonly string[];
}

export interface PinLinks {
  readonly mobileLink: string | null;
  readonly destinationUrl: string | null;
  readonly adDestinationUrl: string | null;
  readonly trackedLink: string | null;
  readonly offsiteLink: string | null;
  readonly seoUrl: string;
  readonly seoNoindexReason: string | null;
}

export interface PinFlags {
  readonly isCommentsAllowed: boolean;
  readonly isRepin: boolean;
  readonly isPromoted: boolean;
  readonly isDownstreamPromotion: boolean;
  readonly isThirdPartyAd: boolean;
  readonly promotedIsRemovable: boolean;
  readonly promotedIsLeadAd: boolean;
  readonly isPromotedOnly: boolean;
  readonly isQuickPromotable: boolean;
  readonly isEligibleForPdp: boolean;
  readonly isEligibleForWebCloseup: boolean;
  readonly isEligibleForPreLovedGoodsLabel: boolean;
  readonly isShoppable: boolean;
  readonly isOosProduct: boolean;
  readonly isStaleProduct: boolean;
  readonly isGoLinkless: boolean;
  readonly shouldOpenInStream: boolean;
  readonly isVideo: boolean;
}

export interface PinAdFields {
  readonly advertiserId: string | null;
  readonly campaignId: string | null;
  readonly attributionSourceId: string | null;
  readonly pinPromotionId: string | null;
  readonly adMatchReason: string | null;
  readonly dpaCreativeType: string | null;
  readonly promotedLeadForm: { readonly leadFormId: string } | null;
  readonly adData: {
    readonly ceAltImageSignature: string | null;
    readonly collectionGridClickType: number | null;
  } | null;
}

export interface PinCounts {
  readonly favoritedByMe: boolean;
  readonly favoriteCount: number;
  readonly reactionByMe: ReactionType | null;
  readonly reactionCounts: Readonly<Record<string, number>>;
  readonly reactionCountsData: readonly ReactionCount[];
  readonly repinCount: number;
  readonly commentCount: number;
  readonly shareCount: number;
}

export interface PinMedia {
  readonly dominantColor: string | null;
  readonly imageSignature: string;
  readonly imageSpec: PinImages;
  readonly origImageUrl: string | null;
  readonly imageCrop: ImageCrop | null;
  readonly embed: Embed | null;
  readonly videos: Videos | null;
  readonly videoStatus: VideoStatus | null;
  readonly carouselData: CarouselData | null;
  readonly storyPinData: StoryPinData | null;
  readonly storyPinDataId: string | null;
  readonly collectionPin: { readonly itemData: readonly CollectionItem[] } | null;
  readonly collagePin: { readonly itemData: readonly CollageItem[] } | null;
}

export interface PinRelations {
  /** Null only in partial answers; the server always sends both. */
  readonly board: BoardShort | null;
  readonly pinner: UserShort | null;
  readonly closeupAttribution: UserShort | null;
  readonly nativeCreator: UserShort | null;
  readonly originPinner: UserShort | null;
  readonly viaPinner: UserShort | null;
  readonly promoter: UserShort | null;
  readonly sponsorship: Sponsorship | null;
  readonly linkDomain: LinkDomain | null;
  readonly pinnedToBoard: { readonly id: BoardId; readonly name: string; readonly url: string } | null;
  readonly savedInfo: SavedInfo | null;
  readonly originBoard: BoardShort | null;
  readonly originalPinId: PinId | null;
  readonly pinJoin: PinJoin;
  readonly aggregatedPinData: AggregatedPinData | null;
  readonly creatorAnalytics: CreatorAnalytics | null;
  readonly recommendationReason: RecommendationReason | null;
  readonly sourceInterest: SourceInterest | null;
}

export interface PinRichData {
  readonly richSummary: RichSummary | null;
  readonly richMetadata: RichMetadata | null;
  readonly productPinData: ProductPinData | null;
  readonly rating: PinRating | null;
  /** 1, 2, 5, 6 and 10 are known; others are stored without effect. */
  readonly shoppingFlags: readonly number[];
}

/** One copy of a picture or video on one board, as one viewer sees it. */
export interface Pin
  extends PinShownTexts, PinLinks, PinFlags, PinAdFields, PinCounts, PinMedia, PinRelations, PinRichData {
  readonly entityId: PinId;
  readonly nodeId: string;
  /** Milliseconds since the epoch; null when unknown. */
  readonly createdAt: number | null;
  readonly method: PinMethod | null;
  /** The privacy of its board. */
  readonly privacy: BoardShort['privacy'];
  readonly access: readonly Access[];
  /** Opaque; sent back as `clientTrackingParams` with every action on this pin. */
  readonly trackingParams: string;
  readonly scheduledPublishAt: number | null;
  /** Set in lists that are grouped by colour or interest. */
  readonly group: { readonly key: string; readonly label: string } | null;
}
